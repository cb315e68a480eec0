import { mdiClose } from '@mdi/js';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { SEARCH_PARAM } from '../../query-words.ts';
import fieldStyles from '../../ui/field.module.css';
import { useField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import iconButton from '../../ui/icon-button.module.css';
import { TextArea } from '../../ui/text-area.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOffers } from '../../ui/use-offers.ts';
import styles from './about-field.module.css';
import type { NamedReference } from './views.ts';

interface AboutFieldProps {
  /** Who and what is on it, as it was saved. */
  readonly saved: readonly NamedReference[];
  /** What was typed as lines and not saved. */
  readonly typed: string | undefined;
  readonly error: { readonly sentence: string } | undefined;
  /** Where names are completed. */
  readonly options: string;
  readonly most: number;
}

const LABEL = 'Tko je i što je na njoj';

/** Who and what is on a photograph: names that are completed while they are typed; without scripts, a line for each. */
export function AboutField(props: AboutFieldProps) {
  const { saved, typed, error, most } = props;
  // What was saved is the new starting point.
  if (useHydrated()) return <NamePicker key={saved.map(({ reference }) => reference).join('\n')} {...props} />;
  return (
    <TextArea
      label={LABEL}
      name="about"
      hint={`Svako ime u svoj redak, kako stoji u kronici ili u stablu. Najviše ${most}.`}
      rows={3}
      defaultValue={typed ?? saved.map(({ reference, label }) => `${label} (${reference})`).join('\n')}
      error={error}
    />
  );
}

interface Offer extends NamedReference {
  readonly kind: string;
}

function NamePicker({ saved, error, options, most }: AboutFieldProps) {
  const [chosen, setChosen] = useState(saved);
  const [name, setName] = useState('');
  const find = useCallback((typed: string, signal: AbortSignal) => findNames(options, typed, signal), [options]);
  const { offers, active, move, choose, close } = useOffers(name, find);
  const isFull = chosen.length >= most;
  const { described, inputProps } = useField({
    hint: isFull
      ? `Na jednoj ih fotografiji može biti najviše ${most}. Uklonite nekoga da dodate drugoga.`
      : 'Počnite pisati ime pa odaberite osobu, mjesto ili zapis.',
    error,
  });
  const { id } = inputProps;
  const take = (offer: Offer) => {
    if (!isFull && !chosen.some(({ reference }) => reference === offer.reference)) setChosen([...chosen, offer]);
    setName('');
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter' && name.trim() !== '') choose(take);
    else if (event.key === 'Escape' && offers.length > 0) close();
    else return;
    event.preventDefault();
  };
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {LABEL}
      </label>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Na fotografiji">
          {chosen.map(({ reference, label }) => (
            <li key={reference}>
              <input type="hidden" name="about" value={reference} />
              {label}
              <button
                type="button"
                className={iconButton.button}
                aria-label={`Uklonite: ${label}`}
                onClick={() => setChosen(chosen.filter((one) => one.reference !== reference))}
              >
                <Icon path={mdiClose} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...inputProps}
        // What was typed and not chosen is sent along: a whole name is understood by itself.
        name="about"
        className={fieldStyles.input}
        role="combobox"
        aria-expanded={offers.length > 0}
        aria-controls={`${id}-offers`}
        aria-activedescendant={offers[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={press}
      />
      {offers.length > 0 && (
        <div id={`${id}-offers`} role="listbox" aria-label="Ponuđeno" className={styles.offers}>
          {offers.map((offer, index) => (
            <button
              key={offer.reference}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Keeps the focus where one types.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(offer)}
            >
              {offer.label} <small>{offer.kind}</small>
            </button>
          ))}
        </div>
      )}
      {described}
    </div>
  );
}

/** What a name may mean; nothing without a line, where the whole name can still be typed. */
async function findNames(path: string, name: string, signal: AbortSignal): Promise<readonly Offer[]> {
  const response = await fetch(`${path}?${new URLSearchParams({ [SEARCH_PARAM]: name })}`, { signal });
  if (!response.ok) return [];
  const { options } = (await response.json()) as { options: { ref: string; title: string; kindLabel: string }[] };
  return options.map(({ ref, title, kindLabel }) => ({ reference: ref, label: title, kind: kindLabel }));
}
