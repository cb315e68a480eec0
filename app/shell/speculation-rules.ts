/** Marks a link in view that is to be prefetched. */
export const AHEAD = 'data-ahead';

/**
 * What a browser may ask for before anybody has pressed anything, word for word as a page is given it: the server names its hash
 * in the page's policy, since rules that are allowed in general are not where scripts are allowed by their hashes.
 */
export function speculationRules(documents: readonly string[]): string {
  return JSON.stringify({
    prerender: [{ where: { or: documents.map((pattern) => ({ href_matches: pattern })) }, eagerness: 'moderate' }],
    prefetch: [{ where: { selector_matches: `a[${AHEAD}]` }, eagerness: 'immediate' }],
  });
}
