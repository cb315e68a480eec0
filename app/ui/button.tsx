import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { useAwaitsReact } from './use-hydrated.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look?: ButtonLook;
  /** Does nothing without scripts, and is not shown then; in an app it can be pressed once React is there. */
  readonly needsScripts?: boolean;
  /** Its work is under way. Not disabled: the focus would be lost. */
  readonly busy?: boolean;
}

export function Button({
  look = 'secondary',
  needsScripts = false,
  busy = false,
  type = 'submit',
  ...rest
}: ButtonProps) {
  const awaitsReact = useAwaitsReact();
  return (
    <button
      {...rest}
      disabled={rest.disabled || (needsScripts && awaitsReact)}
      type={type}
      className={needsScripts ? `${buttonClass(look)} ${styles.needsScripts}` : buttonClass(look)}
      aria-disabled={busy}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    />
  );
}

/** For links that look like buttons. */
export function buttonClass(look: ButtonLook): string {
  return [styles.button, look === 'secondary' ? undefined : styles[look]].filter(Boolean).join(' ');
}
