import { Form } from 'react-router';
import { PHOTOGRAPH_VIEWS, QUERY_PARAM, VIEW_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './photograph-tools.module.css';

interface PhotographToolsProps {
  readonly view: string;
  readonly query: string;
  readonly counts: Readonly<Record<'all' | 'undescribed' | 'binned', number>>;
  /** What was found, in a sentence; nothing where it goes without saying. */
  readonly found: string;
}

/** Which photographs are shown: chosen by address, so that it works without scripts. */
export function PhotographTools({ view, query, counts, found }: PhotographToolsProps) {
  const views = [
    { value: '', label: `Sve (${counts.all})` },
    { value: PHOTOGRAPH_VIEWS.undescribed, label: `Bez opisa (${counts.undescribed})` },
    { value: PHOTOGRAPH_VIEWS.bin, label: `Koš (${counts.binned})` },
  ];
  const isBin = view === PHOTOGRAPH_VIEWS.bin;
  return (
    <>
      <nav className={styles.views} aria-label="Koje fotografije">
        {views.map(({ value, label }) => (
          <Link
            key={value}
            to={value === '' ? pathTo('photographs') : `${pathTo('photographs')}?${VIEW_PARAM}=${value}`}
            aria-current={value === view ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {!isBin && (
        <Form className={styles.search} role="search" aria-label="Traženje fotografija">
          {view !== '' && <input type="hidden" name={VIEW_PARAM} value={view} />}
          <Field
            label="Naslov, opis, autor, mjesto …"
            name={QUERY_PARAM}
            type="search"
            defaultValue={query}
            key={query}
          />
          <Button type="submit">Nađite</Button>
        </Form>
      )}
      {found !== '' && <p className={styles.found}>{found}</p>}
    </>
  );
}
