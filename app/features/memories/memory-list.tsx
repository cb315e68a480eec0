import { mdiMicrophone } from '@mdi/js';
import { Form } from 'react-router';
import { PLACE_PARAM, TELLER_PARAM, YEAR_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './memory-list.module.css';

interface MemoryFiltersProps {
  readonly chosen: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, readonly string[]>>;
}

const FILTERS = [
  { name: YEAR_PARAM, label: 'Vrijeme', all: 'Sve godine', word: (value: string) => `${value}-e` },
  { name: PLACE_PARAM, label: 'Mjesto', all: 'Sva mjesta', word: (value: string) => value },
  { name: TELLER_PARAM, label: 'Pripovijeda', all: 'Svi pripovjedači', word: (value: string) => value },
] as const;

export function MemoryFilters({ chosen, options }: MemoryFiltersProps) {
  const filtered = FILTERS.some(({ name }) => chosen[name]);
  return (
    <Form className={styles.filters} role="search" aria-label="Traženje uspomena">
      {FILTERS.map(({ name, label, all, word }) => (
        <Select
          key={name}
          label={label}
          name={name}
          value={chosen[name] ?? ''}
          options={[
            { value: '', label: all },
            ...(options[name] ?? []).map((value) => ({ value, label: word(value) })),
          ]}
        />
      ))}
      <Button>Prikažite</Button>
      {filtered && <Link to={pathTo('memories')}>Sve uspomene</Link>}
    </Form>
  );
}

export function TellInvitation() {
  return (
    <aside className={styles.invitation} aria-label="Ispričajte i vi">
      <p>
        <strong>Pamtite li i vi nešto?</strong> Napišite, recite glasom ili pokažite staru sliku. Dovoljna je minuta.
      </p>
      <LinkButton href={pathTo('contribute')} icon={mdiMicrophone} look="primary">
        Ispričajte uspomenu
      </LinkButton>
    </aside>
  );
}
