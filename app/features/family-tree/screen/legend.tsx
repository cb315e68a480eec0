import type { Colouring } from '../scene/colouring.ts';
import { type Palette, toneColour } from '../scene/palette.ts';
import styles from './legend.module.css';

/** What the colours mean. */
export function Legend({ colouring, palette }: { readonly colouring: Colouring; readonly palette: Palette }) {
  return (
    <ul className={styles.legend} aria-label="Što znače boje">
      {colouring.legend
        .filter(({ count }) => count > 0)
        .map(({ label, count, tone }) => (
          <li key={label}>
            <span className={styles.swatch} style={{ backgroundColor: toneColour(palette, tone) }} />
            {label} <small>{count.toLocaleString('hr')}</small>
          </li>
        ))}
    </ul>
  );
}
