import type { Page } from '@playwright/test';

/** A desk's screen of 1280 by 1024 at 400 %. */
const MAGNIFIED = { width: 320, height: 256 };
const MOST_STEPS = 600;
/** Keys pressed before the page is asked where they led. */
const STEPS_AT_ONCE = 10;
const SCROLLED_WITHIN_MS = 10_000;
/** Of radios the arrows lead on, and links within a text that is being written are a part of it. */
const CONTROLS =
  ':is(a[href], button:enabled, input:enabled:not([type=hidden], [type=radio]), select:enabled, textarea:enabled, summary, [tabindex="0"]):not([contenteditable] *)';

/**
 * Goes through the page by the Tab key alone, at 400 %: what it cannot reach, where it is caught, and where what has the focus cannot
 * be seen, one line each.
 */
export async function faultsOfKeyboardWalk(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize(MAGNIFIED);
  await page.evaluate(recordSteps, CONTROLS);
  const faults: string[] = [];
  for (let before = -1; ; ) {
    await Promise.all(Array.from({ length: STEPS_AT_ONCE }, () => page.keyboard.press('Tab')));
    const { steps, isOver, last } = await page.evaluate(() => window.keyboardWalk.state());
    if (isOver) break;
    if (steps === before || steps > MOST_STEPS) {
      faults.push(`the focus does not get on from ${last}`);
      break;
    }
    before = steps;
  }
  const covered = await page.evaluate(() => window.keyboardWalk.stop());
  for (let index = 0; index < covered; index += 1) {
    const what = await page.evaluate((which) => window.keyboardWalk.focusCovered(which), index);
    if (!(await isFocusSeen(page))) faults.push(`covered: ${what}`);
  }
  faults.push(...(await page.evaluate(unreachedInPage)));
  if (size) await page.setViewportSize(size);
  return faults;
}

declare global {
  interface Window {
    keyboardWalk: {
      /** It is over when the focus has left the page, or is where it was before. */
      state(): { steps: number; isOver: boolean; last: string };
      /** Answers with how many had the focus and were not seen. */
      stop(): number;
      /** Gives one of those the focus again. Answers with its markup. */
      focusCovered(index: number): string;
      isFocusSeen(): boolean;
    };
  }
}

/** Marks what gets the focus from now on, and looks whether it is seen. */
function recordSteps(controls: string): void {
  // What comes while one walks may stand before where one is.
  for (const control of document.querySelectorAll(controls)) control.setAttribute('data-to-walk', '');
  const told = (element: Element) => element.outerHTML.slice(0, 160);
  const covered: HTMLElement[] = [];
  let steps = 0;
  let last = '';
  let isOver = false;
  const isFocusSeen = () => {
    const focused = document.activeElement;
    if (!focused) return false;
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    // A control that is drawn by its label stands under it.
    const ours = [focused, focused.closest('label'), ...((focused as HTMLInputElement).labels ?? [])];
    return boxes.some(({ left, right, top, bottom }) => {
      const [fromX, toX] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [fromY, toY] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      if (fromX >= toX || fromY >= toY) return false;
      return [0.5, 0.1, 0.9].some((down) =>
        [0.5, 0.1, 0.9].some((along) => {
          const hit = document.elementFromPoint(fromX + (toX - fromX) * along, fromY + (toY - fromY) * down);
          return hit !== null && ours.some((one) => one?.contains(hit) || hit.contains(focused));
        }),
      );
    });
  };
  const step = () => {
    const focused = document.activeElement as HTMLElement | null;
    if (isOver || !focused || focused === document.body) return;
    isOver = focused.hasAttribute('data-walked');
    if (isOver) return;
    steps += 1;
    last = told(focused);
    focused.setAttribute('data-walked', '');
    if (!isFocusSeen()) covered.push(focused);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    isOver ||= relatedTarget === null && document.activeElement === document.body;
  };
  // From the top, wherever the focus was before.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  window.scrollTo(0, 0);
  getSelection()?.removeAllRanges();
  document.addEventListener('focusin', step);
  document.addEventListener('focusout', leave);
  window.keyboardWalk = {
    state: () => ({ steps, isOver, last }),
    stop() {
      document.removeEventListener('focusin', step);
      document.removeEventListener('focusout', leave);
      return covered.length;
    },
    focusCovered(index) {
      const element = covered[index] as HTMLElement;
      element.focus();
      return told(element);
    },
    isFocusSeen,
  };
}

/** A text that is being written scrolls to where one writes a moment after it has the focus. */
async function isFocusSeen(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => window.keyboardWalk.isFocusSeen(), undefined, { timeout: SCROLLED_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
}

function unreachedInPage(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-to-walk]:not([data-walked])')]
    .filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: true }) &&
        control.getClientRects().length > 0 &&
        !control.closest('[inert]'),
    )
    .map((control) => `not reached: ${control.outerHTML.slice(0, 160)}`);
}
