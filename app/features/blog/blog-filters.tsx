import { TAG_PARAM, YEAR_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import styles from './blog-filters.module.css';

interface BlogFiltersProps {
  readonly tags: readonly { readonly name: string; readonly count: number }[];
  readonly years: readonly string[];
  readonly tag: string | null;
  readonly year: string | null;
}

/** Links rather than controls: every choice has an address. */
export function BlogFilters({ tags, years, tag, year }: BlogFiltersProps) {
  const address = (name: string, value: string) => `${pathTo('blog')}?${new URLSearchParams({ [name]: value })}`;
  return (
    <nav className={styles.filters} aria-label="Izbor zapisa">
      <ul>
        <li>
          <Link to={pathTo('blog')} aria-current={!tag && !year ? 'true' : undefined}>
            Svi zapisi
          </Link>
        </li>
        {years.length > 1 &&
          years.map((value) => (
            <li key={value}>
              <Link to={address(YEAR_PARAM, value)} aria-current={value === year ? 'true' : undefined}>
                {value}.
              </Link>
            </li>
          ))}
        {tags.map(({ name, count }) => (
          <li key={name}>
            <Link to={address(TAG_PARAM, name)} aria-current={name === tag ? 'true' : undefined}>
              {name} <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
