import { mdiClose, mdiMenu } from '@mdi/js';
import type { Viewer } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { AccountLinks } from './account-menu.tsx';
import styles from './drawer.module.css';
import { furtherEntries, mainEntries } from './navigation.ts';
import { Ornament } from './ornament.tsx';
import { SiteLink } from './site-link.tsx';

const ID = 'izbornik';

interface DrawerProps {
  readonly viewer: Viewer | undefined;
  readonly waiting: number;
}

/**
 * The hamburger and what it opens: a popover of the browser's own below the bar, so that the same button closes it and both work
 * without scripts. What scripts add is in app/document/top-bar.ts.
 */
export function Drawer({ viewer, waiting }: DrawerProps) {
  return (
    <>
      {/* Whether it is expanded the browser says by itself, and scripts say as an attribute. */}
      <button type="button" className={styles.menu} popoverTarget={ID} suppressHydrationWarning>
        <Icon path={mdiMenu} />
        <Icon path={mdiClose} />
        <span className={`visually-hidden ${styles.toOpen}`}>Otvorite izbornik</span>
        <span className={`visually-hidden ${styles.toClose}`}>Zatvorite izbornik</span>
      </button>
      <div id={ID} popover="auto" className={styles.drawer}>
        <div role="dialog" aria-label="Izbornik" className={styles.panel}>
          <nav aria-label="Stranice">
            <ul>
              {mainEntries.map((entry) => (
                <li key={entry.href}>
                  {entry.afterOrnament && <Ornament className={styles.ornament} />}
                  <SiteLink entry={entry} viewer={viewer} className={styles.entry} />
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Još" className={styles.further}>
            {furtherEntries.map((entry) => (
              <SiteLink key={entry.href} entry={entry} viewer={viewer} className={styles.entry} />
            ))}
          </nav>
          {viewer && (
            <div className={styles.account}>
              <p>{viewer.name}</p>
              <AccountLinks viewer={viewer} waiting={waiting} className={styles.entry} />
            </div>
          )}
        </div>
        {/* A press beside the panel closes it and reaches nothing below. */}
        <button
          type="button"
          className={styles.scrim}
          popoverTarget={ID}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
      </div>
    </>
  );
}
