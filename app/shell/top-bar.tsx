import { mdiMagnify, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { useLocation } from 'react-router';
import { RETURN_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import type { Viewer } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Crest } from './crest.tsx';
import { Drawer } from './drawer.tsx';
import { mainEntries, searchEntry } from './navigation.ts';
import { SiteLink } from './site-link.tsx';
import styles from './top-bar.module.css';
import './search-dialog.css';

interface TopBarProps {
  readonly siteName: string;
  readonly viewer: Viewer | undefined;
  readonly waiting: number;
}

export function TopBar({ siteName, viewer, waiting }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <Drawer viewer={viewer} waiting={waiting} />
      <Link to={pathTo('home')} className={styles.title}>
        <Crest className={styles.crest} />
        {siteName}
      </Link>
      <nav className={styles.entries} aria-label="Glavna navigacija">
        {mainEntries.map((entry) => (
          <SiteLink key={entry.href} entry={entry} viewer={viewer} className={styles.entry} />
        ))}
      </nav>
      <div className={styles.tools}>
        <SiteLink entry={searchEntry} viewer={viewer} className={styles.search}>
          <Icon path={mdiMagnify} />
          <span className="visually-hidden">{searchEntry.label}</span>
        </SiteLink>
        <ThemeToggle />
        <AccountMenu viewer={viewer} waiting={waiting} />
      </div>
    </header>
  );
}

/** A form, so that it works without scripts; with them, the theme changes without a reload (app/document/top-bar.ts). */
function ThemeToggle() {
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
