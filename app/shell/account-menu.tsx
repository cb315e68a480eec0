import { mdiAccountCircleOutline } from '@mdi/js';
import { useLocation } from 'react-router';
import { pathTo, signInPath } from '../routes.ts';
import type { Viewer } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './account-menu.module.css';

const ID = 'moj-racun';

interface AccountMenuProps {
  readonly viewer: Viewer | undefined;
  readonly waiting: number;
}

/** Who is signed in and what they can do about it; for a visitor, the link to the sign-in. */
export function AccountMenu({ viewer, waiting }: AccountMenuProps) {
  return viewer ? <Menu viewer={viewer} waiting={waiting} /> : <SignInLink />;
}

function SignInLink() {
  const { pathname, search } = useLocation();
  const here = pathname === pathTo('signIn') || pathname === pathTo('home');
  return (
    <Link to={here ? pathTo('signIn') : signInPath(`${pathname}${search}`)} className={styles.opener}>
      <Icon path={mdiAccountCircleOutline} />
      <span className={styles.word}>Prijava</span>
    </Link>
  );
}

/** A popover of the browser's own: it opens and closes without scripts. */
function Menu({ viewer, waiting }: AccountLinksProps) {
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={ID} suppressHydrationWarning>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(viewer.name)}
          {waiting > 0 && <span className={styles.dot} />}
        </span>
        <span className="visually-hidden">Račun: </span>
        <span className={styles.name}>{viewer.name}</span>
      </button>
      <div id={ID} popover="auto" className={styles.menu}>
        <p className={styles.who}>{viewer.name}</p>
        <AccountLinks viewer={viewer} waiting={waiting} className={styles.entry} />
      </div>
    </>
  );
}

interface AccountLinksProps {
  readonly viewer: Viewer;
  /** How much waits for the viewer's word. */
  readonly waiting: number;
  readonly className?: string | undefined;
}

export function AccountLinks({ viewer, waiting, className }: AccountLinksProps) {
  return (
    <>
      <Link to={pathTo('account')} className={className}>
        Moj račun
      </Link>
      {viewer.role === 'editor' && (
        <Link to={pathTo('editorial')} className={className}>
          Uredništvo
          <WaitingCount count={waiting} />
        </Link>
      )}
      {viewer.role === 'writer' && (
        <Link to={pathTo('deskRecords')} className={className}>
          Uredništvo
          <WaitingCount count={waiting} />
        </Link>
      )}
      {(viewer.role === 'writer' || viewer.role === 'member') && (
        <Link to={pathTo('ownDrafts')} className={className}>
          Moji prijedlozi
          {viewer.role === 'member' && <WaitingCount count={waiting} />}
        </Link>
      )}
      {/* A whole page load: nothing that a member saw stays in this one's memory. */}
      <form method="post" action={pathTo('signOut')}>
        <button type="submit" className={className}>
          Odjava
        </button>
      </form>
    </>
  );
}

const MOST_SHOWN = 9;

function WaitingCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : count;
  return (
    <>
      {' '}
      <span className={styles.count}>
        <span className="visually-hidden">čeka: </span>
        {shown}
      </span>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
