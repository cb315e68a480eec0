declare global {
  interface Window {
    /** How many parts are under way that a page can do without: the guard against lost chunks lets them be. */
    __optionalLoads?: number;
  }
}

const count = (by: number) => {
  window.__optionalLoads = (window.__optionalLoads ?? 0) + by;
};

/**
 * A part that a page can do without. Where it does not come, whoever asked for it gets nothing and falls back; the page
 * is never loaded anew for its sake.
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  count(1);
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    count(-1);
  }
}
