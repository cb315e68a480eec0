import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import styles from './file-button.module.css';
import { Icon } from './icon.tsx';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly look: ButtonLook;
  readonly icon?: string;
  readonly label: string;
}

/** A field for files that looks like a button; without scripts it is the browser's own, which names what was chosen. */
export function FileButton({ look, icon, label, ...input }: FileButtonProps) {
  return (
    <label className={`${buttonClass(look)} ${styles.file}`}>
      {icon && <Icon path={icon} />}
      <span>{label}</span>
      <input {...input} type="file" />
    </label>
  );
}
