import type { Camera, Rect } from './camera.ts';
import { detailAt } from './detail.ts';
import type { Look } from './look.ts';
import type { Measure, Paint } from './paint.ts';

/** Far out, rows are told by their generation, on a strip that keeps lines from running through the words. */
export function paintRows({ rows, palette }: Look, { k }: Camera, seen: Rect, measure: Measure): Paint[] {
  const detail = detailAt(k);
  if (detail !== 'shapes' && detail !== 'names') return [];
  const size = 12 / k;
  const left = seen.left + 12 / k;
  let free = -Infinity;
  return rows.flatMap(({ y, label }): Paint[] => {
    if (y < seen.top - 100 || y > seen.bottom || y < free) return [];
    free = y + 1.7 * size;
    const strip = [left - size / 2, y - 1.45 * size, (measure(label, 'sans') + 1) * size, 1.4 * size];
    return [
      { kind: 'rects', color: palette.paper, alpha: 0.85, radius: size / 2, at: strip },
      {
        kind: 'text',
        color: palette.inkSoft,
        alpha: 1,
        face: 'sans',
        size,
        x: left,
        y: y - 0.4 * size,
        anchor: 'start',
        text: label,
      },
    ];
  });
}
