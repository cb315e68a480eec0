/** Nothing tells that there is no page to go back to; a browser that has one begins to leave within this time. */
const LEAVING_WITHIN_MS = 400;
const SIGNS_OF_LEAVING = ['beforeunload', 'pagehide', 'popstate'] as const;

/**
 * Goes back in history, or home when there is nothing behind. The length of the history does not say: it counts the pages
 * ahead as well, and the browser's own list leaves out pages of other sites.
 */
export function goBack(home: string): void {
  if (window.navigation?.canGoBack) {
    window.history.back();
    return;
  }
  const leaving = new AbortController();
  const timer = setTimeout(() => {
    leaving.abort();
    window.location.assign(home);
  }, LEAVING_WITHIN_MS);
  for (const sign of SIGNS_OF_LEAVING) {
    window.addEventListener(
      sign,
      () => {
        clearTimeout(timer);
        leaving.abort();
      },
      { signal: leaving.signal },
    );
  }
  window.history.back();
}
