import { Form } from 'react-router';
import { NAME_PARAM, YEAR_PARAM } from '../../query-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './memorial-search.module.css';

interface MemorialSearchProps {
  readonly name: string;
  readonly year: string;
  readonly years: readonly string[];
}

export function MemorialSearch({ name, year, years }: MemorialSearchProps) {
  const options = years.map((value) => ({ value, label: `${value}.` }));
  return (
    <Form className={styles.search} role="search" aria-label="Traženje pokojnih">
      <Field label="Ime ili prezime" name={NAME_PARAM} type="search" defaultValue={name} autoComplete="off" />
      <Select
        label="Godina smrti"
        name={YEAR_PARAM}
        value={year}
        options={[{ value: '', label: 'Sve godine' }, ...options]}
      />
      <Button type="submit">Potražite</Button>
    </Form>
  );
}
