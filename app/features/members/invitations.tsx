import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import list from '../../ui/ruled-list.module.css';
import { Select } from '../../ui/select.tsx';
import styles from './members.module.css';
import { type InvitationItem, type MembersAnswer, ROLE_LABEL, ROLE_OPTIONS } from './views.ts';

interface InvitationsProps {
  readonly invitations: readonly InvitationItem[];
  readonly answer: MembersAnswer['invited'];
  /** Another for every answer: a sent form starts anew. */
  readonly formKey: string;
}

/** Whom to invite, and who has not answered yet. */
export function Invitations({ invitations, answer, formKey }: InvitationsProps) {
  return (
    <section className={styles.section} aria-labelledby="pozivi">
      <h2 id="pozivi">Pozovite nekoga</h2>
      <Form method="post" noValidate className={styles.invite} key={formKey}>
        <input type="hidden" name="intent" value="invite" />
        <EmailField required autoComplete="off" defaultValue={answer?.email} error={answer} />
        <Select label="Uloga" name="role" value={answer?.role || 'member'} options={ROLE_OPTIONS} />
        <Button look="primary">Pošaljite poziv</Button>
      </Form>
      <p className={styles.note}>
        Poziv ide e-poštom, vrijedi dva tjedna i samo za tu adresu. Ulogu osoba dobiva tek kad ga prihvati.
      </p>
      {invitations.length > 0 && (
        <ul className={list.list} aria-label="Otvoreni pozivi">
          {invitations.map(({ id, email, role, sent, until, isOver, by }) => (
            <li key={id}>
              <div className={styles.who}>
                <p className={styles.email}>
                  {email} <span className={styles.badge}>{ROLE_LABEL[role]}</span>
                </p>
                <p className={styles.meta}>
                  {`Poslano ${sent}${by && ` (${by})`} · ${isOver ? 'poveznica je istekla' : `vrijedi do ${until}`}`}
                </p>
              </div>
              <Form method="post" preventScrollReset className={styles.buttons}>
                <input type="hidden" name="invitation" value={id} />
                <Button name="intent" value="resend" aria-label={`Pošaljite ponovno: ${email}`}>
                  Pošaljite ponovno
                </Button>
                <Button look="danger" name="intent" value="revoke" aria-label={`Povucite poziv: ${email}`}>
                  Povucite
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
