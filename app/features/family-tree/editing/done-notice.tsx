import { mdiUndoVariant } from '@mdi/js';
import { pathTo } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './editing-panel.module.css';
import type { Editing } from './use-editing.ts';

/** What was done last, and the way back; it stays in sight while the facts beneath it move. */
export function DoneNotice({ editing, isEditor }: { readonly editing: Editing; readonly isEditor: boolean }) {
  const { last, trouble, others, canUndo, isBusy, undo } = editing;
  return (
    <div className={styles.done}>
      {trouble && <Notice kind="trouble">{trouble}</Notice>}
      {last && (
        <Notice kind="done">
          <p>{last}</p>
          {others && <p>{others}</p>}
          {isEditor && canUndo && (
            <Button type="button" look="quiet" busy={isBusy} aria-keyshortcuts="Control+Z" onClick={() => undo()}>
              <Icon path={mdiUndoVariant} />
              Poništite
            </Button>
          )}
          {!isEditor && <Link to={pathTo('ownDrafts')}>Moji prijedlozi</Link>}
        </Notice>
      )}
    </div>
  );
}
