import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './link-button.module.css';

interface LinkButtonProps {
  readonly href: string;
  readonly icon?: string;
  readonly look?: 'outlined' | 'filled';
  readonly reloadDocument?: boolean;
  readonly children: ReactNode;
}

/** A link that stands out like a button. */
export function LinkButton({ href, icon, look = 'outlined', reloadDocument = false, children }: LinkButtonProps) {
  return (
    <Link to={href} className={`${styles.link} ${styles[look]}`} reloadDocument={reloadDocument} viewTransition>
      {icon && <Icon path={icon} />}
      {children}
    </Link>
  );
}
