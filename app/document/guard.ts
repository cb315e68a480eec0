/**
 * The guard against lost chunks, of documents and apps alike. It is inline in the head of every page, before anything that
 * can fail to load; so it imports nothing. After a new build the old files are gone: a reload brings the new ones, at most
 * once in ten seconds. Offline, and when a reload did not help, the page shows a notice.
 */
const KEY = 'reloaded-at';
const WINDOW_MS = 10_000;
const OWN_FILES = `${location.origin}/assets/`;
let reloading = false;

declare global {
  interface Window {
    /** Reloads the page unless that was done a moment ago. Called by React Router's loader of route chunks. */
    __reloadOnce?: () => boolean;
    /** React Router's own, where it keeps the navigation under way. */
    __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string } } } };
  }
}

function reloadOnce(): boolean {
  if (reloading) return true;
  if (!navigator.onLine) return tell('offline');
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < WINDOW_MS) return tell('lost');
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return tell('lost');
  }
  reloading = true;
  const target = window.__reactRouterDataRouter?.state.navigation.location;
  if (target) location.assign(`${location.origin}${target.pathname}${target.search}`);
  else location.reload();
  return true;
}

/** The notice is in the page already, hidden; the page itself may still be loading. */
function tell(notice: 'offline' | 'lost'): false {
  const show = () => document.querySelector(`[data-notice=${notice}]`)?.removeAttribute('hidden');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
  return false;
}

window.__reloadOnce = reloadOnce;
// Of an element that could not load, the event does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    const isModule = target instanceof HTMLLinkElement && target.rel === 'modulepreload';
    const file = target instanceof HTMLScriptElement ? target.src : isModule ? target.href : '';
    if (file.startsWith(OWN_FILES)) reloadOnce();
  },
  true,
);
// Once all others have heard of it: a part that a page can do without is answered for (load-optional.ts).
addEventListener('vite:preloadError', (event) => {
  setTimeout(() => {
    if (!event.defaultPrevented) reloadOnce();
  });
});

// The size of the letters, kept by reading-controls.ts: Firefox does not wait with the first paint for a module. A page that comes
// back from memory may have been left before they were changed on another.
const showLetters = () => {
  try {
    document.documentElement.dataset.letters = localStorage.getItem('slova') ?? '0';
  } catch {}
};
showLetters();
addEventListener('pageshow', showLetters);

export {};
