/** A browser that has a page to go back to begins to leave within this time. */
const LEAVING_WITHIN_MS = 400;

/**
 * Goes back in history, or home when there is nothing behind. The length of the history does not say: it counts the pages
 * ahead as well; and the browser's own list leaves out pages of other sites.
 */
export function goBack(home: string): void {
  if (!window.navigation?.canGoBack) {
    const timer = setTimeout(() => window.location.assign(home), LEAVING_WITHIN_MS);
    for (const sign of ['beforeunload', 'pagehide', 'popstate']) {
      window.addEventListener(sign, () => clearTimeout(timer), { once: true });
    }
  }
  window.history.back();
}
