import { AHEAD, speculationRules } from '../shell/speculation-rules.ts';
import { whenShown } from './activation.ts';

/** Links in view that are prefetched, at most. */
const MOST_FETCHED = 4;

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * The page that a pointer rests on is made ready by the browser, and on a good line the first few in view are prefetched. The
 * server says which addresses are documents open to all: no others are ever asked for before somebody does.
 */
export function startSpeculation(): void {
  const listed = document.querySelector<HTMLElement>('script[data-documents]')?.dataset.documents;
  const { connection } = navigator as { connection?: Line };
  if (!listed || connection?.saveData || !HTMLScriptElement.supports?.('speculationrules')) return;
  const documents = listed.split(' ');
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules(documents);
  document.head.append(rules);
  if (connection?.effectiveType === '4g') whenShown(() => prefetchInView(documents));
}

function prefetchInView(documents: readonly string[]): void {
  const patterns = documents.map((pathname) => new URLPattern(pathname, location.origin));
  const fetched = new Set<string>();
  const observer = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting || fetched.size === MOST_FETCHED) continue;
      target.setAttribute(AHEAD, '');
      fetched.add((target as HTMLAnchorElement).pathname);
    }
    if (fetched.size === MOST_FETCHED) observer.disconnect();
  });
  const start = () => {
    // What is to be read next is not a filter of this list, nor the link to the list above.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not(nav a)')) {
      const isElsewhere = link.pathname !== location.pathname && !link.search;
      if (isElsewhere && patterns.some((pattern) => pattern.test(link.href))) observer.observe(link);
    }
  };
  // What the page itself needs goes first.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
