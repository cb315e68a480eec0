/** Notices that are in every page, hidden, in a live region. */
type NoticeName = 'update' | 'kept' | 'offline' | 'lost';

export function noticeOf(name: NoticeName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-notice=${name}]`);
}

export function showNotice(name: NoticeName, shown = true): void {
  const notice = noticeOf(name);
  if (notice) notice.hidden = !shown;
}
