let underWay = 0;

// While it is captured, before the guard against lost chunks hears of it.
window.addEventListener(
  'vite:preloadError',
  (event) => {
    if (underWay > 0) event.stopImmediatePropagation();
  },
  true,
);

/**
 * A part that a page can do without. Where it does not come, whoever asked for it gets nothing and falls back; the
 * guard does not hear of it, so that the page is never loaded anew for its sake.
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  underWay += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    underWay -= 1;
  }
}
