import { Form } from 'react-router';
import type { FeatureKind } from '../../../../domain/geography/map-feature.ts';
import { FEATURE_KIND_LABEL } from '../../../text/map-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './import-form.module.css';
import { ImportReport, type ImportRow } from './import-report.tsx';

const KINDS = [
  { name: 'points', label: 'Točke su', value: 'viewpoint' },
  { name: 'lines', label: 'Crte su', value: 'path' },
  { name: 'areas', label: 'Površine su', value: 'field' },
] as const satisfies readonly { name: string; label: string; value: FeatureKind }[];

export interface ImportAnswer {
  readonly trouble?: string | undefined;
  /** A file that was read and waits for a word. */
  readonly file?: { readonly hash: string; readonly rows: readonly ImportRow[] } | undefined;
  readonly values: Readonly<Record<string, string>>;
}

interface ImportFormProps {
  readonly revision: number;
  readonly answer: ImportAnswer | undefined;
}

/** A file is read and reported on first; only a second word takes it in. */
export function ImportForm({ revision, answer }: ImportFormProps) {
  const values = answer?.values ?? {};
  const hasNews = answer?.file?.rows.some(({ outcome }) => outcome === 'added' || outcome === 'changed');
  return (
    <>
      {answer?.trouble && (
        <Notice kind="trouble" focused>
          {answer.trouble}
        </Notice>
      )}
      <Form method="post" encType="multipart/form-data" className={styles.form}>
        <label>
          <span>Datoteka (GeoJSON ili GPX, do 1 MB)</span>
          <input
            type="file"
            name="file"
            accept=".geojson,.json,.gpx,application/geo+json,application/gpx+xml"
            required
          />
        </label>
        <fieldset>
          <legend>Kad datoteka sama ne kaže što je u njoj</legend>
          {KINDS.map(({ name, label, value }) => (
            <label key={name}>
              <span>{label}</span>
              <select name={name} defaultValue={values[name] ?? value}>
                {Object.entries(FEATURE_KIND_LABEL).map(([kind, kindLabel]) =>
                  kind === 'tour' ? null : (
                    <option key={kind} value={kind}>
                      {kindLabel}
                    </option>
                  ),
                )}
              </select>
            </label>
          ))}
        </fieldset>
        <p>
          <Button name="intent" value="read">
            Pročitaj
          </Button>
        </p>
      </Form>
      {answer?.file && <ImportReport rows={answer.file.rows} />}
      {answer?.file && hasNews && (
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="hash" value={answer.file.hash} />
          <input type="hidden" name="revision" value={revision} />
          {KINDS.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={values[name] ?? value} />
          ))}
          <Button look="primary" name="intent" value="take">
            Uvezi u kartu
          </Button>
        </Form>
      )}
    </>
  );
}
