import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { Viewer } from '../site-context.ts';
import type { Entry } from './navigation.ts';

interface SiteLinkProps {
  readonly entry: Entry;
  readonly viewer: Viewer | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A stranger's way to a members' page is a whole page load: the server sends it to the sign-in. */
export function SiteLink({ entry, viewer, className, children }: SiteLinkProps) {
  return (
    <NavLink
      to={entry.href}
      end={entry.href === '/'}
      {...(className === undefined ? {} : { className })}
      reloadDocument={Boolean(entry.membersOnly) && !viewer}
      viewTransition
    >
      {children ?? entry.label}
    </NavLink>
  );
}
