import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import list from '../../ui/ruled-list.module.css';
import { Answers, WaysToAnswer } from './answers.tsx';
import styles from './desk-sections.module.css';
import type { MessageItem, UnsentAnswer } from './views.ts';

interface MessagesProps {
  readonly messages: readonly MessageItem[];
  readonly unsent: UnsentAnswer | undefined;
}

/** What people wrote to the editors, with how to reach them. */
export function Messages({ messages, unsent }: MessagesProps) {
  if (messages.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="poruke">
      <h2 id="poruke">Poruke Uredništvu</h2>
      <ul className={list.list}>
        {messages.map(({ id, name, at, text, about, answers, ...sender }) => (
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
                    <Link to={about.href}>{about.title}</Link>
                  </>
                )}
              </p>
              <p className={styles.words}>{text}</p>
              <Answers report={id} name={name} email={sender.email} answers={answers} unsent={unsent} />
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
