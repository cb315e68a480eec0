import { type ComparedPart, type ComparedRow, MOST_ROWS } from '../../../domain/compare-texts.ts';
import styles from './side-by-side.module.css';

/** A field of a record as it was and as it is, where the two differ. */
export interface ComparedField {
  readonly label: string;
  readonly rows: readonly ComparedRow[];
}

interface SideBySideProps {
  readonly rows: readonly ComparedRow[];
  /** Absent where nothing was before: then there is nothing to mark either. */
  readonly before?: string | undefined;
  readonly after: string;
}

/**
 * Two texts beside each other, on a phone below each other, the words that differ marked: by a sign and a line, not by colour
 * alone.
 */
export function SideBySide({ rows, before, after }: SideBySideProps) {
  const rest = rows.length === MOST_ROWS && <p className={styles.head}>Prikazano je prvih {MOST_ROWS} odlomaka.</p>;
  if (before === undefined) {
    return (
      <div className={styles.alone}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the text
          <p key={index} className={styles.text}>
            {row.after?.map(({ text }) => text).join('')}
          </p>
        ))}
        {rest}
      </div>
    );
  }
  return (
    <div className={styles.compared}>
      <p className={styles.head}>{before}</p>
      <p className={styles.head}>{after}</p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the text
        <Row key={index} row={row} />
      ))}
      {rest}
    </div>
  );
}

function Row({ row: { before, after } }: { readonly row: ComparedRow }) {
  const isSame = [before, after].every((parts) => parts?.every(({ changed }) => !changed));
  return (
    <>
      <div className={before ? `${styles.text} ${isSame ? styles.same : ''}` : styles.nothing}>
        {before && <Parts parts={before} as="del" />}
      </div>
      <div className={after ? styles.text : styles.nothing}>{after && <Parts parts={after} as="ins" />}</div>
    </>
  );
}

function Parts({ parts, as: Mark }: { readonly parts: readonly ComparedPart[]; readonly as: 'del' | 'ins' }) {
  return parts.map(({ text, changed }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the text
    changed ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );
}
