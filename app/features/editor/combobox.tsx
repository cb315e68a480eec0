import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import fieldStyles from '../../ui/field.module.css';
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
  readonly onChoose: (option: Kind) => void;
  /** What was typed and none of the options, where that is allowed; `false` where it is not, and the first of them is meant. */
  readonly onTyped?: (text: string) => unknown;
}

const WAIT_MS = 150;

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
  const [options, setOptions] = useState<readonly Kind[]>([]);
  const [active, setActive] = useState(-1);
  useEffect(() => {
    const query = text.trim();
    setActive(-1);
    if (query === '') return setOptions([]);
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const found = await load(query, control.signal);
      if (!control.signal.aborted) setOptions(found);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text, load]);
  const done = () => {
    setText('');
    setOptions([]);
  };
  const choose = (option: Kind) => {
    onChoose(option);
    done();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0) setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && text.trim() !== '') {
      const option = options[active] ?? options[0];
      if (active < 0 && onTyped && onTyped(text.trim()) !== false) done();
      else if (option) choose(option);
    } else if (event.key === 'Escape' && options.length > 0) setOptions([]);
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
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {options.length > 0 && (
        <OptionList id={`${id}-options`} label={label} options={options} active={active} onChoose={choose} />
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
