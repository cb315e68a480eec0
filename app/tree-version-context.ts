import { createContext } from 'react-router';
import type { TreeMergeDeps } from '../chronicle/trees/merge-upload.ts';

/** What the pages of the trees' versions need besides the site's own. */
export const treeVersionContext = createContext<TreeMergeDeps>();
