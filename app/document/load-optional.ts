/**
 * A part that a page can do without. Where it does not come, whoever asked for it gets nothing and falls back; the
 * guard against lost chunks does not hear of it, so that the page is never loaded anew for its sake.
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  const keepFromGuard = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', keepFromGuard, true);
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    window.removeEventListener('vite:preloadError', keepFromGuard, true);
  }
}
