import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
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
  /** What the file is told its position by; none where it knows it, or nobody does. */
  readonly placing: string | undefined;
  /** Its address on the map of the hill. */
  readonly map: string | undefined;
  readonly spellings: readonly SpellingView[];
}

interface MendProps {
  readonly place: PlaceView;
  /** By which it is kept that these are two places, where it is not certain that they are one. */
  readonly apart?: string;
  /** What was typed and not taken. */
  readonly typed: string;
}

/** One place that is written several ways: which of them is right, or another, for all of them at once. */
export function MendPlace({ place: { name, within, spellings }, apart, typed }: MendProps) {
  return (
    <Form method="post" className={styles.mend} preventScrollReset aria-label={name}>
      <fieldset>
        <legend>
          {name} {within && <small>{within}</small>}
        </legend>
        <ul>
          {spellings.map(({ written, count, people }, index) => (
            <li key={written}>
              <input type="hidden" name="from" value={written} />
              <label className={styles.spelling}>
                <input type="radio" name="to" value={written} defaultChecked={index === 0} />
                <span>{written}</span> <small>{count}</small>
              </label>
              {index > 0 && <People people={people} />}
            </li>
          ))}
        </ul>
      </fieldset>
      <div className={styles.decision}>
        <Field label="Ili drukčije" name="other" defaultValue={typed} maxLength={200} />
        <Button look="primary" name="intent" value="mend" aria-label={`Ispravite posvuda: ${name}`}>
          Ispravite posvuda
        </Button>
        {apart && (
          <>
            <input type="hidden" name="key" value={apart} />
            <Button look="quiet" name="intent" value="apart" aria-label={`To su dva mjesta: ${name}`}>
              To su dva mjesta
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}

/** Every place of a tree once. */
export function PlaceTable({ places }: { readonly places: readonly PlaceView[] }) {
  const areWithin = places.some(({ within }) => within);
  const arePlaced = places.some(({ position }) => position);
  return (
    <div className={styles.places}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Mjesto</th>
            {areWithin && <th scope="col">Kamo pripada</th>}
            <th scope="col">Koliko puta</th>
            {arePlaced && <th scope="col">Položaj</th>}
          </tr>
        </thead>
        <tbody>
          {places.map(({ name, within, count, position, placing, map }) => (
            <tr key={`${name} ${within}`}>
              <th scope="row">{name}</th>
              {areWithin && <td className={styles.within}>{within}</td>}
              <td>{count}</td>
              {arePlaced && (
                <td>
                  <span className={styles.position}>
                    {position}
                    {map && <Link to={map}>Na karti</Link>}
                    {placing !== undefined && (
                      <Form method="post" preventScrollReset>
                        <input type="hidden" name="from" value={placing} />
                        <Button
                          look="quiet"
                          name="intent"
                          value="place"
                          aria-label={`Upišite u stablo: položaj, ${name}`}
                        >
                          Upišite u stablo
                        </Button>
                      </Form>
                    )}
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
