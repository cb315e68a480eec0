/** A shift that the browser tells of; the DOM's types do not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Collects the page's speed and sends it once, when the person leaves: a beacon survives the page. What the browser measures itself
 * needs no library, whose weight every page would carry.
 */
export function measurePage(): void {
  const values: Record<string, number> = {};
  const note = (name: string, value: number) => {
    values[name] = Math.round(value * 1000) / 1000;
  };
  observe('navigation', (entry) => note('TTFB', (entry as PerformanceNavigationTiming).responseStart));
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && note('FCP', startTime));
  observe('largest-contentful-paint', ({ startTime }) => note('LCP', startTime));
  note('CLS', 0);
  const burst = worstBurst();
  observe('layout-shift', (entry) => note('CLS', burst(entry as LayoutShift)));
  const path = window.location.pathname;
  let sent = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || sent) return;
    sent = true;
    const build = document.documentElement.dataset.build ?? '';
    navigator.sendBeacon('/measurements', JSON.stringify({ build, path, values }));
  });
}

/** Also what happened before this script came; nothing where the browser does not measure it. */
function observe(type: string, note: (entry: PerformanceEntry) => unknown): void {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}

/** Shifts less than a second apart, for five seconds at most, are felt as one: the worst of these counts. */
function worstBurst(): (shift: LayoutShift) => number {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  return ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return worst;
    const goesOn = startTime - last < 1000 && startTime - first < 5000;
    if (!goesOn) first = startTime;
    sum = goesOn ? sum + value : value;
    last = startTime;
    worst = Math.max(worst, sum);
    return worst;
  };
}
