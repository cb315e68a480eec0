import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { useLocation } from 'react-router';
import { pathTo, RETURN_PARAM } from '../routes.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './top-bar.module.css';

/** A form, so that it works without scripts; with them, the page changes where it stands (app/document/theme.ts). */
export function ThemeToggle() {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={pathTo('theme')} className={styles.theme}>
      <input type="hidden" name={RETURN_PARAM} value={`${pathname}${search}`} />
      <button type="submit" name="tema" value="light" aria-label="Svijetla tema" className={styles.toLight}>
        <Icon path={mdiWhiteBalanceSunny} />
      </button>
      <button type="submit" name="tema" value="dark" aria-label="Tamna tema" className={styles.toDark}>
        <Icon path={mdiWeatherNight} />
      </button>
    </form>
  );
}
