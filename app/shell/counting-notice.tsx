import { useLocation } from 'react-router';
import { pathTo } from '../routes.ts';
import { Link } from '../ui/link.tsx';
import { CountingForm } from './counting-form.tsx';
import styles from './counting-notice.module.css';

/** Asks once whether visits may be counted. Nothing is counted, and nothing fetched for it, before the answer. */
export function CountingNotice() {
  const { pathname, search } = useLocation();
  // That page asks by itself.
  if (pathname === pathTo('visitCounting')) return null;
  return (
    <aside className={styles.notice} aria-label="Mjerenje posjeta">
      <p>
        Smijemo li mjeriti posjet? Google Analytics pokazao bi nam što se čita; bez njega stranica radi jednako.{' '}
        <Link to={pathTo('visitCounting')}>Više o tome</Link>
      </p>
      <CountingForm returnTo={`${pathname}${search}`} />
    </aside>
  );
}
