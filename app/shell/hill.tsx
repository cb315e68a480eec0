import { useId } from 'react';
import drawing from '../ui/drawings/hill.svg?url';
import styles from './hill.module.css';

/** From the farthest to the nearest. */
const LAYERS = ['lights', 'range', 'far', 'smoke', 'hamlet', 'windows', 'slope', 'ground'] as const;

/** The hill at dusk, its houses lit; a clear morning in the light theme. Layers drift apart with the scroll. */
export function Hill({ className }: { readonly className?: string | undefined }) {
  const sky = useId();
  return (
    <svg className={className} viewBox="0 0 1600 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.skyHigh} offset="0" />
        <stop className={styles.skyMiddle} offset="0.28" />
        <stop className={styles.skyLow} offset="0.46" />
        <stop className={styles.skyGlow} offset="0.62" />
      </linearGradient>
      <rect width="1600" height="700" fill={`url(#${sky})`} />
      {LAYERS.map((layer) => (
        <g key={layer} className={styles[layer]}>
          <use href={`${drawing}#${layer}`} />
        </g>
      ))}
    </svg>
  );
}
