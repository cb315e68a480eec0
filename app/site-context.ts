import { createContext } from 'react-router';
import type { Library } from '../chronicle/reading/library.ts';
import type { TreeRoom } from '../chronicle/trees/tree-room.ts';

export type Theme = 'dark' | 'light';

/** Who is asking. */
export type Viewer = { readonly name: string; readonly editor: boolean };

/** What every request carries from the server to the loaders. */
export interface RequestSite {
  readonly name: string;
  readonly url: string;
  readonly contact: {
    readonly email?: string | undefined;
    readonly address?: string | undefined;
    readonly facebook?: string | undefined;
    readonly instagram?: string | undefined;
  };
  readonly buildId: string;
  readonly theme: Theme;
  readonly requestId: string;
  /** The day it is on the hill, as 2026-11-15. */
  readonly today: string;
  readonly viewer: Viewer | undefined;
  readonly library: Library;
  readonly trees: TreeRoom;
}

export const siteContext = createContext<RequestSite>();
