import { AHEAD, speculationRules } from '../shell/speculation-rules.ts';
import { whenShown } from './activation.ts';

/** Of the links in sight, as many as a reader can take in at a glance. */
const MOST_FETCHED = 4;

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * The page that a pointer rests on is made ready by the browser, and on a good line the first few in sight are fetched. The
 * server says which addresses are documents open to all: no others are ever asked for before somebody does.
 */
export function startSpeculation(): void {
  const told = document.querySelector<HTMLElement>('script[data-documents]')?.dataset.documents;
  const { connection } = navigator as { connection?: Line };
  if (!told || connection?.saveData || !HTMLScriptElement.supports?.('speculationrules')) return;
  const documents = told.split(' ');
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules(documents);
  document.head.append(rules);
  if (connection?.effectiveType === '4g') whenShown(() => fetchInSight(documents));
}

function fetchInSight(documents: readonly string[]): void {
  const patterns = documents.map((pathname) => new URLPattern(pathname, location.origin));
  const fetched = new Set<string>();
  const sight = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting || fetched.size === MOST_FETCHED) continue;
      target.setAttribute(AHEAD, '');
      fetched.add((target as HTMLAnchorElement).pathname);
    }
    if (fetched.size === MOST_FETCHED) sight.disconnect();
  });
  const start = () => {
    // What is to be read next is not a filter of this list, nor the way up.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not(nav a)')) {
      const isElsewhere = link.pathname !== location.pathname && !link.search;
      if (isElsewhere && patterns.some((pattern) => pattern.test(link.href))) sight.observe(link);
    }
  };
  // What the page itself needs goes first.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
