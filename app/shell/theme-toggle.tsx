import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { pathTo, RETURN_PARAM } from '../routes.ts';
import type { Theme } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { THEME_COLOR, themeCookie } from './theme.ts';
import styles from './top-bar.module.css';

/** A form, so that it works without scripts; with them, the page changes where it stands. */
export function ThemeToggle({ theme }: { readonly theme: Theme }) {
  const [current, setCurrent] = useState(theme);
  const { pathname, search } = useLocation();
  const next: Theme = current === 'dark' ? 'light' : 'dark';
  const change = (event: SubmitEvent) => {
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet
    document.cookie = themeCookie(next);
    document.documentElement.dataset.theme = next;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[next]);
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', next);
    setCurrent(next);
  };
  return (
    <form method="post" action={pathTo('theme')} onSubmit={change} className={styles.theme}>
      <input type="hidden" name="tema" value={next} />
      <input type="hidden" name={RETURN_PARAM} value={`${pathname}${search}`} />
      <button type="submit" aria-label={next === 'light' ? 'Svijetla tema' : 'Tamna tema'}>
        <Icon path={next === 'light' ? mdiWhiteBalanceSunny : mdiWeatherNight} />
      </button>
    </form>
  );
}
