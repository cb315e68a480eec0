import type { ReactNode } from 'react';
import styles from './tree-merge.module.css';
import type { ComparedRow, MergePersonView } from './views.ts';

interface ComparedPeopleProps {
  /** What each column is headed with. */
  readonly heads: readonly [ReactNode, ReactNode];
  readonly mine: MergePersonView;
  readonly theirs: MergePersonView;
  readonly rows: readonly ComparedRow[];
  /** What is chosen of a line in which they differ, beneath it. */
  readonly choiceOf?: (row: ComparedRow) => ReactNode;
}

/** Two who may be one, beside each other, with kin around them. */
export function ComparedPeople({ heads, mine, theirs, rows, choiceOf }: ComparedPeopleProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.compared}>
        <thead>
          <tr>
            <td />
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.who}>
            <th scope="row">Osoba</th>
            <td>
              <Name person={mine} />
            </td>
            <td>
              <Name person={theirs} />
            </td>
          </tr>
          {rows.map((row) => {
            const choice = row.differs && choiceOf?.(row);
            const key = `${row.label} ${row.mine.join()} ${row.theirs.join()}`;
            return [
              <tr key={key} className={row.differs ? styles.differs : undefined} data-chosen={choice ? '' : undefined}>
                <th scope="row">{row.label}</th>
                <td>
                  <Lines texts={row.mine} />
                </td>
                <td>
                  <Lines texts={row.theirs} />
                </td>
              </tr>,
              choice && (
                <tr key={`${key} choice`}>
                  <td />
                  <td colSpan={2}>{choice}</td>
                </tr>
              ),
            ];
          })}
        </tbody>
      </table>
    </div>
  );
}

function Name({ person: { name, years } }: { readonly person: MergePersonView }) {
  return (
    <>
      {name || '(bez imena)'} {years && <small>{years}</small>}
    </>
  );
}

function Lines({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return '–';
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one record never change places
    <span key={index} className={styles.line}>
      {text}
    </span>
  ));
}
