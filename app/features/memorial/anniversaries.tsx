import { Form } from 'react-router';
import { SAMPLE_BADGE } from '../../text/sample-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import styles from './anniversaries.module.css';

interface AnniversariesProps {
  readonly coming: readonly {
    readonly key: string;
    readonly name: string;
    readonly href: string;
    readonly day: string;
    readonly what: string;
    readonly sample: boolean;
  }[];
  /** The private address of the calendar, once asked for. */
  readonly calendar: string | undefined;
  readonly emails: boolean;
  readonly verified: boolean;
  readonly email: string;
  readonly done: string | undefined;
}

export function Anniversaries({ coming, calendar, emails, verified, email, done }: AnniversariesProps) {
  return (
    <div className={styles.columns}>
      <section aria-labelledby="uskoro">
        <h2 id="uskoro">Uskoro</h2>
        {coming.length === 0 && <p>U iduća četiri mjeseca nema obljetnica kojima znamo dan.</p>}
        <ol className={styles.days}>
          {coming.map(({ key, name, href, day, what, sample }) => (
            <li key={key}>
              <p className={styles.day}>{day}</p>
              <p>
                <Link to={href}>{name}</Link>
                <small>
                  {what} {sample && <SampleLabel>{SAMPLE_BADGE}</SampleLabel>}
                </small>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.subscriptions}>
        {done && (
          <Notice kind="done" focused>
            {done}
          </Notice>
        )}
        <section aria-labelledby="kalendar">
          <h2 id="kalendar">U vašem kalendaru</h2>
          <p>
            Adresu upišite u kalendar na telefonu ili računalu („dodaj kalendar preko adrese“). Vaša je: ne dajte je
            drugima.
          </p>
          {calendar && <p className={styles.address}>{calendar}</p>}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value={calendar ? 'new-address' : 'calendar'} />
            <Button look={calendar ? 'quiet' : 'secondary'}>
              {calendar ? 'Nova adresa (stara prestaje vrijediti)' : 'Zatražite adresu kalendara'}
            </Button>
          </Form>
        </section>
        <section aria-labelledby="poruke">
          <h2 id="poruke">E-poštom, tjedan dana prije</h2>
          {verified ? (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="emails" />
              <input type="hidden" name="emails" value={emails ? 'no' : 'yes'} />
              <p>{emails ? `Podsjetnici idu na ${email}.` : `Slat ćemo ih na ${email}.`}</p>
              <Button look={emails ? 'quiet' : 'secondary'}>
                {emails ? 'Isključite podsjetnike' : 'Uključite podsjetnike'}
              </Button>
            </Form>
          ) : (
            <p>Najprije potvrdite svoju adresu e-pošte, na stranici „Moj račun“.</p>
          )}
        </section>
      </div>
    </div>
  );
}
