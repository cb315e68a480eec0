import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { signInPath } from '../routes.ts';

/** A payload was refused because nobody is signed in (any more): the page itself knows where to send people. */
export function AskToSignIn() {
  const { pathname, search } = useLocation();
  const address = signInPath(`${pathname}${search}`);
  useEffect(() => window.location.assign(address), [address]);
  return (
    <p>
      <a href={address}>Za ovu stranicu potrebna je prijava.</a>
    </p>
  );
}
