import { mdiAccountCheckOutline, mdiPencilOutline } from '@mdi/js';
import { useFetcher } from 'react-router';
import { PERSON_PARAM } from '../../query-words.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Share } from '../../ui/share.tsx';
import styles from './person-actions.module.css';
import type { PersonView } from './views.ts';

interface PersonActionsProps {
  readonly person: PersonView;
  /** Whether the member has said to be this person. */
  readonly isOwn: boolean;
  /** Editors change the tree, members propose. */
  readonly isEditor: boolean;
  /** Where that is done, if not here. */
  readonly editHref: string | undefined;
  /** Only where the drawing is. */
  readonly onEdit?: () => void;
}

interface Answer {
  readonly done?: string | undefined;
  readonly trouble?: string | undefined;
}

/** What a member can do about somebody: change what is written, pass the link on, say «that is me». */
export function PersonActions({ person, isOwn, isEditor, editHref, onEdit }: PersonActionsProps) {
  const fetcher = useFetcher<Answer>({ key: `osoba-${person.id}` });
  const answer = fetcher.data;
  const label = (
    <>
      <Icon path={mdiPencilOutline} />
      {isEditor ? 'Uredite' : 'Predložite izmjenu'}
    </>
  );
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        {editHref !== undefined ? (
          <a className={buttonClass('quiet')} href={editHref}>
            {label}
          </a>
        ) : (
          onEdit && (
            <Button type="button" look="quiet" data-edit="" onClick={onEdit}>
              {label}
            </Button>
          )
        )}
        <Share title={person.name} />
        {(isOwn || person.mayBeOwn) && (
          <fetcher.Form method="post" preventScrollReset>
            <input type="hidden" name={PERSON_PARAM} value={person.id} />
            <Button look="quiet" name="intent" value={isOwn ? 'not-self' : 'self'} busy={fetcher.state !== 'idle'}>
              <Icon path={mdiAccountCheckOutline} />
              {isOwn ? 'Ipak nisam ja' : 'To sam ja'}
            </Button>
          </fetcher.Form>
        )}
      </div>
      {editHref === undefined && !onEdit && (
        <noscript>
          <p>
            Da biste {isEditor ? 'uređivali stablo' : 'predložili izmjenu'}, uključite JavaScript u svojem pregledniku.
          </p>
        </noscript>
      )}
      {isOwn && <p className={styles.own}>To ste vi.</p>}
      {answer?.done && <Notice kind="done">{answer.done}</Notice>}
      {answer?.trouble && <Notice kind="trouble">{answer.trouble}</Notice>}
    </div>
  );
}
