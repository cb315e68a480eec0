import { Fragment } from 'react';
import { Link } from './link.tsx';
import styles from './pages.module.css';

interface PagesProps {
  readonly label: string;
  /** In order; where numbers are left out, dots stand for them. */
  readonly pages: readonly { readonly number: number; readonly href: string }[];
  readonly current: number;
}

export function Pages({ label, pages, current }: PagesProps) {
  if (pages.length < 2) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <ol>
        {pages.map(({ number, href }, index) => (
          <Fragment key={number}>
            {index > 0 && number - (pages[index - 1]?.number ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <Link to={href} aria-label={`${number}. stranica`} aria-current={number === current ? 'page' : undefined}>
                {number}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
