import { Button } from '../ui/button.tsx';
import styles from './notices.module.css';

/**
 * What the browser's part of a page may have to say (app/document), hidden until then. It shows and hides them by the
 * attribute alone, which nothing here ever changes.
 */
export function Notices() {
  return (
    <div role="status" className={styles.place}>
      <p className={styles.notice} data-notice="update" hidden suppressHydrationWarning>
        <span>Dostupna je nova inačica.</span>
        <Button type="button" look="primary" data-reload="">
          Osvježite
        </Button>
      </p>
      <p className={styles.notice} data-notice="kept" hidden suppressHydrationWarning>
        <span>Vratiti ono što ste pisali?</span>
        <Button type="button" look="primary" data-put-back="">
          Vratite
        </Button>
        <Button type="button" look="quiet">
          Odbacite
        </Button>
      </p>
      <p className={styles.notice} data-notice="offline" hidden suppressHydrationWarning>
        <span>Nema veze. Provjerite internetsku vezu pa pokušajte ponovno.</span>
      </p>
      <p className={styles.notice} data-notice="lost" hidden suppressHydrationWarning>
        <span>Dio stranice nije se učitao, pa nešto na njoj možda ne radi. Osvježite je za koji trenutak.</span>
        <Button type="button" look="primary" data-reload="">
          Osvježite
        </Button>
      </p>
    </div>
  );
}
