import { useState } from 'react';
import fieldStyles from './field.module.css';
import { type FieldProps, useField } from './field.tsx';
import styles from './password-field.module.css';
import { useHydrated } from './use-hydrated.ts';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'onChange'> {
  readonly autoComplete: 'current-password' | 'new-password';
  /** Words for how strong what was written is, of three steps; nothing for nothing written. */
  readonly strengthOf?: (password: string) => { readonly steps: 0 | 1 | 2 | 3; readonly words: string };
}

/** A password that can be looked at while it is written. Without scripts it is a plain field. */
export function PasswordField({ label, hint, error, strengthOf, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [written, setWritten] = useState('');
  const hydrated = useHydrated();
  const { described, inputProps } = useField({ hint, error });
  const strength = hydrated && written !== '' ? strengthOf?.(written) : undefined;
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={inputProps.id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...input}
          {...inputProps}
          type={shown ? 'text' : 'password'}
          className={fieldStyles.input}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        {hydrated && (
          <button
            type="button"
            className={styles.toggle}
            aria-controls={inputProps.id}
            aria-label={shown ? 'Sakrijte lozinku' : 'Prikažite lozinku'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Sakrijte' : 'Prikažite'}
          </button>
        )}
      </div>
      {strength && (
        <p className={styles.strength}>
          {[1, 2, 3].map((step) => (
            <span key={step} className={step <= strength.steps ? styles.reached : undefined} />
          ))}
          <output htmlFor={inputProps.id}>{strength.words}</output>
        </p>
      )}
      {described}
    </div>
  );
}
