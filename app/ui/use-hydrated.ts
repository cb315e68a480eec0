import { use, useSyncExternalStore } from 'react';
import { AppAddresses } from './app-addresses.ts';

/** False on the server and for the first look in the browser: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** Whether React has yet to come to an app. A document does not wait for it. */
export function useAwaitsReact(): boolean {
  const hydrated = useHydrated();
  return use(AppAddresses) !== undefined && !hydrated;
}
