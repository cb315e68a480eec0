import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import { findByName } from '../../../../genealogy/name-search.ts';
import type { TreeModel } from '../tree-model.ts';
import styles from './person-picker.module.css';

interface PersonPickerProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly tree: TreeModel;
  /** Who is chosen; -1 for nobody. */
  readonly chosen: number;
  readonly onPick: (person: number) => void;
  readonly field?: Ref<HTMLInputElement>;
  readonly icon?: ReactNode;
  readonly isLabelHidden?: boolean;
}

const MOST = 8;

/** A field in which somebody is found by name, with or without diacritics: a combobox as the patterns of ARIA have it. */
export function PersonPicker({
  label,
  placeholder,
  tree,
  chosen,
  onPick,
  field,
  icon,
  isLabelHidden = false,
}: PersonPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const found = useMemo(() => (typed === undefined ? [] : findByName(tree.names, typed, MOST)), [tree, typed]);
  const isOpen = typed !== undefined && typed.trim() !== '';
  const pick = (person: number | undefined) => {
    if (person === undefined) return;
    setTyped(undefined);
    onPick(person);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter' && isOpen) pick(found[active]);
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        {icon}
        <input
          id={id}
          ref={field}
          className={icon ? `${styles.input} ${styles.withIcon}` : styles.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed ?? (chosen >= 0 ? tree.summary(chosen).full : '')}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onFocus={({ target }) => target.select()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={press}
        />
      </div>
      <div className={isOpen ? styles.found : styles.hidden}>
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {isOpen &&
            found.map((person, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the field
              <div
                key={person}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Before the field loses the focus and the list with it.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(person)}
              >
                <span>{tree.summary(person).full}</span>
                <small>{describe(tree, person)}</small>
              </div>
            ))}
        </div>
        {isOpen && found.length === 0 && <p role="status">Nema nikoga s tim imenom.</p>}
      </div>
    </div>
  );
}

function describe(tree: TreeModel, person: number): string {
  const { years, place } = tree.summary(person);
  const nickname = tree.packed.nickname[person];
  return [nickname && `„${nickname}“`, years, place].filter(Boolean).join(' · ');
}
