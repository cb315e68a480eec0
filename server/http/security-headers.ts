import type { ServerResponse } from 'node:http';

/** Origins besides its own that a page may use. */
export interface Allowances {
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
}

/**
 * Hashes rather than a nonce: a cached page is sent to many, and a nonce that many have seen protects nobody.
 * Of the scripts that the server wrote and no others: those found in the page could be anybody's.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  { scripts = [], connections = [], images = [] }: Allowances = {},
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connections].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** On every answer; a page has a policy of its own instead of this one. */
export function securityHeaders(secure: boolean): readonly (readonly [name: string, value: string])[] {
  return secure ? [...HEADERS, ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] : HEADERS;
}

const HEADERS = [
  ['Content-Security-Policy', contentSecurityPolicy()],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
] as const;

/** Nothing but a page's own files may come to work in a file of the build, a worker above all. */
export const BUILT_FILE_POLICY = "default-src 'self'; frame-ancestors 'none'";

/** What only documents obey is left off files: on a page made of twenty of them it would weigh as much as a drawing. */
export function leaveOffDocumentHeaders(response: ServerResponse, policy: string): void {
  response.setHeader('Content-Security-Policy', policy);
  response.removeHeader('X-Frame-Options');
  response.removeHeader('Cross-Origin-Opener-Policy');
  response.removeHeader('X-Request-Id');
}

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
