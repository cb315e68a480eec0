import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './new-records.module.css';
import type { NewRecord } from './views.ts';

/** Everything that can be begun. */
export function NewRecords({ kinds }: { readonly kinds: readonly NewRecord[] }) {
  return (
    <section className={styles.section} aria-labelledby="novo">
      <h2 id="novo">Napišite novo</h2>
      <ul className={styles.kinds}>
        {kinds.map(({ label, href, icon }) => (
          <li key={href}>
            <Link to={href}>
              <Icon path={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
