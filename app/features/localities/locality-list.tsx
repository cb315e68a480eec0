import { Form } from 'react-router';
import { PERIOD_PARAM, TYPE_PARAM } from '../../query-words.ts';
import { counted, type Forms } from '../../text/plurals.ts';
import { SAMPLE_WORDS } from '../../text/sample-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './locality-list.module.css';

interface LocalityListProps {
  readonly cards: readonly {
    readonly key: string;
    readonly href: string;
    readonly title: string;
    readonly label: string;
    readonly meta: string;
    readonly sample: boolean;
  }[];
}

/** The same places as plain text: quick to look through, easy to print. */
export function LocalityList({ cards }: LocalityListProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>Popis</h2>
      <ul>
        {cards.map(({ key, href, title, label, meta, sample }) => (
          <li key={key}>
            <Link to={href}>{title}</Link>{' '}
            <span>{[label, meta, sample && SAMPLE_WORDS].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface LocalityFiltersProps {
  readonly type: string;
  readonly period: string;
  readonly types: readonly Option[];
  readonly periods: readonly Option[];
  readonly count: number;
}

const LOCALITY: Forms = { one: 'lokalitet', few: 'lokaliteta', other: 'lokaliteta' };

export function LocalityFilters({ type, period, types, periods, count }: LocalityFiltersProps) {
  return (
    <Form className={styles.filters} role="search" aria-label="Izbor lokaliteta">
      <Select label="Vrsta" name={TYPE_PARAM} value={type} options={[{ value: '', label: 'Sve vrste' }, ...types]} />
      <Select
        label="Razdoblje"
        name={PERIOD_PARAM}
        value={period}
        options={[{ value: '', label: 'Sva razdoblja' }, ...periods]}
      />
      <Button type="submit">Prikažite</Button>
      <p aria-live="polite">{counted(count, LOCALITY)}</p>
    </Form>
  );
}
