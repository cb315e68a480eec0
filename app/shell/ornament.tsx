import { useId } from 'react';
import styles from './ornament.module.css';

/** The woven band of the local bag, the torbica. */
export function Ornament({ className }: { readonly className?: string | undefined }) {
  const weave = useId();
  return (
    <svg className={className} width="100%" height="28" aria-hidden="true">
      <defs>
        <pattern id={weave} width="56" height="28" patternUnits="userSpaceOnUse">
          <path className={styles.threadEdge} d="M0 1.5H56M0 26.5H56" />
          <path className={styles.threadTile} d="M28 4 42 14 28 24 14 14Z" />
          <path className={styles.threadGoldFill} d="M28 9 35 14 28 19 21 14Z" />
          <path className={styles.threadField} d="M28 12.2 30.6 14 28 15.8 25.4 14Z" />
          <path
            className={styles.threadWine}
            d="M0 4.5 5 8.2M0 23.5 5 19.8M56 4.5 51 8.2M56 23.5 51 19.8M7.5 9.8 13 14 7.5 18.2M48.5 9.8 43 14 48.5 18.2"
          />
          <path className={styles.threadGoldFill} d="M0 9.4 6.4 14 0 18.6ZM56 9.4 49.6 14 56 18.6Z" />
          <path
            className={styles.threadTileFill}
            d="M11 4H19L15 7.2ZM37 4H45L41 7.2ZM11 24H19L15 20.8ZM37 24H45L41 20.8Z"
          />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill={`url(#${weave})`} />
    </svg>
  );
}
