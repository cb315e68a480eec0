import { type ComponentProps, use } from 'react';
import { Link as RouterLink } from 'react-router';
import { AppAddresses } from './app-addresses.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly to: string;
  /** The whole document is asked for, from an app to an app, too. */
  readonly reloadDocument?: boolean | undefined;
  readonly preventScrollReset?: boolean | undefined;
}

/** A link to another page of the site. On a document nothing but an anchor; React Router's own between apps. */
export function Link({ to, reloadDocument = false, preventScrollReset = false, ...rest }: LinkProps) {
  const isApp = use(AppAddresses);
  if (!isApp || reloadDocument || !isApp(to)) return <a {...rest} href={to} />;
  return <RouterLink {...rest} to={to} prefetch="intent" preventScrollReset={preventScrollReset} viewTransition />;
}
