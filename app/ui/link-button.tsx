import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface LinkButtonProps {
  readonly href: string;
  readonly icon?: string;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** A link that stands out like a button. */
export function LinkButton({ href, icon, look = 'secondary', children }: LinkButtonProps) {
  return (
    <Link to={href} className={buttonClass(look)}>
      {icon && <Icon path={icon} />}
      {children}
    </Link>
  );
}
