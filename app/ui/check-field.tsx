import styles from './check-field.module.css';
import { type FieldProps, useField } from './field.tsx';

/** A statement to tick, with what is wrong said beneath it. */
export function CheckField({ label, hint, error, ...input }: FieldProps) {
  const { described, inputProps } = useField({ hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input {...input} {...inputProps} type="checkbox" />
        <span>{label}</span>
      </label>
      {described}
    </div>
  );
}
