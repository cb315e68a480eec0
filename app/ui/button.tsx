import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'outlined' | 'filled';
  /** Does nothing without scripts, and is not shown then. */
  readonly needsScripts?: boolean;
}

export function Button({ look = 'outlined', needsScripts = false, type = 'button', className, ...rest }: ButtonProps) {
  const classes = [styles.button, styles[look], needsScripts && styles.needsScripts, className]
    .filter(Boolean)
    .join(' ');
  return <button {...rest} type={type} className={classes} />;
}
