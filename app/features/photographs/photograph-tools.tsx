import { Form } from 'react-router';
import { PHOTOGRAPH_VIEWS, pathTo, QUERY_PARAM, VIEW_PARAM } from '../../routes.ts';
import { PHOTOGRAPH_WORD } from '../../text/photograph-text.ts';
import { counted } from '../../text/plurals.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './photograph-tools.module.css';

interface PhotographToolsProps {
  readonly view: string;
  readonly query: string;
  readonly counts: Readonly<Record<'all' | 'undescribed' | 'binned' | 'found', number>>;
}

/** Which photographs are shown: chosen by address, so that it works without scripts. */
export function PhotographTools({ view, query, counts }: PhotographToolsProps) {
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
      {!isBin && (query !== '' || counts.found === 0) && (
        <p className={styles.found}>{foundSentence(view, query, counts)}</p>
      )}
    </>
  );
}

function foundSentence(view: string, query: string, { all, found }: PhotographToolsProps['counts']): string {
  if (query !== '') {
    return found === 0
      ? `Za „${query}“ nema nijedne fotografije.`
      : `Za „${query}“: ${counted(found, PHOTOGRAPH_WORD)}.`;
  }
  if (all === 0) return 'Ovdje još nema fotografija. Ispustite prve u okvir iznad.';
  return view === PHOTOGRAPH_VIEWS.undescribed ? 'Sve su fotografije opisane. Hvala Vam.' : '';
}
