import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import list from '../../ui/ruled-list.module.css';
import styles from './members.module.css';
import type { AdmissionItem } from './views.ts';

/** Those who ask to be let in, the longest waiting first. */
export function AdmissionQueue({ asking }: { readonly asking: readonly AdmissionItem[] }) {
  return (
    <section className={styles.section} aria-labelledby="zahtjevi">
      <h2 id="zahtjevi">Čekaju odobrenje</h2>
      {asking.length === 0 ? (
        <p className={styles.note}>
          Nitko ne čeka. Tko otvori račun i potvrdi adresu, pojavit će se ovdje čim poželi vidjeti članske stranice.
        </p>
      ) : (
        <ul className={list.list}>
          {asking.map(({ id, name, email, asked }) => (
            <li key={id}>
              <div className={styles.who}>
                <p className={styles.name}>{name}</p>
                <p className={styles.email}>{email}</p>
                <p className={styles.meta}>Čeka od {asked}</p>
              </div>
              <Form method="post" preventScrollReset className={styles.buttons}>
                <input type="hidden" name="member" value={id} />
                <Button look="primary" name="intent" value="admit" aria-label={`Primite: ${name}`}>
                  Primite
                </Button>
                <Button look="quiet" name="intent" value="refuse" aria-label={`Odbijte: ${name}`}>
                  Odbijte
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
