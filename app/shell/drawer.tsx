import { mdiClose } from '@mdi/js';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Viewer } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { AccountLinks } from './account-menu.tsx';
import { Crest } from './crest.tsx';
import styles from './drawer.module.css';
import { mainEntries } from './navigation.ts';
import { Ornament } from './ornament.tsx';
import { SiteLink } from './site-link.tsx';

const ID = 'izbornik';

/** A modal dialog of the browser's own: it keeps the focus inside, gives it back, and opens without scripts. */
export function useDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
  useEffect(() => dialog.current?.close(), [location.key]);
  // Inline navigation takes over on a wide window; a drawer left open would only cover it.
  useEffect(() => {
    const wide = window.matchMedia('(width >= 1370px)');
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return {
    dialog,
    opener: {
      command: 'show-modal',
      commandfor: ID,
      // For browsers that do not know the command attribute yet.
      onClick(event: MouseEvent<HTMLButtonElement>) {
        if ('commandForElement' in event.currentTarget) return;
        dialog.current?.showModal();
      },
    },
  };
}

interface DrawerProps {
  readonly viewer: Viewer | undefined;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly siteName: string;
}

export function Drawer({ viewer, dialog, siteName }: DrawerProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own; this is the click beside it
    <dialog
      id={ID}
      ref={dialog}
      className={styles.drawer}
      closedby="any"
      aria-label="Izbornik"
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.inside}>
        <form method="dialog" className={styles.head}>
          <Crest className={styles.crest} />
          <span>{siteName}</span>
          <button type="submit" aria-label="Zatvori izbornik">
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
