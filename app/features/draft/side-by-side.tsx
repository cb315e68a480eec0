import type { ComparedPart, ComparedRow } from '../../../domain/compare-texts.ts';
import styles from './side-by-side.module.css';

interface SideBySideProps {
  readonly rows: readonly ComparedRow[];
  readonly before: string;
  readonly after: string;
}

/** Two texts beside each other, the words that differ marked: by a sign and a line, not by colour alone. */
export function SideBySide({ rows, before, after }: SideBySideProps) {
  return (
    <div className={styles.compared}>
      <p className={styles.head}>{before}</p>
      <p className={styles.head}>{after}</p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the text
        <Row key={index} row={row} />
      ))}
    </div>
  );
}

function Row({ row }: { readonly row: ComparedRow }) {
  return (
    <>
      <div className={row.before ? styles.text : styles.nothing}>
        {row.before && <Parts parts={row.before} as="del" />}
      </div>
      <div className={row.after ? styles.text : styles.nothing}>
        {row.after && <Parts parts={row.after} as="ins" />}
      </div>
    </>
  );
}

function Parts({ parts, as: Mark }: { readonly parts: readonly ComparedPart[]; readonly as: 'del' | 'ins' }) {
  return parts.map(({ text, changed }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the text
    changed ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );
}
