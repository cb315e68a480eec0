import { Fragment } from 'react';
import styles from './key-hints.module.css';

interface KeyHintsProps {
  /** What each does, by the keys that do it. */
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

/** Which keys do what on a page that is worked with. */
export function KeyHints({ keys }: KeyHintsProps) {
  return (
    <p className={styles.keys}>
      Tipke:{' '}
      {keys.map(([names, does], index) => (
        <Fragment key={does}>
          {index > 0 && ', '}
          {names.map((name, place) => (
            <Fragment key={name}>
              {place > 0 && ' ili '}
              <kbd>{name}</kbd>
            </Fragment>
          ))}{' '}
          {does}
        </Fragment>
      ))}
      .
    </p>
  );
}
