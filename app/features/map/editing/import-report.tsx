import { counted } from '../../../text/plurals.ts';
import styles from './import-report.module.css';

export interface ImportRow {
  readonly name: string;
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'refused';
  readonly where: string;
  readonly problem: string;
}

const OUTCOME_LABEL: Readonly<Record<ImportRow['outcome'], string>> = {
  added: 'novo',
  changed: 'promijenjeno',
  unchanged: 'isto kao prije',
  refused: 'nije uzeto',
};
const SHAPES = { one: 'oblik', few: 'oblika', other: 'oblika' };

/** What a file brings, shape by shape, before anything is saved. */
export function ImportReport({ rows }: { readonly rows: readonly ImportRow[] }) {
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const outcomes = (Object.keys(OUTCOME_LABEL) as ImportRow['outcome'][]).filter((outcome) => count(outcome) > 0);
  const isPlaced = rows.some(({ where }) => where !== '');
  return (
    <div className={styles.report}>
      <h2 id="izvjestaj">Što je u datoteci</h2>
      <p>
        {counted(rows.length, SHAPES)}:{' '}
        {outcomes.map((outcome) => `${OUTCOME_LABEL[outcome]} ${count(outcome)}`).join(', ')}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby="izvjestaj">
        <table>
          <thead>
            <tr>
              <th scope="col">Ime</th>
              <th scope="col">Ishod</th>
              {isPlaced && <th scope="col">Gdje</th>}
              <th scope="col">Zašto</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, outcome, where, problem }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and names in it repeat
              <tr key={index} className={styles[outcome]}>
                <th scope="row">{name || '(bez imena)'}</th>
                <td>{OUTCOME_LABEL[outcome]}</td>
                {isPlaced && <td>{where}</td>}
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
