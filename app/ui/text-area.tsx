import type { ComponentProps, ReactNode } from 'react';
import fieldStyles from './field.module.css';
import { useField } from './field.tsx';
import styles from './text-area.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'ref'> {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: { readonly sentence: string } | undefined;
  /** For long writing: larger letters, the reading face. */
  readonly story?: boolean;
}

/** Several lines to write in; it grows with what is written where browsers can. */
export function TextArea({ label, hint, error, story = false, ...rest }: TextAreaProps) {
  const { described, inputProps } = useField<HTMLTextAreaElement>({ hint, error });
  return (
    <div className={fieldStyles.field}>
      <label className={story ? styles.question : fieldStyles.label} htmlFor={inputProps.id}>
        {label}
      </label>
      <textarea
        {...rest}
        {...inputProps}
        className={[fieldStyles.input, styles.area, story ? styles.story : ''].join(' ')}
      />
      {described}
    </div>
  );
}
