import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SEARCH_PARAM } from '../query-words.ts';
import type { Viewer } from '../site-context.ts';
import { Link } from '../ui/link.tsx';
import type { Entry } from './navigation.ts';

interface SiteLinkProps {
  readonly entry: Entry;
  readonly viewer: Viewer | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** For a visitor a link to a members' page loads the document: the server redirects to the sign-in. */
export function SiteLink({ entry, viewer, className, children }: SiteLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === entry.href || (entry.href !== '/' && pathname.startsWith(`${entry.href}/`));
  return (
    <Link
      to={entry.href}
      className={className}
      aria-current={isHere ? 'page' : undefined}
      data-opens-search={entry.opensSearch ? SEARCH_PARAM : undefined}
      reloadDocument={Boolean(entry.membersOnly) && !viewer?.role}
    >
      {children ?? entry.label}
    </Link>
  );
}
