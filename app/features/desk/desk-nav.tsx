import { Link } from '../../ui/link.tsx';
import styles from './desk-nav.module.css';
import type { DeskPlace } from './views.ts';

/** The rooms of the desk, on each of its pages. */
export function DeskNav({ places }: { readonly places: readonly DeskPlace[] }) {
  return (
    <nav className={styles.nav} aria-label="Uredništvo">
      <ul>
        {places.map(({ label, href, current }) => (
          <li key={href}>
            <Link to={href} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
