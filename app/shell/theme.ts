import type { Theme } from '../site-context.ts';

export const THEME_COLOR = { dark: '#0f141a', light: '#f6f0e3' } as const;

/** Dark unless somebody has chosen otherwise. */
export function themeIn(cookies: string): Theme {
  return /(?:^|;\s*)tema=light(?:;|$)/.test(cookies) ? 'light' : 'dark';
}

export function themeCookie(theme: Theme): string {
  return `tema=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
