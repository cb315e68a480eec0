import { pathTo } from '../routes.ts';
import { Link } from '../ui/link.tsx';
import styles from './breadcrumbs.module.css';
import type { Crumb } from './page-info.ts';

export function Breadcrumbs({ title, crumbs }: { readonly title: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Put do stranice">
      <ol>
        {[{ label: 'Početna', href: pathTo('home') }, ...crumbs].map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
