import styles from './new-records.module.css';
import { RecordList } from './record-list.tsx';
import type { RecordRow } from './views.ts';

/** What the editor wrote on last. */
export function LatestRecords({ rows }: { readonly rows: readonly RecordRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="nedavno">
      <h2 id="nedavno">Nastavite pisati</h2>
      <RecordList rows={rows} />
    </section>
  );
}
