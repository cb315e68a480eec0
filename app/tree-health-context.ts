import { createContext } from 'react-router';
import type { TreeInspections } from '../chronicle/trees/tree-inspections.ts';

/** What was found in the trees, for the pages of their health and their places. */
export const treeHealthContext = createContext<TreeInspections>();
