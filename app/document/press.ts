/** One listener for all elements that a selector finds, now or later: pages of React put theirs in when they like. */
export function onPress<Pressed extends Element>(
  selector: string,
  answer: (pressed: Pressed, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    // A click that asks for another tab or a file is the browser's.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = event.target instanceof Element ? event.target.closest<Pressed>(selector) : null;
    if (pressed) answer(pressed, event);
  });
}

const SAID_FOR_MS = 4000;

/** A button says for a while what it has done, in the place of its name. */
export function say(button: Element, sentence: string): void {
  const words = button.querySelector<HTMLElement>('[data-name]');
  if (!words) return;
  words.textContent = sentence;
  setTimeout(() => {
    if (words.textContent === sentence) words.textContent = words.dataset.name ?? '';
  }, SAID_FOR_MS);
}
