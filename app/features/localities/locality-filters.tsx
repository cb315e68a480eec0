import { Form } from 'react-router';
import { PERIOD_PARAM, TYPE_PARAM } from '../../routes.ts';
import { counted, type Forms } from '../../text/plurals.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './locality-filters.module.css';

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
      <Button type="submit">Prikaži</Button>
      <p aria-live="polite">{counted(count, LOCALITY)}</p>
    </Form>
  );
}
