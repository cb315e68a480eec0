import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import fieldStyles from './field.module.css';
import { useField } from './field.tsx';
import styles from './text-area.module.css';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

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
  const { described, inputProps } = useField({ hint, error });
  const { ref: _, ...labelled } = inputProps;
  const place: RefObject<HTMLTextAreaElement | null> = useRef(null);
  useFocusOnAnswer(place, error);
  return (
    <div className={fieldStyles.field}>
      <label className={story ? styles.question : fieldStyles.label} htmlFor={labelled.id}>
        {label}
      </label>
      <textarea
        {...rest}
        {...labelled}
        ref={place}
        className={[fieldStyles.input, styles.area, story ? styles.story : ''].join(' ')}
      />
      {described}
    </div>
  );
}
