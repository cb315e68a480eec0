import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { datesMeant } from '../../../../domain/date-in-words.ts';
import { plainLetters } from '../../../../domain/plain-letters.ts';
import { dateText } from '../../../text/dates.ts';
import fieldStyles from '../../../ui/field.module.css';
import { FieldError } from '../../../ui/field.tsx';
import areaStyles from '../../../ui/text-area.module.css';
import type { useUploads } from '../../../ui/use-uploads.ts';
import styles from './fact-form.module.css';
import type { FormFields } from './form-edits.ts';
import pills from './pill-buttons.module.css';
import type { EditingServices, EditTrouble, OfferedPhotograph } from './services.ts';

/** The fields of an open form: what stands in them, and what is wrong. */
export interface FieldSet {
  readonly values: FormFields;
  readonly set: (name: string, value: string) => void;
  readonly fault: EditTrouble | undefined;
  /** Places that the tree knows, each once. */
  readonly places: readonly string[];
  /** Titles of its sources. */
  readonly sources: readonly string[];
  readonly photographs: EditingServices['photographs'];
  readonly uploading: ReturnType<typeof useUploads<OfferedPhotograph>>;
}

interface LabelledProps {
  readonly label: string;
  readonly fault?: string | undefined;
  readonly hint?: ReactNode;
  readonly children: (described: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
  }) => ReactNode;
}

function Labelled({ label, fault, hint, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-help`, 'aria-invalid': fault !== undefined })}
      <div id={`${id}-help`} className={styles.help}>
        {fault !== undefined && <FieldError>{fault}</FieldError>}
        {hint && <div className={fieldStyles.hint}>{hint}</div>}
      </div>
    </div>
  );
}

interface OneFieldProps {
  readonly label: string;
  readonly name: string;
  readonly fields: FieldSet;
  readonly hint?: ReactNode;
}

type LineProps = OneFieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'autoCapitalize' | 'onKeyDown' | 'onBlur' | 'role'>;

export function Line({ label, name, fields, hint, ...input }: LineProps) {
  return (
    <Labelled label={label} fault={faultOf(fields, name)} hint={hint}>
      {(described) => (
        <input
          autoComplete="off"
          {...input}
          {...described}
          className={fieldStyles.input}
          value={fields.values[name] ?? ''}
          onChange={({ target }) => fields.set(name, target.value)}
        />
      )}
    </Labelled>
  );
}

export function LongText({ label, name, fields, hint }: OneFieldProps) {
  return (
    <Labelled label={label} fault={faultOf(fields, name)} hint={hint}>
      {(described) => (
        <textarea
          {...described}
          className={`${fieldStyles.input} ${areaStyles.area}`}
          rows={4}
          value={fields.values[name] ?? ''}
          onChange={({ target }) => fields.set(name, target.value)}
        />
      )}
    </Labelled>
  );
}

/** A date as people write it, read back while it is typed. */
export function DateLine({ label, name, fields }: Omit<OneFieldProps, 'hint'>) {
  const typed = (fields.values[name] ?? '').trim();
  const meant = datesMeant(typed);
  const [one, ...others] = meant;
  return (
    <>
      <Line
        label={label}
        name={name}
        fields={fields}
        hint={
          one !== undefined && others.length === 0 ? (
            <span className={styles.reading}>Čitamo: {dateText(one)}</span>
          ) : (
            'Kako biste rekli: „1881.“, „oko 1890.“, „12. 3. 1881.“, „prije 1900.“'
          )
        }
      />
      {others.length > 0 && (
        <fieldset className={pills.row} aria-label="Na što mislite?">
          {meant.map((edtf) => (
            <button key={edtf} type="button" onClick={() => fields.set(name, dateText(edtf))}>
              {dateText(edtf)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** A place, with those of the tree offered: the same village written one way. */
export function PlaceLine(props: Omit<OneFieldProps, 'hint'>) {
  return <OfferedLine {...props} offered={props.fields.places} offeredLabel="Mjesta u stablu" />;
}

const MOST_OFFERED = 6;

interface OfferedLineProps extends OneFieldProps {
  readonly offered: readonly string[];
  readonly offeredLabel: string;
}

/** A line that has perhaps been written before, the same way. */
export function OfferedLine({ label, name, fields, hint, offered, offeredLabel }: OfferedLineProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = (fields.values[name] ?? '').trim();
  const folded = plainLetters(typed);
  const found =
    isOpen && typed !== ''
      ? offered.filter((one) => one !== typed && plainLetters(one).includes(folded)).slice(0, MOST_OFFERED)
      : [];
  const choose = (one: string) => {
    fields.set(name, one);
    setOpen(false);
  };
  return (
    <div className={styles.offered}>
      <Labelled label={label} fault={faultOf(fields, name)} hint={hint}>
        {(described) => (
          <input
            {...described}
            className={fieldStyles.input}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-offered`}
            aria-autocomplete="list"
            aria-activedescendant={found[active] === undefined ? undefined : `${id}-${active}`}
            autoComplete="off"
            value={fields.values[name] ?? ''}
            onChange={({ target }) => {
              fields.set(name, target.value);
              setOpen(true);
              setActive(-1);
            }}
            onBlur={() => setOpen(false)}
            onKeyDown={(event) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              const chosen = found[active];
              if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length);
              else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
              else if (event.key === 'Escape' && found.length > 0) setOpen(false);
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          />
        )}
      </Labelled>
      <div id={`${id}-offered`} role="listbox" aria-label={offeredLabel} hidden={found.length === 0}>
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the field
          <div
            key={one}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses the focus and the list with it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            {one}
          </div>
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly fields: FieldSet;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** One of a few, all of them in sight. */
export function Choice({ legend, name, fields, choices }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={fieldStyles.label}>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            checked={(fields.values[name] ?? '') === value}
            onChange={() => fields.set(name, value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export function Tick({ label, name, fields, yes }: Omit<OneFieldProps, 'hint'> & { readonly yes: string }) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={fields.values[name] === yes}
        onChange={({ target }) => fields.set(name, target.checked ? yes : '')}
      />
      {label}
    </label>
  );
}

function faultOf({ fault }: FieldSet, name: string): string | undefined {
  return fault?.kind === 'refused' && fault.field === name ? fault.sentence : undefined;
}
