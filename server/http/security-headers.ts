import type { ServerResponse } from 'node:http';

/** Origins besides its own that a page may use. */
export interface Allowances {
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
}

/**
 * Hashes rather than a nonce: a page kept in the cache is sent to many, and a nonce that many have seen protects nobody.
 * Of the scripts that the server wrote and no others: those found in the page could be anybody's.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  { scripts = [], connections = [], images = [] }: Allowances = {},
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...scriptHashes, "'inline-speculation-rules'"].join(' ')}`,
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

export function setSecurityHeaders(response: ServerResponse, secure: boolean): void {
  response.setHeader('Content-Security-Policy', contentSecurityPolicy());
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/** Nothing but a page's own files may come to work in a file of the build, a worker above all. */
export const BUILT_FILE_POLICY = "default-src 'self'; frame-ancestors 'none'";

/** What only documents obey is left off files: on a page made of twenty of them it would weigh as much as a drawing. */
export function leaveOffDocumentHeaders(response: ServerResponse, policy: string): void {
  response.setHeader('Content-Security-Policy', policy);
  response.removeHeader('X-Frame-Options');
  response.removeHeader('Cross-Origin-Opener-Policy');
  response.removeHeader('X-Request-Id');
}
