import { type KeyboardEvent, useId, useState } from 'react';
import fieldStyles from '../../ui/field.module.css';
import { useOffers } from '../../ui/use-offers.ts';
import { Fault, useFaultIn } from './fields/labelled.tsx';
import { type Option, OptionList, optionId } from './option-list.tsx';

interface ComboboxProps<Kind extends Option> {
  readonly label: string;
  /** What its faults are known by. */
  readonly field?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly initial?: string;
  readonly autoFocus?: boolean;
  readonly load: (query: string, signal: AbortSignal) => Promise<readonly Kind[]>;
  readonly onChoose: (option: Kind, typed: string) => void;
  /** What was typed and none of the options, where that is allowed; `false` where it is not, and the first of them is meant. */
  readonly onTyped?: (text: string) => unknown;
}

/** A line to type in, with what it may mean offered beneath; chosen, it is empty again. */
export function Combobox<Kind extends Option>({
  label,
  field = '',
  hint,
  placeholder,
  initial = '',
  autoFocus = false,
  load,
  onChoose,
  onTyped,
}: ComboboxProps<Kind>) {
  const id = useId();
  const fault = useFaultIn(field);
  const [text, setText] = useState(initial);
  // What was typed is taken as it stands, unless the arrows lead to an option.
  const { offers: options, active, move, choose, close } = useOffers(text, load, onTyped ? -1 : 0);
  const take = (option: Kind) => {
    onChoose(option, text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter' && text.trim() !== '') {
      if (active < 0 && onTyped && onTyped(text.trim()) !== false) setText('');
      else choose(take);
    } else if (event.key === 'Escape' && options.length > 0) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={fieldStyles.input}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-invalid={fault !== undefined}
        aria-activedescendant={active >= 0 ? optionId(`${id}-options`, active) : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the first thing in a dialog that somebody has just opened
        autoFocus={autoFocus}
        // What a dialog begins with is typed over.
        onFocus={({ target }) => autoFocus && target.select()}
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {options.length > 0 && (
        <OptionList id={`${id}-options`} label={label} options={options} active={active} onChoose={take} />
      )}
      {fault && <Fault fault={fault} />}
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
