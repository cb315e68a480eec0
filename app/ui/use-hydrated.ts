import { useSyncExternalStore } from 'react';

/** False on the server and for the first look in the browser: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
