import { createContext } from 'react';

/** Set in apps alone: whether React Router can change to an address, or the browser has to load it. */
export const AppAddresses = createContext<((address: string) => boolean) | undefined>(undefined);
