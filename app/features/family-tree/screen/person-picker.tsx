import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import { findByName } from '../../../../genealogy/name-search.ts';
import type { TreeModel } from '../tree-model.ts';
import styles from './person-picker.module.css';

interface PersonPickerProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly tree: TreeModel;
  /** Everybody on the hill, once known: after those of the tree, so that nobody moves under a finger. */
  readonly everybody?: TreeModel | undefined;
  /** Who is chosen, by id. */
  readonly chosen?: string | undefined;
  readonly onPick: (id: string) => void;
  readonly onFocus?: () => void;
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
  everybody,
  chosen,
  onPick,
  onFocus,
  field,
  icon,
  isLabelHidden = false,
}: PersonPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const found = useMemo(() => {
    const inModel = (model: TreeModel) =>
      findByName(model.names, typed ?? '', MOST).map((person) => ({ model, person, id: model.idOf(person) }));
    if (typed === undefined) return [];
    const others = everybody ? inModel(everybody).filter((one) => tree.numberOf(one.id) < 0) : [];
    return [...inModel(tree), ...others].slice(0, MOST);
  }, [tree, everybody, typed]);
  const isOpen = typed !== undefined && typed.trim() !== '';
  const pick = (one: { readonly id: string } | undefined) => {
    if (!one) return;
    setTyped(undefined);
    onPick(one.id);
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
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
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
          value={typed ?? nameOf(chosen, tree, everybody)}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onFocus={({ target }) => {
            target.select();
            onFocus?.();
          }}
          onBlur={() => setTyped(undefined)}
          onKeyDown={press}
        />
      </div>
      <div className={isOpen ? styles.found : 'visually-hidden'}>
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {isOpen &&
            found.map((one, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the field
              <div
                key={one.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Before the field loses the focus and the list with it.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(one)}
              >
                <span>{one.model.summary(one.person).full}</span>
                <small>{describe(one.model, one.person)}</small>
              </div>
            ))}
        </div>
        {isOpen && found.length === 0 && <p role="status">Nema nikoga s tim imenom.</p>}
      </div>
    </div>
  );
}

function nameOf(id: string | undefined, ...models: readonly (TreeModel | undefined)[]): string {
  for (const model of id === undefined ? [] : models) {
    const person = model?.numberOf(id as string) ?? -1;
    if (model && person >= 0) return model.summary(person).full;
  }
  return '';
}

function describe(tree: TreeModel, person: number): string {
  const { years, place } = tree.summary(person);
  const nickname = tree.packed.nickname[person];
  return [nickname && `„${nickname}“`, years, place].filter(Boolean).join(' · ');
}
