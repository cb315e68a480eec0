import { createContext } from 'react-router';
import type { TreeVersionDeps } from '../chronicle/trees/tree-versions.ts';

/** What the pages of the trees' versions need besides the site's own. */
export const treeVersionContext = createContext<TreeVersionDeps>();
