import { THEME_COLOR, themeCookie } from '../shell/theme.ts';
import type { Theme } from '../site-context.ts';

const root = document.documentElement;

/** The theme changes where the page stands. Both buttons are in the page, and its styles show the one that is of use. */
export function startTheme(): void {
  document.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'tema') return;
    event.preventDefault();
    const theme = submitter.value as Theme;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet
    document.cookie = themeCookie(theme);
    show(theme);
    // The button that was pressed is hidden now: the focus would be lost.
    submitter.form?.querySelector<HTMLButtonElement>(`button:not([value=${theme}])`)?.focus();
  });
  // A page that comes back from memory may have been left before the theme was changed on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(/(?:^|;\s*)tema=light(?:;|$)/.test(document.cookie) ? 'light' : 'dark');
  });
}

function show(theme: Theme): void {
  root.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[theme]);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
}
