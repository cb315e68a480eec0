const KEY = 'slow-transitions';
/** Three frames of a usual screen. */
const MOST_MS = 50;

/**
 * The browser fades from page to page, for which it takes pictures of both. Where that makes somebody wait, the next pages
 * of the visit are shown as they are.
 */
export function startTransitions(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    if (viewTransition && isSlow()) viewTransition.skipTransition();
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    const revealed = performance.now();
    // Told by the paint itself: a picture is taken and put together elsewhere than where this runs.
    new PerformanceObserver((list, observer) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (!paint) return;
      observer.disconnect();
      if (paint.startTime - revealed > MOST_MS) rememberSlow();
    }).observe({ type: 'paint', buffered: true });
  });
}

function isSlow(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function rememberSlow(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // No storage: the next page finds out for itself.
  }
}
