import { BREAKPOINTS } from '../shell/breakpoints.ts';
import { THEME_COLOR, themeCookie, themeIn } from '../shell/theme.ts';
import type { Theme } from '../site-context.ts';
import { onPress } from './press.ts';

/** An open drawer or account menu. */
const OPEN = 'header [popover]:popover-open';
const DRAWER = '[popover]:has(nav):popover-open';

/** Drawer and account menu are popovers, which open and close without scripts; this is what browsers do not do by themselves. */
export function startMenus(): void {
  // In an app the page stays, and so would they.
  onPress('header [popover] a', () => closeMenu());
  // Inline navigation takes over on a wide window; a drawer left open would only cover it.
  matchMedia(`(width >= ${BREAKPOINTS.navigation / 16}rem)`).addEventListener('change', () => closeMenu(DRAWER));
  // What has the focus must not lie below.
  document.addEventListener('focusin', ({ target }) => {
    const open = document.querySelector(OPEN);
    if (open && target instanceof Element && !open.contains(target) && !target.matches(openerOf(open))) closeMenu();
  });
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (!(target instanceof HTMLElement) || !target.popover) return;
      document.querySelector(openerOf(target))?.setAttribute('aria-expanded', String(newState === 'open'));
    },
    true,
  );
  onPress('button[data-print]', () => print());
}

function openerOf({ id }: Element): string {
  return `[popovertarget="${id}"]`;
}

function closeMenu(which = OPEN): void {
  document.querySelector<HTMLElement>(which)?.hidePopover();
}

const root = document.documentElement;

/** The theme changes where the page stands. Both buttons are in the page, and its styles show the one that is of use. */
export function startTheme(): void {
  document.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'tema') return;
    event.preventDefault();
    const theme = submitter.value as Theme;
    const hadFocus = document.activeElement === submitter;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet
    document.cookie = themeCookie(theme);
    showTheme(theme);
    // The button that was pressed is hidden now: the focus would be lost.
    if (hadFocus) submitter.form?.querySelector<HTMLButtonElement>(`button:not([value=${theme}])`)?.focus();
  });
  // A page that comes back from memory may have been left before the theme was changed on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showTheme(themeIn(document.cookie));
  });
}

export function showTheme(theme: Theme): void {
  root.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[theme]);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
}
