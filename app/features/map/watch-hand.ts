/** Knows whether a pointer is held down on something, from when it is asked to watch. */
export function watchHand(element: Element): { readonly atRest: () => Promise<void>; readonly stop: () => void } {
  const watching = new AbortController();
  const { signal } = watching;
  let isDown = false;
  const onUp = () => {
    isDown = false;
  };
  element.addEventListener('pointerdown', () => (isDown = true), { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onUp, { signal });
  return {
    async atRest() {
      if (!isDown) return;
      await new Promise((resolve) => {
        addEventListener('pointerup', resolve, { once: true, signal });
        addEventListener('pointercancel', resolve, { once: true, signal });
      });
    },
    stop: () => watching.abort(),
  };
}
