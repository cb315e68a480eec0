import { pathTo, RETURN_PARAM } from '../routes.ts';
import { Button } from '../ui/button.tsx';
import styles from './counting-notice.module.css';

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
