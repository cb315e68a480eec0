import { mdiAccountCheckOutline } from '@mdi/js';
import { useFetcher } from 'react-router';
import { LONGEST_REPORT } from '../../../domain/contribution-limits.ts';
import { PERSON_PARAM } from '../../query-words.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Share } from '../../ui/share.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './person-actions.module.css';
import type { PersonView } from './views.ts';

interface PersonActionsProps {
  readonly person: PersonView;
  /** Whether the member has said to be this person. */
  readonly isOwn: boolean;
  /** A correction that was not taken, where the page itself brought the answer: without scripts. */
  readonly typed?: string | undefined;
}

interface Answer {
  readonly intent: string;
  readonly done?: string | undefined;
  readonly trouble?: string | undefined;
}

/** What a member can do about somebody: pass the link on, say «that is me», tell what is wrong. */
export function PersonActions({ person, isOwn, typed }: PersonActionsProps) {
  const fetcher = useFetcher<Answer>({ key: `osoba-${person.id}` });
  const answer = fetcher.data;
  const correctionTrouble = answer?.intent === 'correction' ? answer.trouble : undefined;
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
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
      {isOwn && <p className={styles.own}>To ste vi.</p>}
      {answer?.done && <Notice kind="done">{answer.done}</Notice>}
      {answer?.trouble && !correctionTrouble && <Notice kind="trouble">{answer.trouble}</Notice>}
      {answer?.intent !== 'correction' || correctionTrouble ? (
        <Disclosure summary="Prijavite ispravak" open={correctionTrouble !== undefined || Boolean(typed)}>
          <fetcher.Form method="post" preventScrollReset className={styles.form}>
            <input type="hidden" name={PERSON_PARAM} value={person.id} />
            <TextArea
              label="Što treba ispraviti?"
              name="reason"
              rows={4}
              maxLength={LONGEST_REPORT}
              defaultValue={typed}
              required
              hint="Poruku čita Uredništvo. Ako znate, napišite i odakle podatak."
              error={correctionTrouble === undefined ? undefined : { sentence: correctionTrouble }}
            />
            <Button name="intent" value="correction" busy={fetcher.state !== 'idle'}>
              Pošaljite Uredništvu
            </Button>
          </fetcher.Form>
        </Disclosure>
      ) : null}
    </div>
  );
}
