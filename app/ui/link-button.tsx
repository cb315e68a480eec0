import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

interface LinkButtonProps {
  readonly href: string;
  readonly icon?: string;
  readonly look?: ButtonLook;
  readonly reloadDocument?: boolean;
  readonly children: ReactNode;
}

/** A link that stands out like a button. */
export function LinkButton({ href, icon, look = 'secondary', reloadDocument = false, children }: LinkButtonProps) {
  return (
    <Link to={href} className={buttonClass(look)} reloadDocument={reloadDocument} viewTransition>
      {icon && <Icon path={icon} />}
      {children}
    </Link>
  );
}
