import { Form } from 'react-router';
import { PHOTOGRAPH_VIEWS, QUERY_PARAM, VIEW_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
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
      <div className={styles.views}>
        <Tabs
          label="Koje fotografije"
          tabs={views.map(({ value, label }) => ({
            label,
            href: value === '' ? pathTo('photographs') : `${pathTo('photographs')}?${VIEW_PARAM}=${value}`,
            current: value === view,
          }))}
        />
      </div>
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
