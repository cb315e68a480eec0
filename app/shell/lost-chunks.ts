const KEY = 'reloaded-at';
const WINDOW_MS = 10_000;

declare global {
  interface Window {
    /** Reloads the page unless it was reloaded a moment ago. Called by React Router's loader of route chunks. */
    __reloadOnce?: () => boolean;
    /** React Router's own, where it keeps the navigation under way. */
    __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string } } } };
  }
}

/**
 * After a new build the old chunks are gone: a reload, of the page the person was going to, brings the new one. If the chunk stays lost, reloading again
 * would never end, so the second failure within ten seconds is left to the error page.
 */
function reloadOnce(): boolean {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < WINDOW_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  const target = window.__reactRouterDataRouter?.state.navigation.location;
  if (target) window.location.assign(`${target.pathname}${target.search}`);
  else window.location.reload();
  return true;
}

export function reloadWhenChunksAreLost(): void {
  window.__reloadOnce = reloadOnce;
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
