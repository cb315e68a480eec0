import { mdiDownload } from '@mdi/js';
import { Form } from 'react-router';
import { ORDER_PARAM, ROLE_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { SAMPLE_BADGE } from '../../text/sample-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { Select } from '../../ui/select.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './people-table.module.css';

interface PeopleTableProps {
  readonly people: readonly SortableRow[];
  readonly roles: readonly string[];
  readonly role: string;
  readonly order: string;
  /** Every row is here, and can be sorted in the browser (app/document/sort-table.ts). */
  readonly whole: boolean;
}

const COLUMNS = [
  { order: 'ime', label: 'Ime' },
  { order: 'rodenje', label: 'Rođenje' },
  { order: 'smrt', label: 'Smrt' },
] as const;

/** Sorted and filtered by address, so that it works without scripts and can be linked to. */
export function PeopleTable({ people, roles, role, order, whole }: PeopleTableProps) {
  const address = (by: string) => {
    const parameters = new URLSearchParams({ [ORDER_PARAM]: by, ...(role ? { [ROLE_PARAM]: role } : {}) });
    return `${pathTo('peopleData')}?${parameters}`;
  };
  return (
    <>
      <Form className={styles.tools} role="search" aria-label="Izbor osoba">
        <input type="hidden" name={ORDER_PARAM} defaultValue={order} data-order="" />
        <Select
          label="Uloga"
          name={ROLE_PARAM}
          value={role}
          options={[{ value: '', label: 'Sve uloge' }, ...roles.map((value) => ({ value, label: value }))]}
        />
        <Button type="submit">Prikažite</Button>
        <span className={styles.downloads}>
          <LinkButton href={pathTo('peopleCsv')} icon={mdiDownload}>
            CSV
          </LinkButton>
          <LinkButton href={pathTo('peopleJson')} icon={mdiDownload}>
            JSON
          </LinkButton>
        </span>
      </Form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Tablica poznatih osoba" tabIndex={0}>
        <Table sortable={whole}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column.order} scope="col" aria-sort={column.order === order ? 'ascending' : undefined}>
                  <a href={address(column.order)} data-order={column.order}>
                    {column.label}
                  </a>
                </th>
              ))}
              <th scope="col">Uloge</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.slug} {...placesIn(person)}>
                <th scope="row">
                  <Link to={person.path}>{person.name}</Link>{' '}
                  {person.sample && <SampleLabel>{SAMPLE_BADGE}</SampleLabel>}
                </th>
                <td>{[person.bornText, person.birthPlace].filter(Boolean).join(', ')}</td>
                <td>{[person.diedText, person.deathPlace].filter(Boolean).join(', ')}</td>
                <td>{person.roles.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </>
  );
}

/** Its place in each order, where the browser finds it: data-ime, data-rodenje, data-smrt. */
function placesIn({ places }: SortableRow): Record<string, number> {
  return Object.fromEntries(Object.entries(places).map(([order, place]) => [`data-${order}`, place]));
}

/** A notable person as data. */
export interface PersonRow {
  readonly name: string;
  readonly slug: string;
  /** Partial dates as EDTF, and as people read them. */
  readonly born: string;
  readonly died: string;
  readonly bornText: string;
  readonly diedText: string;
  readonly birthPlace: string;
  readonly deathPlace: string;
  readonly roles: readonly string[];
  readonly summary: string;
  readonly sample: boolean;
  readonly path: string;
}

/** In a table, with the place among all in each order. */
export interface SortableRow extends PersonRow {
  readonly places: Readonly<Record<string, number>>;
}
