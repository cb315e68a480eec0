const SAFE = /^(https?:|mailto:|\/(?![/\\])|#)/i;

/** Whether a text may link to it: no scripts, no data, no other host under our scheme. */
export function isSafeAddress(href: string): boolean {
  return SAFE.test(href);
}
