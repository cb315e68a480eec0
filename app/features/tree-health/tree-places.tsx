import { Link } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';
import { People } from './tree-health.tsx';
import styles from './tree-places.module.css';
import type { LinkedPerson } from './views.ts';

interface SpellingView {
  readonly written: string;
  readonly count: string;
  readonly people: readonly LinkedPerson[];
}

export interface PlaceView {
  readonly name: string;
  readonly within: string;
  readonly count: string;
  readonly position: string;
  /** Its address on the map of the hill. */
  readonly map: string | undefined;
  readonly spellings: readonly SpellingView[];
}

/** One place that is written several ways. */
export function Spellings({ place: { name, within, spellings } }: { readonly place: PlaceView }) {
  return (
    <section className={styles.mend} aria-label={name}>
      <h2>
        {name} {within && <small>{within}</small>}
      </h2>
      <ul>
        {spellings.map(({ written, count, people }, index) => (
          <li key={written}>
            <p className={styles.spelling}>
              <span>{written}</span> <small>{count}</small>
            </p>
            {index > 0 && <People people={people} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every place of a tree once. */
export function PlaceTable({ places }: { readonly places: readonly PlaceView[] }) {
  return (
    <div className={styles.places}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Mjesto</th>
            <th scope="col">U čemu je</th>
            <th scope="col">Koliko puta</th>
            <th scope="col">Položaj</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ name, within, count, position, map }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{within}</td>
              <td>{count}</td>
              <td>
                {position} {map && <Link to={map}>Na karti</Link>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
