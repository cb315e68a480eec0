let underWay = 0;

// Then the import answers with nothing instead of failing, and the guard against lost chunks lets it be.
window.addEventListener('vite:preloadError', (event) => {
  if (underWay > 0) event.preventDefault();
});

/**
 * A part that a page can do without. Where it does not load, the caller gets undefined and falls back; the guard does not
 * hear of the failure, so that it never reloads the page.
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
