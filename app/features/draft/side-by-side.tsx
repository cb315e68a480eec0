import { type ComparedPart, type ComparedRow, isChanged } from '../../../domain/compare-texts.ts';
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

const REST = 'Ostatak je predug da bi se prikazao.';

/**
 * Two texts beside each other, on a phone below each other, the words that differ marked: by a sign and a line, not by colour
 * alone.
 */
export function SideBySide({ rows, before, after }: SideBySideProps) {
  if (before === undefined) {
    return (
      <div className={styles.alone}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the text
          <p key={index} className={styles.text}>
            {row.after?.map(({ text }) => text).join('') ?? REST}
          </p>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.compared}>
      <p className={styles.head}>{before}</p>
      <p className={styles.head}>{after}</p>
      {rows.filter(isChanged).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the text
        <Row key={index} row={row} />
      ))}
    </div>
  );
}

function Row({ row: { before, after } }: { readonly row: ComparedRow }) {
  if (!before && !after) return <p className={styles.head}>{REST}</p>;
  return (
    <>
      <div className={before ? styles.text : styles.nothing}>{before && <Parts parts={before} as="del" />}</div>
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
