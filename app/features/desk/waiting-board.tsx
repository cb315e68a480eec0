import { Link } from '../../ui/link.tsx';
import { NothingYet } from '../../ui/nothing-yet.tsx';
import type { WaitingItem } from './views.ts';
import styles from './waiting-board.module.css';

/** What waits, as a row of numbers that lead to it. What does not wait is not shown. */
export function WaitingBoard({ items }: { readonly items: readonly WaitingItem[] }) {
  const waiting = items.filter(({ count }) => count > 0);
  return (
    <div className={styles.board}>
      {waiting.length === 0 ? (
        <NothingYet>Ništa ne čeka. Napišite nešto novo ili dotjerajte staro.</NothingYet>
      ) : (
        <ul>
          {waiting.map(({ label, count, href, hint }) => (
            <li key={label}>
              <Link to={href}>
                <span className={styles.count}>{count}</span>
                <span className={styles.label}>{label}</span>
                <span className={styles.hint}>{hint}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
