/** Notices that are in every page, hidden, in a live region. */
type NoticeName = 'update' | 'kept' | 'copied' | 'offline' | 'lost';

export function showNotice(name: NoticeName, shown = true): void {
  const notice = noticeOf(name);
  if (notice) notice.hidden = !shown;
}

function noticeOf(name: NoticeName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-notice=${name}]`);
}

/** Whether links are answered without a connection, too: by the service worker. */
export function isKeeping(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

/** Without a connection a link is answered by a notice instead of the browser's error page. */
export function startOfflineNotice(): void {
  // On the window, after everything else that may answer the press, React in apps included.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
    if (link && !event.defaultPrevented && !isKeeping() && tellsOffline()) event.preventDefault();
  });
  addEventListener('online', () => showNotice('offline', false));
  // A page that was in memory meanwhile has not heard of it.
  addEventListener('pageshow', () => {
    if (navigator.onLine) showNotice('offline', false);
  });
}

/** Whether a press is answered by the notice that there is no connection. A second one is followed: `onLine` may be wrong. */
export function tellsOffline(): boolean {
  if (navigator.onLine || !noticeOf('offline')?.hidden) return false;
  console.error('Failed to get document because the client is offline.');
  showNotice('offline');
  return true;
}
