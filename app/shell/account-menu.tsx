import { mdiAccountCircleOutline } from '@mdi/js';
import { useLocation } from 'react-router';
import { pathTo, signInPath } from '../routes.ts';
import type { Viewer } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './account-menu.module.css';

const ID = 'moj-racun';

/** Who is signed in and what they can do about it; for a visitor, the link to the sign-in. */
export function AccountMenu({ viewer }: { readonly viewer: Viewer | undefined }) {
  return viewer ? <Menu viewer={viewer} /> : <SignInLink />;
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
function Menu({ viewer }: { readonly viewer: Viewer }) {
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={ID} suppressHydrationWarning>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(viewer.name)}
        </span>
        <span className={styles.unseen}>Račun: </span>
        <span className={styles.name}>{viewer.name}</span>
      </button>
      <div id={ID} popover="auto" className={styles.menu}>
        <p className={styles.who}>{viewer.name}</p>
        <AccountLinks viewer={viewer} className={styles.entry} />
      </div>
    </>
  );
}

interface AccountLinksProps {
  readonly viewer: Viewer;
  readonly className: string | undefined;
}

export function AccountLinks({ viewer, className }: AccountLinksProps) {
  return (
    <>
      <Link to={pathTo('account')} className={className}>
        Moj račun
      </Link>
      {viewer.role === 'editor' && (
        <Link to={pathTo('editorial')} className={className}>
          Uredništvo
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

function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
