import type { Theme } from '../site-context.ts';

export const THEME_COLOR = { dark: '#0f141a', light: '#f6f0e3' } as const;

export function themeCookie(theme: Theme): string {
  return `tema=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
