import styles from './drawings.module.css';

/** A path that ends among stones below a signpost: the error page's drawing. */
export function LostPath({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 220" aria-hidden="true">
      <path className={styles.far} d="M0 140C60 96 110 112 170 92 240 68 300 104 360 92 410 82 450 104 480 98V220H0Z" />
      <path className={styles.mid} d="M0 166C80 132 150 150 230 136 320 120 390 148 480 132V220H0Z" />
      <path className={styles.near} d="M0 196C110 166 200 184 290 172 370 162 430 176 480 170V220H0Z" />
      <path
        className={styles.track}
        d="M196 220C214 198 250 196 246 182 243 171 214 172 224 160 231 152 250 153 252 146"
      />
      <g className={styles.stone}>
        <path d="M256 147l12-5 10 4 3 8-14 4-12-3ZM283 151l9-4 11 3 2 7-12 4-10-3ZM238 141l8-4 9 2 1 6-11 3Z" />
        <path d="M120 200l14-6 13 4 4 9-17 5-15-4ZM336 190l11-5 13 3 3 9-14 4-13-3Z" />
      </g>
      <path className={styles.post} d="M321 176V92M321 100H372L384 109 372 118H321M321 126H276L266 134 276 142H321" />
      <circle className={styles.light} cx="92" cy="48" r="17" />
    </svg>
  );
}
