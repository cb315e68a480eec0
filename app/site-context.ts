import { createContext } from 'react-router';
import type { DraftShelf } from '../chronicle/editing/draft-shelf.ts';
import type { Library } from '../chronicle/reading/library.ts';
import type { Search } from '../chronicle/search/search.ts';
import type { DocumentStore } from '../chronicle/store/document-store.ts';
import type { HillCache } from '../chronicle/trees/hill-cache.ts';
import type { TreeCache } from '../chronicle/trees/tree-cache.ts';
import type { TreeLinks } from '../chronicle/trees/tree-links.ts';
import type { Role } from '../domain/role.ts';
import type { CountingChoice } from './visit-counting.ts';

export type Theme = 'dark' | 'light';

/** Who is asking. */
export type Viewer = {
  readonly name: string;
  /** None of somebody who has an account and is not a member: a visitor to everything but the account. */
  readonly role: Role | undefined;
  /** Another for each account: tells a page whether it is still the same person's. */
  readonly mark: string;
};

/** Why a request was refused before any page could answer it. */
type FailureReason = 'bad-address' | 'unreadable-form' | 'foreign-form' | 'uploads-at-once';

/** What became of a request that no page answers. */
export interface Failure {
  readonly status: number;
  readonly reason?: FailureReason;
  /** Path and query that were asked for, where they are an address. */
  readonly address?: string;
}

/** What every request carries from the server to the loaders. */
export interface RequestSite {
  readonly name: string;
  readonly url: string;
  /** Who is responsible for people's data, where the site says so. */
  readonly controller: string | undefined;
  readonly contact: {
    readonly email?: string | undefined;
    readonly address?: string | undefined;
    readonly facebook?: string | undefined;
    readonly instagram?: string | undefined;
  };
  readonly buildId: string;
  /** What a page has for the browser from app/document: the address of its module, and the guard that stands in the page. */
  readonly scripts: {
    readonly module: string;
    readonly guard: string | undefined;
    /** Parts of the module that are fetched when first needed, which may be where there is no network. */
    readonly parts?: readonly string[] | undefined;
    /** Address of the service worker; none in development, or where it is switched off. */
    readonly worker?: string | undefined;
    /** The editor that takes the place of a draft's plain form (app/features/editor). */
    readonly editor?: { readonly module: string; readonly styles: readonly string[] } | undefined;
  };
  readonly theme: Theme;
  readonly requestId: string;
  /** The day it is on the hill, as 2026-11-15. */
  readonly today: string;
  readonly todayInWords: string;
  readonly viewer: Viewer | undefined;
  /** How much waits for whoever asks, counted no further than can be shown. */
  readonly countWaiting: () => Promise<number>;
  /** Set when nothing but the error page is to be shown. */
  readonly failure?: Failure;
  /** Set when the page is not to be shown: told what it says of itself (PageInfo). Not called at an address that is no page. */
  readonly tellPageInfo?: (page: unknown) => void;
  /** Nobody could say who is asking: the provider could not be reached. */
  readonly unreachable: boolean;
  /** Where a hosted service may count visits: what this browser's owner has said to it. */
  readonly analytics:
    | { readonly choice: CountingChoice | undefined; readonly settings: Readonly<Record<string, string>> }
    | undefined;
  /** How much the form that was sent holds, counted where its body was read. */
  readonly form?: { readonly fields: number; readonly characters: number } | undefined;
  readonly library: Library;
  readonly search: Search;
  readonly store: DocumentStore;
  readonly trees: TreeCache;
  /** All trees as one, and what editors decided of who is who in them. */
  readonly hill: HillCache;
  readonly treeLinks: TreeLinks;
  readonly drafts: DraftShelf;
}

export const siteContext = createContext<RequestSite>();
