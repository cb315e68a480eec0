import { mdiClose } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './search-filters.module.css';
import type { SearchView } from './views.ts';

/** Links rather than controls: every choice has an address. Folded on a phone, beside the finds where there is room. */
export function SearchFilters({ filters, chosen }: Pick<SearchView, 'filters' | 'chosen'>) {
  if (filters.length === 0 && chosen.length === 0) return null;
  return (
    <nav className={styles.filters} aria-label="Suzite izbor">
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Odabrano">
          {chosen.map(({ label, href }) => (
            <li key={href}>
              <Link to={href} aria-label={`Uklonite odabir: ${label}`}>
                {label}
                <Icon path={mdiClose} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {filters.length > 0 && (
        <details className={styles.folded}>
          <summary>Suzite izbor</summary>
          <div className={styles.choices}>
            {filters.map(({ name, choices }) => (
              <section key={name}>
                <h2>{name}</h2>
                <ul>
                  {choices.map(({ label, count, href, chosen }) => (
                    <li key={label}>
                      <Link to={href} aria-current={chosen ? 'true' : undefined}>
                        {label} <small>{count}</small>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </details>
      )}
    </nav>
  );
}
