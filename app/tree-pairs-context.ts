import { createContext } from 'react-router';
import type { PairSearches } from '../chronicle/trees/pair-searches.ts';

/** Who may be one person in two trees, for the page of who is who. */
export const treePairsContext = createContext<PairSearches>();
