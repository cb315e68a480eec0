/** A page that is made ready before anybody asked for it is nobody's visit: what counts visits waits until it is shown. */
export function whenShown(then: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
}
