import { mdiClose } from '@mdi/js';
import { useMemo } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Combobox } from '../combobox.tsx';
import type { Option } from '../option-list.tsx';
import { recordOptions } from '../record-options.ts';
import styles from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';

interface WordsFieldProps {
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly values: readonly string[];
  readonly load?: (query: string, signal: AbortSignal) => Promise<readonly string[]>;
  readonly onChange: (values: readonly string[]) => void;
}

const NONE = async (): Promise<readonly string[]> => [];

/** Words one by one: tags, roles, people. */
export function WordsField({ field, label, hint, values, load = NONE, onChange }: WordsFieldProps) {
  const options = useMemo(
    () => async (query: string, signal: AbortSignal) =>
      (await load(query, signal)).map((word): Option => ({ key: word, label: word })),
    [load],
  );
  const add = (word: string) => {
    if (!values.includes(word)) onChange([...values, word]);
  };
  return (
    <div>
      <Combobox
        label={label}
        field={field}
        hint={hint}
        load={options}
        onChoose={({ label: word }) => add(word)}
        onTyped={add}
      />
      <Chosen
        label={label}
        items={values.map((value) => ({ key: value, label: value }))}
        onRemove={(key) => onChange(values.filter((value) => value !== key))}
      />
    </div>
  );
}

export function LinksField({ content: { links }, onChange, labels, names, services }: FieldsProps) {
  return (
    <div>
      <Combobox
        label={labels.fields.links ?? ''}
        field="links"
        hint="Zapisi i osobe iz stabala koje treba ponuditi uz ovaj."
        load={recordOptions(services)}
        onChoose={({ key, label }) => {
          chosenNames.set(key, label);
          if (!links.includes(key)) onChange({ links: [...links, key] });
        }}
      />
      <Chosen
        label={labels.fields.links ?? ''}
        items={links.map((key) => ({ key, label: chosenNames.get(key) ?? names[key] ?? key }))}
        onRemove={(key) => onChange({ links: links.filter((link) => link !== key) })}
      />
    </div>
  );
}

/** Titles of what was chosen since the page was opened. */
const chosenNames = new Map<string, string>();

interface ChosenProps {
  readonly label: string;
  readonly items: readonly Option[];
  readonly onRemove: (key: string) => void;
}

function Chosen({ label, items, onRemove }: ChosenProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={label}>
      {items.map(({ key, label: words }) => (
        <li key={key}>
          {words}
          <button type="button" aria-label={`Uklonite: ${words}`} onClick={() => onRemove(key)}>
            <Icon path={mdiClose} />
          </button>
        </li>
      ))}
    </ul>
  );
}
