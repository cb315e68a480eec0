import { mdiAlertCircleOutline } from '@mdi/js';
import { type ComponentProps, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
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
export function useField<Control extends HTMLElement = HTMLInputElement>({
  hint,
  error: found,
}: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId();
  const ref: RefObject<Control | null> = useRef(null);
  useFocusOnAnswer(ref, found);
  // Said until something else is written. In a document app/document/main.ts does the same.
  const [settled, setSettled] = useState<typeof found>();
  const error = found === settled ? undefined : found;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    inputProps: {
      id,
      ref,
      'aria-invalid': Boolean(error),
      onInput: () => setSettled(found),
      // Without scripts, the browser takes the person to the fault.
      autoFocus: Boolean(error),
      ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    },
    described: (
      <>
        {error && <FieldError id={`${id}-error`}>{error.sentence}</FieldError>}
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </>
    ),
  };
}

/** What an answer says is wrong: one object as long as it is the same answer. */
export function useTrouble(answer: { readonly trouble?: string | undefined } | undefined) {
  return useMemo(() => (answer?.trouble ? { sentence: answer.trouble } : undefined), [answer]);
}

/** What is wrong with a field, or with what stands in its place. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      <Icon path={mdiAlertCircleOutline} />
      {children}
    </p>
  );
}
