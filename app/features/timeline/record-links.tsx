import { Link } from '../../ui/link.tsx';
import styles from './record-links.module.css';
import type { RecordGroup } from './views.ts';

/** Records of a time as plain links, with what each is. */
export function RecordLinks({ records }: { readonly records: RecordGroup['records'] }) {
  return (
    <ul className={styles.records}>
      {records.map(({ key, href, title, label, meta }) => (
        <li key={key}>
          <Link to={href}>{title}</Link> <small>{[label, meta].filter(Boolean).join(', ')}</small>
        </li>
      ))}
    </ul>
  );
}

interface PeriodRecordsProps {
  readonly groups: readonly RecordGroup[];
  /** How many there are in all, of which these may be a choice. */
  readonly count: number;
}

/** On a period's page: what else is told of its time, by kind. */
export function PeriodRecords({ groups, count }: PeriodRecordsProps) {
  if (groups.length === 0) return null;
  const shown = groups.reduce((sum, { records }) => sum + records.length, 0);
  return (
    <section className={styles.section}>
      <h2>Zapisi iz ovoga razdoblja</h2>
      {shown < count && (
        <p>
          Prikazano je {shown} od {count}, najprije ono o čemu drugi zapisi najviše govore.
        </p>
      )}
      <div className={styles.groups}>
        {groups.map(({ label, records }) => (
          <div key={label}>
            <h3>{label}</h3>
            <RecordLinks records={records} />
          </div>
        ))}
      </div>
    </section>
  );
}
