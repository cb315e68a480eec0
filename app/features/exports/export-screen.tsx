import { Notice } from '../../ui/notice.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { CopySection } from './copy-section.tsx';
import styles from './exports.module.css';
import { useExportState } from './use-export-state.ts';
import type { ExportState } from './views.ts';

interface ExportScreenProps {
  readonly given: ExportState;
  readonly trouble: string | undefined;
  /** What came of a form. */
  readonly answer:
    | {
        readonly intent: string;
        readonly typed: Readonly<Record<string, string>>;
        readonly error?: { readonly field: string; readonly sentence: string } | undefined;
      }
    | undefined;
}

export function ExportScreen({ given, trouble, answer }: ExportScreenProps) {
  const { state, watch } = useExportState(given);
  return (
    <div className={styles.screen}>
      {trouble && (
        <Notice kind="trouble" focused>
          {trouble}
        </Notice>
      )}
      <ArchiveSection
        work={state.archive}
        error={answer?.intent === 'private' ? answer.error : undefined}
        agreed={answer?.typed.agreed === 'yes'}
        onAsked={watch}
      />
      {state.copies && <CopySection copies={state.copies} onAsked={watch} />}
    </div>
  );
}
