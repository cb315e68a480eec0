import type { Page } from '@playwright/test';

/** A desk's screen of 1280 by 1024 at 400 %. */
const MAGNIFIED = { width: 320, height: 256 };
const MOST_STEPS = 600;
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
  await page.evaluate((controls) => {
    // What comes while one walks may stand before where one is.
    for (const control of document.querySelectorAll(controls)) control.setAttribute('data-to-walk', '');
    // From the top, wherever the focus was before.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
    getSelection()?.removeAllRanges();
  }, CONTROLS);
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let steps = 0; ; steps += 1) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(stepInPage, steps);
    if (step.kind === 'over') break;
    if (!(await isFocusSeen(page))) faults.push(`covered: ${step.what}`);
    if (step.kind === 'again' || steps > MOST_STEPS) {
      if (!seen.has(step.what) || steps > MOST_STEPS) faults.push(`the focus does not get on from ${step.what}`);
      break;
    }
    seen.add(step.what);
  }
  faults.push(...(await page.evaluate(unreachedInPage)));
  if (size) await page.setViewportSize(size);
  return faults;
}

/** A text that is being written scrolls to where one writes a moment after it has the focus. */
async function isFocusSeen(page: Page): Promise<boolean> {
  if (await page.evaluate(isFocusSeenInPage)) return true;
  return page.waitForFunction(isFocusSeenInPage, undefined, { timeout: SCROLLED_WITHIN_MS }).then(
    () => true,
    () => false,
  );
}

/** Marks what has the focus as reached. */
function stepInPage(step: number) {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { kind: 'over', what: '' } as const;
  const what = focused.outerHTML.slice(0, 160);
  const isAgain = focused.hasAttribute('data-walked');
  focused.setAttribute('data-walked', String(step));
  return { kind: isAgain ? 'again' : 'on', what } as const;
}

function isFocusSeenInPage(): boolean {
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
