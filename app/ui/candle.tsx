import styles from './candle.module.css';

interface CandleProps {
  readonly className?: string | undefined;
  readonly lit?: boolean;
}

/** A candle that burns, still where motion is not wanted; or one that nobody has lit yet. */
export function Candle({ className, lit = true }: CandleProps) {
  return (
    <svg className={className} viewBox="0 0 32 72" width="32" height="72" aria-hidden="true">
      {lit && (
        <g data-flame="">
          <ellipse className={styles.glow} cx="16" cy="16" rx="15" ry="16" />
          <path className={styles.flame} d="M16 3C20 10 22 14 22 18.5A6 6 0 0 1 10 18.5C10 14 12.5 10.5 16 3Z" />
          <path className={styles.core} d="M16 12C18 15.5 19 17.5 19 19.5A3 3 0 0 1 13 19.5C13 17.5 14.3 15.5 16 12Z" />
        </g>
      )}
      <path className={styles.wick} d="M16 21V28" />
      <path className={styles.wax} d="M9 28C11 26.5 21 26.5 23 28L23.5 67C20 70 12 70 8.5 67Z" />
      <path className={styles.drip} d="M11 29C11.5 36 12.5 37 12.3 43 12.2 45.5 10.2 45.5 10 43Z" />
    </svg>
  );
}
