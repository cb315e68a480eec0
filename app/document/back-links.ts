import { noticeOf, showNotice } from './notices.ts';
import { onPress } from './press.ts';

/** A browser that has a page to go back to begins to leave within this time. */
const LEAVING_WITHIN_MS = 400;

/** Leads people on from where they are stuck: on the error page, and without a connection. */
export function startBackLinks(): void {
  onPress<HTMLAnchorElement>('a[data-back]', (link, event) => {
    event.preventDefault();
    goBack(link.href);
  });
  // On the window, after everything else that may answer the press, React in apps included.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
    const notice = noticeOf('offline');
    // A second press is followed: `onLine` may be wrong.
    if (!link || event.defaultPrevented || navigator.onLine || !notice?.hidden) return;
    event.preventDefault();
    console.error('Failed to get document because the client is offline.');
    showNotice('offline');
  });
  addEventListener('online', () => showNotice('offline', false));
}

/**
 * Goes back in history, or home when there is nothing behind. The length of the history does not say: it counts the pages
 * ahead as well; and the browser's own list leaves out pages of other sites.
 */
function goBack(home: string): void {
  if (!window.navigation?.canGoBack) {
    const timer = setTimeout(() => location.assign(home), LEAVING_WITHIN_MS);
    for (const sign of ['beforeunload', 'pagehide', 'popstate']) {
      addEventListener(sign, () => clearTimeout(timer), { once: true });
    }
  }
  history.back();
}
