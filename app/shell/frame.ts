import { createContext, use } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { RequestSite, Theme, Viewer } from '../site-context.ts';
import type { CountingChoice } from '../visit-counting.ts';

/** What the header, the footer and the head of every page need. */
export interface Frame {
  readonly site: Pick<RequestSite, 'name' | 'url' | 'contact'> & { readonly year: number };
  readonly buildId: string;
  readonly theme: Theme;
  readonly viewer: Viewer | undefined;
  /** Somebody claims a session that cannot be checked at the moment. */
  readonly signInRests: boolean;
  /** What was asked for when an error is shown in its place. */
  readonly failedAddress: string | undefined;
  /** Where visits may be counted: the answer to that, and what counting needs when it was yes. */
  readonly counting:
    | {
        readonly choice: CountingChoice | undefined;
        readonly settings: Readonly<Record<string, string>> | undefined;
      }
    | undefined;
}

export function frameOf(site: RequestSite): Frame {
  const { name, url, contact, buildId, theme, viewer, failure, unreachable, analytics } = site;
  return {
    site: { name, url, contact, year: new Date().getFullYear() },
    buildId,
    theme,
    viewer,
    signInRests: unreachable,
    failedAddress: failure?.address,
    counting: analytics && {
      choice: analytics.choice,
      settings: analytics.choice === 'agreed' ? analytics.settings : undefined,
    },
  };
}

/** React Router runs no loader for an error of a middleware or an action, not even that of the frame. */
export const FailedFrameContext = createContext<Frame | undefined>(undefined);

export function useFrame(): { readonly frame: Frame | undefined; readonly isOfFailure: boolean } {
  const loaded = useRouteLoaderData<Frame>('root');
  const sent = use(FailedFrameContext);
  return loaded ? { frame: loaded, isOfFailure: false } : { frame: sent, isOfFailure: true };
}

/** Path and query of what is shown, or could not be: the error page of something else is made at an address of its own. */
export function useShownAddress(): string {
  const { pathname, search } = useLocation();
  return useFrame().frame?.failedAddress ?? `${pathname}${search}`;
}

/** The frame that a page of an error came with. */
export function frameInDocument(): Frame | undefined {
  const { frame } = document.documentElement.dataset;
  return frame === undefined ? undefined : (JSON.parse(frame) as Frame);
}
