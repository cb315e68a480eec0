import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './tree-health.module.css';
import { People } from './tree-health.tsx';
import type { ApartView, DuplicateView } from './views.ts';

/** Who may stand twice in a tree, likely ones first; either of the two stays with what both tell, or both do. */
export function Duplicates({ pairs }: { readonly pairs: readonly DuplicateView[] }) {
  return (
    <ul className={styles.findings} aria-label="Dvojnici">
      {pairs.map(({ key, people, reasons }) => (
        <li key={key}>
          <div>
            <People people={people} />
            <p className={styles.advice}>{reasons}</p>
          </div>
          <div className={styles.verdicts}>
            {people.map(({ id }, index) => (
              <Form key={id} method="post" preventScrollReset>
                <input type="hidden" name="keep" value={id} />
                <input type="hidden" name="drop" value={people[1 - index]?.id} />
                <Button name="intent" value="merge">
                  Spojite, ostaje {id}
                </Button>
              </Form>
            ))}
            <Form method="post" preventScrollReset>
              <input type="hidden" name="key" value={key} />
              <Button
                look="quiet"
                name="intent"
                value="apart"
                aria-label={`Nisu ista osoba: ${people.map(({ name }) => name).join(' i ')}`}
              >
                Nisu ista osoba
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Who is alike and not one person, with who said so. */
export function Apart({ apart }: { readonly apart: readonly ApartView[] }) {
  if (apart.length === 0) return null;
  return (
    <div className={styles.accepted}>
      <Disclosure summary={`Nisu ista osoba (${apart.length})`} open={false}>
        <ul className={styles.findings} aria-label="Nisu ista osoba">
          {apart.map(({ key, sentence, by }) => (
            <li key={key}>
              <div>
                <p>{sentence}</p>
                <p className={styles.advice}>{by}</p>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="key" value={key} />
                <Button look="quiet" name="intent" value="take-back" aria-label={`Poništite: ${sentence}`}>
                  Poništite
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
