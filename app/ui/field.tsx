import { mdiAlertCircleOutline } from '@mdi/js';
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'ref'> {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  /** A new object for every answer, so that the same fault found twice is pointed at twice. */
  readonly error?: { readonly sentence: string } | undefined;
}

/** A labelled line to write in, with what is wrong said beside it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const { described, inputProps } = useField({ hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputProps.id}>
        {label}
      </label>
      <input {...input} {...inputProps} className={styles.input} />
      {described}
    </div>
  );
}

type EmailFieldProps = Omit<FieldProps, 'label' | 'name' | 'type'> & { readonly label?: string };

/** A line for an address: the phone brings the right keys and corrects nothing. */
export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      label="Adresa e-pošte"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
    />
  );
}

/** What every field shares: its ids, its hint and error, and the focus when something is wrong with it. */
export function useField({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId();
  const ref: RefObject<HTMLInputElement | null> = useRef(null);
  useFocusOnAnswer(ref, error);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    inputProps: {
      id,
      ref,
      'aria-invalid': Boolean(error),
      // Without scripts, the browser takes the person to the fault.
      autoFocus: Boolean(error),
      ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    },
    described: (
      <>
        {error && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            <Icon path={mdiAlertCircleOutline} />
            {error.sentence}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </>
    ),
  };
}
