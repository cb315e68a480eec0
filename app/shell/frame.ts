import { createContext, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { dayOf } from '../../domain/site-zone.ts';
import type { RequestSite, Theme, Viewer } from '../site-context.ts';
import type { CountingChoice } from '../visit-counting.ts';

/** What the header, the footer and the head of every page need. */
export interface Frame {
  readonly site: Pick<RequestSite, 'name' | 'url' | 'contact' | 'todayInWords'> & { readonly year: number };
  readonly buildId: string;
  readonly theme: Theme;
  readonly viewer: Viewer | undefined;
  /** How much waits for the viewer's word. */
  readonly waiting: number;
  /** Somebody claims a session that cannot be checked at the moment. */
  readonly signInRests: boolean;
  /** Where visits may be counted: the answer to that, and what counting needs when it was yes. */
  readonly counting:
    | {
        readonly choice: CountingChoice | undefined;
        readonly settings: Readonly<Record<string, string>> | undefined;
      }
    | undefined;
}

/** What waits is not counted for a page that failed. */
export function frameOf(site: RequestSite, waiting = 0): Frame {
  const { name, url, contact, buildId, theme, viewer, unreachable, analytics, todayInWords } = site;
  return {
    site: { name, url, contact, year: Number(dayOf(Date.now()).slice(0, 4)), todayInWords },
    buildId,
    theme,
    viewer,
    waiting,
    signInRests: unreachable,
    counting: analytics && {
      choice: analytics.choice,
      settings: analytics.choice === 'agreed' ? analytics.settings : undefined,
    },
  };
}

/** React Router runs no loader for an error of a middleware or an action, not even that of the frame. */
export const FailedFrameContext = createContext<Frame | undefined>(undefined);

export function useFrame(): Frame | undefined {
  const loaded = useRouteLoaderData<Frame>('root');
  const rendered = use(FailedFrameContext);
  return loaded ?? rendered;
}

/** The title of a page that shows an error: not even the name of the site may be known. */
export function useTitle(title: string): string {
  const name = useFrame()?.site.name;
  return name ? `${title} - ${name}` : title;
}
