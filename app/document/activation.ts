/** Runs once the page is visible: a prerendered page that is never activated is no visit. */
export function whenShown(then: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
}
