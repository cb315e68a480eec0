import styles from './drawings.module.css';

/** The hamlet's mark: a hill built of dry stone, one lit house, and the rosette of the old gravestones above. */
export function Crest({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 57" width="42" height="50" aria-hidden="true">
      <path className={styles.crestField} d="M2 2H46V28C46 42.5 37 50.5 24 55 11 50.5 2 42.5 2 28Z" />
      <g className={styles.crestRosette}>
        <circle cx="24" cy="14.5" r="8.2" />
        <path d="M24 6.3C27 9.5 27 11.6 24 14.5 21 11.6 21 9.5 24 6.3ZM24 22.7C27 19.5 27 17.4 24 14.5 21 17.4 21 19.5 24 22.7ZM31.1 10.4C29.8 14.6 28 15.6 24 14.5 25 10.5 26.8 9.4 31.1 10.4ZM16.9 18.6C18.2 14.4 20 13.4 24 14.5 23 18.5 21.2 19.6 16.9 18.6ZM31.1 18.6C26.8 19.6 25 18.5 24 14.5 28 13.4 29.8 14.4 31.1 18.6ZM16.9 10.4C21.2 9.4 23 10.5 24 14.5 20 15.6 18.2 14.6 16.9 10.4Z" />
      </g>
      <path
        className={styles.crestHill}
        d="M4.2 34C9 30.5 12 26.5 18 26.5 26 26.5 31 33.5 43.8 31 43.2 42 35.6 48.8 24 52.8 13 49 5 43 4.2 34Z"
      />
      <path
        className={styles.crestJoints}
        d="M5.6 39.5C16 38 32 40.5 42.4 38.8M9.6 45C18 43.8 30 46 38.6 44.6M15 33.6V38.9M25.5 31.5V39.6M34.5 34.2V39.4M12.5 39V44.5M20 39.2V45M30 39.9V45.2M24.5 45.2V52M17 44.4V49.6M32 45.2V49.2"
      />
      <path className={styles.crestHouse} d="M30.5 32.4V26.6L35.2 22.6 39.9 26.6V31.8C36.6 32.6 33.5 32.8 30.5 32.4Z" />
      <path className={styles.crestWindow} d="M34 27.2h2.6v3h-2.6Z" />
      <path className={styles.crestRim} d="M2 2H46V28C46 42.5 37 50.5 24 55 11 50.5 2 42.5 2 28Z" />
    </svg>
  );
}
