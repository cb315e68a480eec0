export interface Answer {
  /** Both since the navigation began. */
  readonly pressedAt: number;
  readonly answeredAt: number;
}

declare global {
  interface Window {
    /** Where to press, once it is to be seen. */
    __place?: { x: number; y: number };
    __answer?: Answer;
  }
}

interface Watched {
  readonly pressed: string;
  readonly answer: string;
  /** What stands in the answer's place before the press. */
  readonly first: string;
}

/** Runs in the page, before anything else does. */
export function watchPress({ pressed, answer, first }: Watched): void {
  let pressedAt: number | undefined;

  const lookForTarget = () => {
    const target = document.querySelector(pressed);
    const details = target?.closest('details');
    if (details) details.open = true;
    // Nothing is seen before the first paint, however early it stands in the document.
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (!target || !isPainted) {
      requestAnimationFrame(lookForTarget);
      return;
    }
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    window.__place = { x: left + width / 2, y: top + height / 2 };
  };
  requestAnimationFrame(lookForTarget);

  // The time of the input event, not of its handler.
  addEventListener('click', ({ timeStamp }) => (pressedAt ??= timeStamp), true);

  const isAnswered = () => {
    const shown = document.querySelector(answer);
    return shown !== null && (first === '' || !shown.textContent.includes(first));
  };
  new MutationObserver((_, observer) => {
    if (pressedAt === undefined || !isAnswered()) return;
    observer.disconnect();
    const since = pressedAt;
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.__answer = { pressedAt: since, answeredAt: performance.now() };
      }),
    );
  }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
}
