import { useLocation } from 'react-router';
import { RETURN_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import styles from './counting-notice.module.css';

/** Asks once whether visits may be counted. Nothing is counted, and nothing fetched for it, before the answer. */
export function CountingNotice() {
  const { pathname, search } = useLocation();
  // That page asks by itself.
  if (pathname === pathTo('visitCounting')) return null;
  return (
    <aside className={styles.notice} aria-label="Mjerenje posjeta">
      <p>
        Smijemo li mjeriti posjete? Google bi nam pokazao koje se vrste stranica otvaraju; bez toga sve radi jednako.{' '}
        <Link to={pathTo('visitCounting')}>Više o tome</Link>
      </p>
      <CountingForm returnTo={`${pathname}${search}`} />
    </aside>
  );
}

/**
 * Two answers that weigh the same. Sent as a whole page: what may be fetched from where is said when a page is loaded.
 */
export function CountingForm({ returnTo }: { readonly returnTo: string }) {
  return (
    <form method="post" action={pathTo('visitCounting')} className={styles.form}>
      <input type="hidden" name={RETURN_PARAM} value={returnTo} />
      <Button name="choice" value="agreed">
        Dopuštam
      </Button>
      <Button name="choice" value="refused">
        Ne dopuštam
      </Button>
    </form>
  );
}
