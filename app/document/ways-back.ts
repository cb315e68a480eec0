import { showNotice } from './notices.ts';
import { onPress } from './press.ts';

/** A browser that has a page to go back to begins to leave within this time. */
const LEAVING_WITHIN_MS = 400;

/** Leads people on from where they are stuck: on the error page, and without a connection. */
export function startWaysBack(): void {
  onPress<HTMLAnchorElement>('a[data-back]', (link, event) => {
    event.preventDefault();
    goBack(link.href);
  });
  onPress<HTMLAnchorElement>('a[href^="/"]', (_, event) => {
    const notice = document.querySelector<HTMLElement>('[data-notice=offline]');
    // Whoever presses once more knows better than the browser.
    if (navigator.onLine || !notice?.hidden) return;
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
