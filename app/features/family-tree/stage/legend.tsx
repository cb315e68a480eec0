import type { Colouring } from '../scene/colouring.ts';
import { type Palette, toneColour } from '../scene/palette.ts';
import styles from './legend.module.css';

interface LegendProps {
  readonly colouring: Colouring;
  readonly palette: Palette;
}

/** What the colours say. */
export function Legend({ colouring, palette }: LegendProps) {
  const shown = colouring.legend.filter(({ count }) => count > 0);
  return (
    <ul className={styles.legend} aria-label="Što znače boje">
      {shown.map(({ label, count, tone }) => (
        <li key={label}>
          <span className={styles.swatch} style={{ backgroundColor: toneColour(palette, tone) }} />
          {label} <small>{count.toLocaleString('hr')}</small>
        </li>
      ))}
    </ul>
  );
}
