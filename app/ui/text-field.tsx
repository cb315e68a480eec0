import type { ComponentProps } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly name: string;
}

export function TextField({ label, className, ...input }: TextFieldProps) {
  return (
    <label className={[styles.field, className].filter(Boolean).join(' ')}>
      <span>{label}</span>
      <input {...input} />
    </label>
  );
}
