import type { Allowances } from './http/security-headers.ts';

/** What Google's counting of visits needs. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;

interface Uses {
  /** The origins that the sign-in page's own script asks. */
  readonly signIn: readonly string[];
  /** The origins of the map's base layer, on the map. */
  readonly map: readonly string[];
  /** Whether the person has agreed to it. */
  readonly countsVisits: boolean;
}

/** Other origins than the site's own, on the pages that use them and for the people who agreed to it, and no others. */
export function allowancesOf({ signIn, map, countsVisits }: Uses): Allowances {
  const connections = [...signIn, ...map];
  return countsVisits ? { ...ANALYTICS, connections: [...ANALYTICS.connections, ...connections] } : { connections };
}
