import { whenShown } from './activation.ts';

/** Of the links in sight, as many as a reader can take in at a glance. */
const MOST_PREFETCHED = 4;

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
  add({
    prerender: [{ where: { or: documents.map((pattern) => ({ href_matches: pattern })) }, eagerness: 'moderate' }],
  });
  if (connection?.effectiveType === '4g') whenShown(() => prefetchInSight(documents));
}

function prefetchInSight(documents: readonly string[]): void {
  const patterns = documents.map((pathname) => new URLPattern(pathname, location.origin));
  const asked = new Set([withoutHash(location.href)]);
  const sight = new IntersectionObserver((seen) => {
    const urls: string[] = [];
    for (const { isIntersecting, target } of seen) {
      const url = withoutHash((target as HTMLAnchorElement).href);
      if (!isIntersecting || asked.size > MOST_PREFETCHED || asked.has(url)) continue;
      asked.add(url);
      urls.push(url);
    }
    if (urls.length > 0) add({ prefetch: [{ urls, eagerness: 'immediate' }] });
    if (asked.size > MOST_PREFETCHED) sight.disconnect();
  });
  const start = () => {
    // What is to be read next is not a filter of this list, nor the way up.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not(nav a)')) {
      if (!link.search && patterns.some((pattern) => pattern.test(link.href))) sight.observe(link);
    }
  };
  // What the page itself needs goes first.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

function add(rules: object): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = JSON.stringify(rules);
  document.head.append(script);
}

function withoutHash(href: string): string {
  return href.split('#')[0] ?? href;
}
