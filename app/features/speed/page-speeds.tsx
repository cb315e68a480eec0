import { Table } from '../../ui/table.tsx';
import styles from './page-speeds.module.css';
import tones from './tones.module.css';
import type { PageRow, SpeedView } from './views.ts';

export function PageSpeeds({ columns, pages }: Pick<SpeedView, 'columns' | 'pages'>) {
  return (
    <div className={styles.speeds}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Stranica</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((row) => (
            <PageSpeed key={row.name} row={row} columns={columns} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function PageSpeed({
  row: { name, visits, values },
  columns,
}: {
  readonly row: PageRow;
  readonly columns: readonly string[];
}) {
  return (
    <tr>
      <th scope="row">
        {name} <span className={styles.visits}>{visits}</span>
      </th>
      {columns.map((column, index) => {
        const measured = values[index];
        return (
          <td key={column} data-column={column}>
            {measured ? (
              <span className={tones.dot} data-tone={measured.tone}>
                {measured.value} <span className={styles.verdict}>{measured.verdict}</span>
              </span>
            ) : (
              <span className={styles.none}>nije izmjereno</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
