import { Form } from 'react-router';
import { telephoneLink } from '../../../domain/telephone.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './desk-sections.module.css';
import type { MessageItem } from './views.ts';

/** What people wrote to the editors, with how to reach them. */
export function Messages({ messages }: { readonly messages: readonly MessageItem[] }) {
  if (messages.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="poruke">
      <h2 id="poruke">Poruke Uredništvu</h2>
      <ul className={styles.lines}>
        {messages.map(({ id, name, at, text, about, ...sender }) => (
          <li key={id}>
            <div className={styles.message}>
              <p>
                {name} <small>{at}</small>
              </p>
              <p className={styles.who}>
                <WaysToAnswer {...sender} />
                {about && (
                  <>
                    {' · O stranici '}
                    <Link to={about}>{about}</Link>
                  </>
                )}
              </p>
              <p className={styles.words}>{text}</p>
            </div>
            <Form method="post" preventScrollReset className={styles.buttons}>
              <input type="hidden" name="report" value={id} />
              <Button look="secondary" name="intent" value="close-report" aria-label={`Riješeno: ${name}, ${at}`}>
                Riješeno
              </Button>
              <Button look="danger" name="intent" value="delete-report" aria-label={`Izbrišite: ${name}, ${at}`}>
                Izbrišite
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaysToAnswer({ email, emailProven, telephone }: Pick<MessageItem, 'email' | 'emailProven' | 'telephone'>) {
  if (!email && !telephone) return 'Bez adrese i telefona: ne može se odgovoriti';
  return (
    <>
      {/* Encoded: an address may hold what a mail program would read as further recipients. */}
      {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
      {email && (emailProven ? ' (potvrđena adresa)' : ' (adresa nije potvrđena)')}
      {email && telephone && ' · '}
      {telephone && <a href={telephoneLink(telephone)}>{telephone}</a>}
    </>
  );
}
