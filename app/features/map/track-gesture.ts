/** A wheel that has not been turned for this long is at rest. */
const WHEEL_MS = 300;

/** Tracks whether a gesture is under way on an element, from now on. */
export function trackGesture(element: Element): { readonly atRest: () => Promise<void>; readonly stop: () => void } {
  const watching = new AbortController();
  const { signal } = watching;
  let [isDown, turnedAt] = [false, Number.NEGATIVE_INFINITY];
  const onUp = () => {
    isDown = false;
  };
  const onWheel = () => {
    turnedAt = performance.now();
  };
  element.addEventListener('pointerdown', () => (isDown = true), { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: true });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onUp, { signal });
  return {
    async atRest() {
      for (;;) {
        const turning = turnedAt + WHEEL_MS - performance.now();
        if (isDown) await letGo(signal);
        else if (turning > 0) await new Promise((resolve) => setTimeout(resolve, turning));
        else return;
      }
    },
    stop: () => watching.abort(),
  };
}

function letGo(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('pointerup', resolve, { once: true, signal });
    addEventListener('pointercancel', resolve, { once: true, signal });
  });
}
