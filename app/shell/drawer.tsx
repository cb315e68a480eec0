import { mdiClose } from '@mdi/js';
import type { Viewer } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { AccountLinks } from './account-menu.tsx';
import { Crest } from './crest.tsx';
import styles from './drawer.module.css';
import { furtherEntries, mainEntries } from './navigation.ts';
import { Ornament } from './ornament.tsx';
import { SiteLink } from './site-link.tsx';

const ID = 'izbornik';

/** For the button that opens it; React's types do not know the browser's commands yet. */
export const DRAWER_OPENER = { command: 'show-modal', commandfor: ID };

interface DrawerProps {
  readonly viewer: Viewer | undefined;
  readonly siteName: string;
}

/**
 * A modal dialog of the browser's own: it keeps the focus inside, gives it back, and opens without scripts. What older
 * browsers lack is in app/document/top-bar.ts.
 */
export function Drawer({ viewer, siteName }: DrawerProps) {
  return (
    <dialog id={ID} className={styles.drawer} closedby="any" aria-label="Izbornik">
      <div className={styles.inside}>
        <form method="dialog" className={styles.head}>
          <Crest className={styles.crest} />
          <span>{siteName}</span>
          <button type="submit" aria-label="Zatvorite izbornik">
            <Icon path={mdiClose} />
          </button>
        </form>
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
            <AccountLinks viewer={viewer} className={styles.entry} />
          </div>
        )}
      </div>
    </dialog>
  );
}
