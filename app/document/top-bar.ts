import { THEME_COLOR, themeCookie, themeIn } from '../shell/theme.ts';
import type { Theme } from '../site-context.ts';
import { onPress } from './press.ts';

/** Drawer and account menu are the browser's own; this is what not every browser does by itself. */
export function startMenus(): void {
  onPress<HTMLButtonElement>('button[command="show-modal"]', (button) => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  });
  // A click beside an open dialog is a click on the dialog itself.
  onPress<HTMLDialogElement>('dialog[closedby="any"]', (dialog, { target }) => {
    if (target === dialog) dialog.close();
  });
  // In an app the page stays, and so would they.
  onPress('dialog[closedby="any"] a, [popover] a', () => {
    closeDrawer();
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  });
  // Inline navigation takes over on a wide window; a drawer left open would only cover it.
  matchMedia('(width >= 85.625rem)').addEventListener('change', closeDrawer);
  onPress('button[data-print]', () => print());
}

function closeDrawer(): void {
  document.querySelector<HTMLDialogElement>('dialog[closedby="any"][open]')?.close();
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
    show(theme);
    // The button that was pressed is hidden now: the focus would be lost.
    if (hadFocus) submitter.form?.querySelector<HTMLButtonElement>(`button:not([value=${theme}])`)?.focus();
  });
  // A page that comes back from memory may have been left before the theme was changed on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(themeIn(document.cookie));
  });
}

function show(theme: Theme): void {
  root.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[theme]);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
}
