import { mdiMenu } from '@mdi/js';
import { pathTo } from '../routes.ts';
import type { Viewer } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Crest } from './crest.tsx';
import { DRAWER_OPENER, Drawer } from './drawer.tsx';
import { mainEntries } from './navigation.ts';
import { SiteLink } from './site-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly siteName: string;
  readonly viewer: Viewer | undefined;
}

export function TopBar({ siteName, viewer }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} aria-label="Izbornik" aria-haspopup="dialog" {...DRAWER_OPENER}>
        <Icon path={mdiMenu} />
      </button>
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
        <ThemeToggle />
        <AccountMenu viewer={viewer} />
      </div>
      <Drawer viewer={viewer} siteName={siteName} />
    </header>
  );
}
