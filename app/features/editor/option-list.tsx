import type { CSSProperties, ReactNode } from 'react';
import styles from './option-list.module.css';

export interface Option {
  readonly key: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

interface OptionListProps<Kind extends Option> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Kind[];
  readonly active: number;
  readonly onChoose: (option: Kind) => void;
  /** Over the text, where it is; otherwise beneath its line. */
  readonly at?: CSSProperties;
  readonly children?: ReactNode;
}

/** What may be meant by what is being typed; the caret stays where it is typed. */
export function OptionList<Kind extends Option>(props: OptionListProps<Kind>) {
  const { id, label, options, active, onChoose, at, children } = props;
  return (
    <div
      id={id}
      className={at ? `${styles.options} ${styles.over}` : styles.options}
      // Of the browser's own style object, which the site's policy allows.
      style={at}
      role="listbox"
      aria-label={label}
    >
      {options.map((option, index) => (
        <button
          key={option.key}
          id={optionId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span>{option.label}</span>
          {option.detail && <small>{option.detail}</small>}
        </button>
      ))}
      {children}
    </div>
  );
}

export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}
