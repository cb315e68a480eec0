import type { Page } from '@playwright/test';

/**
 * With colours of the reader's own, grounds and shadows are gone: what of the page cannot be told any more, one line each. Where
 * the focus is must be seen by an outline, what is pressed or current by more than its ground, and a lone icon in the colour of text.
 */
export async function faultsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(async () => {
    // Colours fade over into the reader's.
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const STATES = ['aria-pressed', 'aria-current', 'aria-selected'];
    const found: string[] = [];
    const told = (element: Element) => element.outerHTML.slice(0, 200);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const isOutlined = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ),
    ].filter((control) => isShown(control) && !control.closest('[inert]'));
    const strokesIn = (control: Element) =>
      [...control.querySelectorAll('rect, path')].map((shape) => getComputedStyle(shape).stroke).join();
    for (const control of controls) {
      const drawn = strokesIn(control);
      control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      // Of a radio of which there are several, or of what a script has moved the focus away from.
      if (document.activeElement !== control) continue;
      const around = [control, control.nextElementSibling, control.closest('label')];
      for (let above = control.parentElement, steps = 0; above && steps < 3; above = above.parentElement, steps += 1) {
        around.push(above);
      }
      const isRedrawn = control instanceof SVGElement && strokesIn(control) !== drawn;
      if (!isRedrawn && !around.some(isOutlined)) found.push(`the focus is not seen on ${told(control)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    const looks = (element: Element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part || undefined);
        const sides = ['top', 'right', 'bottom', 'left'].flatMap((side) => [
          style.getPropertyValue(`border-${side}-style`),
          style.getPropertyValue(`border-${side}-width`),
          style.getPropertyValue(`border-${side}-color`),
        ]);
        const { backgroundColor, color, fontWeight, textDecorationLine, outlineStyle, content, width } = style;
        return [...sides, backgroundColor, color, fontWeight, textDecorationLine, outlineStyle, content, part && width];
      });
    for (const state of STATES) {
      for (const marked of document.querySelectorAll(`[${state}]:not([${state}=false])`)) {
        if (!isShown(marked)) continue;
        const group = marked.closest('ul, ol, fieldset, nav, [role]') ?? marked.parentElement;
        const peer = [...(group?.querySelectorAll(marked.tagName) ?? [])].find(
          (other) => isShown(other) && (other.getAttribute(state) ?? 'false') === 'false',
        );
        if (peer && JSON.stringify(looks(peer)) === JSON.stringify(looks(marked))) {
          found.push(`${state} is not seen on ${told(marked)}`);
        }
      }
    }
    for (const control of controls) {
      // What is drawn on a ground of its own keeps both.
      if (control.textContent?.trim() || control instanceof SVGElement) continue;
      for (const path of control.querySelectorAll('svg path')) {
        const { fill, stroke } = getComputedStyle(path);
        const { color } = getComputedStyle(control);
        if (![fill, stroke].includes(color)) found.push(`the icon is not in the colour of text in ${told(control)}`);
      }
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: null });
  return faults;
}
