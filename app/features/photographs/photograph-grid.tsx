import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './photograph-grid.module.css';
import { Picture } from './picture.tsx';
import type { BinnedView, PhotographCardView } from './views.ts';

const SIZES = '(width < 600px) 45vw, 240px';

export function PhotographGrid({ photographs }: { readonly photographs: readonly PhotographCardView[] }) {
  return (
    <ul className={styles.grid}>
      {photographs.map(({ file, href, title, picture, isDescribed, isUsed }) => (
        <li key={file}>
          <Link to={href} className={styles.card}>
            <Picture picture={picture} sizes={SIZES} className={styles.picture} />
            <span className={styles.title}>{title}</span>
          </Link>
          {(!isDescribed || !isUsed) && (
            <p className={styles.notes}>
              {!isDescribed && <span className={styles.missing}>Bez opisa</span>}
              {!isUsed && <span>Nigdje se ne prikazuje</span>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What was deleted, with the way back. */
export function Bin({
  photographs,
  mayRestore,
}: {
  readonly photographs: readonly BinnedView[];
  readonly mayRestore: boolean;
}) {
  if (photographs.length === 0) {
    return <p>Koš je prazan. Izbrisane fotografije ostaju ovdje 30 dana i mogu se vratiti.</p>;
  }
  return (
    <ul className={styles.grid}>
      {photographs.map(({ file, title, picture, by, daysLeft }) => (
        <li key={file}>
          <div className={styles.card}>
            <Picture picture={picture} sizes={SIZES} className={styles.picture} />
            <span className={styles.title}>{title}</span>
          </div>
          <p className={styles.notes}>
            <span>
              izbrisano: {by}; još {daysLeft} u košu
            </span>
          </p>
          {mayRestore && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="file" value={file} />
              <Button look="quiet" name="intent" value="restore" aria-label={`Vratite: ${title}`}>
                Vratite
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
