import { Link } from 'react-router';
import styles from './pages.module.css';

interface PagesProps {
  readonly pages: readonly { readonly number: number; readonly href: string }[];
  readonly current: number;
}

export function Pages({ pages, current }: PagesProps) {
  if (pages.length < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Stranice bloga">
      <ol>
        {pages.map(({ number, href }) => (
          <li key={number}>
            <Link to={href} aria-label={`${number}. stranica`} aria-current={number === current ? 'page' : undefined}>
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
