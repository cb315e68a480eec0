import { onPress } from './press.ts';

/** A browser that has a page to go back to begins to leave within this time. */
const LEAVING_WITHIN_MS = 400;

/** The error page's way back. */
export function startBackLinks(): void {
  onPress<HTMLAnchorElement>('a[data-back]', (link, event) => {
    event.preventDefault();
    goBack(link.href);
  });
}

/** A message to the editors says which page it was written from: by its path alone, which holds no token. */
export function startAboutLinks(): void {
  onPress<HTMLAnchorElement>('a[data-about-this]', (link, event) => {
    const { pathname } = location;
    if (pathname === '/' || pathname === link.pathname) return;
    event.preventDefault();
    location.assign(`${link.href}?${new URLSearchParams({ [link.dataset.aboutThis ?? '']: pathname })}`);
  });
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
