import type { ViewName } from '../view-state.ts';
import styles from './branch-buttons.module.css';

interface BranchButtonsProps {
  readonly isFolded: boolean;
  /** Absent where there is nothing to fold. */
  readonly onFold: (() => void) | undefined;
  readonly onView: (view: ViewName) => void;
}

const VIEWS: readonly (readonly [ViewName, string])[] = [
  ['ancestors', 'Preci'],
  ['descendants', 'Potomci'],
  ['close', 'Najbliži'],
];

/** Ways to look at the tree from somebody. */
export function BranchButtons({ isFolded, onFold, onView }: BranchButtonsProps) {
  return (
    <div className={styles.branch}>
      {VIEWS.map(([view, label]) => (
        <button key={view} type="button" onClick={() => onView(view)}>
          {label}
        </button>
      ))}
      {onFold && (
        <button type="button" aria-pressed={isFolded} onClick={onFold}>
          {isFolded ? 'Rasklopi ogranak' : 'Sklopi ogranak'}
        </button>
      )}
    </div>
  );
}
