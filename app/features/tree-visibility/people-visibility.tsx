import { Form } from 'react-router';
import { QUERY_PARAM, SHOWN_PARAM, SHOWN_WORDS } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './tree-visibility.module.css';
import type { PersonVisibilityView } from './views.ts';

interface PeopleVisibilityProps {
  readonly people: readonly PersonVisibilityView[];
  readonly shown: string;
  readonly query: string;
}

const SHOWN_LABEL = { full: 'Sve', name: 'Samo ime', hidden: 'Ništa' } as const;

/** Everybody in a tree with what others see of them and why. Chosen from by address, so that it works without scripts. */
export function PeopleVisibility({ people, shown, query }: PeopleVisibilityProps) {
  return (
    <>
      <Form className={styles.tools} role="search" aria-label="Izbor osoba">
        <Field label="Ime" name={QUERY_PARAM} type="search" defaultValue={query} key={query} />
        <Select
          label="Vidi se"
          name={SHOWN_PARAM}
          value={shown}
          options={[
            { value: '', label: 'Svejedno' },
            { value: SHOWN_WORDS.full, label: SHOWN_LABEL.full },
            { value: SHOWN_WORDS.name, label: SHOWN_LABEL.name },
            { value: SHOWN_WORDS.hidden, label: SHOWN_LABEL.hidden },
          ]}
        />
        <Button type="submit">Prikaži</Button>
      </Form>
      {people.length === 0 ? (
        <p>Takve osobe u stablu nema.</p>
      ) : (
        <div className={styles.people}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Osoba</th>
                <th scope="col">Vidi se</th>
                <th scope="col">Zašto</th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.id}>
                  <th scope="row">
                    <Link to={person.href} reloadDocument>
                      {person.name}
                    </Link>
                  </th>
                  <td>
                    <span className={styles.shown} data-shown={person.shown}>
                      {SHOWN_LABEL[person.shown]}
                    </span>
                  </td>
                  <td>{person.reason}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </>
  );
}
