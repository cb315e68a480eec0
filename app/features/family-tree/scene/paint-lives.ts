import type { TreeModel } from '../tree-model.ts';
import type { Rect } from './camera.ts';
import { YEAR } from './lives.ts';
import { fitText, type Measure, type Paint, type RenderStyle } from './paint.ts';
import { toneColour } from './palette.ts';
import type { Scene } from './scene.ts';

interface LivesPainting {
  readonly scene: Scene;
  readonly tree: TreeModel;
  readonly style: RenderStyle;
  readonly measure: Measure;
  readonly k: number;
  /** What the tools cover of the upper edge, in points of the screen. */
  readonly covered: number;
}

/** How much of the upper edge titles and years take below the tools, in points of the screen. */
export const HEADER = 40;
/** Bars are translucent already: dimmed, they keep a little more than boxes do. */
const DIMMED = 0.25;

/** The periods behind the lives, their titles always at the upper edge of the viewport. */
export function paintAges({ scene, style: { palette }, measure, k, covered }: LivesPainting, visible: Rect): Paint[] {
  const size = 14 / k;
  return scene.ages.flatMap(({ left, right, title }, index): Paint[] => {
    if (right < visible.left || left > visible.right) return [];
    const from = Math.max(left, visible.left);
    const to = Math.min(right, visible.right);
    const text = fitText(title, 'serif', size, to - from - 20 / k, measure);
    const band: Paint[] =
      index % 2 === 0
        ? [
            {
              kind: 'rects',
              color: palette.surface,
              alpha: 1,
              radius: 0,
              at: [left, visible.top, right - left, visible.bottom - visible.top],
            },
          ]
        : [];
    if (text.length < 3) return band;
    return [
      ...band,
      {
        kind: 'text',
        color: palette.gold,
        alpha: 1,
        face: 'serif',
        size,
        x: from + 10 / k,
        y: visible.top + (covered + 12) / k,
        anchor: 'start',
        text,
      },
    ];
  });
}

/** A hair line every so many years, as close as their numbers can stand. */
export function paintYears({ style: { palette }, k, covered }: LivesPainting, visible: Rect): Paint[] {
  const every = [5, 10, 25, 50, 100].find((years) => years * YEAR * k >= 60) ?? 200;
  const paints: Paint[] = [];
  const size = 11 / k;
  for (let year = Math.ceil(visible.left / YEAR / every) * every; year * YEAR < visible.right; year += every) {
    const x = year * YEAR;
    paints.push(
      {
        kind: 'rects',
        color: palette.line,
        alpha: 0.7,
        radius: 0,
        at: [x, visible.top, 1 / k, visible.bottom - visible.top],
      },
      {
        kind: 'text',
        color: palette.inkSoft,
        alpha: 1,
        face: 'sans',
        size,
        x: x + 4 / k,
        y: visible.top + (covered + 32) / k,
        anchor: 'start',
        text: `${year}.`,
      },
    );
  }
  return paints;
}

/** A bar a life; the name stands in it, or beside it where a short life leaves no room. */
export function paintBars({ scene, tree, style, k }: LivesPainting, boxes: readonly number[]): Paint[] {
  const { palette } = style;
  const isNamed = k >= 0.45;
  return boxes.flatMap((box): Paint[] => {
    const person = scene.person[box] as number;
    const x = scene.x[box] as number;
    const y = scene.y[box] as number;
    const width = scene.width[box] as number;
    const entry = style.colouring.legend[style.colouring.entryOf[person] as number];
    const color = toneColour(palette, entry?.tone ?? 'plain');
    const alpha = style.highlight && !style.highlight.people.has(person) ? DIMMED : 1;
    const isMarked = person === style.open || person === style.cursor || person === style.hovered;
    const { full, years } = tree.summary(person);
    return [
      { kind: 'rects', color, alpha: alpha * 0.55, radius: 4, at: [x, y, width, scene.height] },
      ...(isMarked
        ? [
            {
              kind: 'frames',
              color: palette.gold,
              alpha: 1,
              radius: 5,
              width: Math.max(2.5, 2 / k),
              at: [x - 2, y - 2, width + 4, scene.height + 4],
            } as const,
          ]
        : []),
      ...(isNamed
        ? [
            {
              kind: 'text',
              color: palette.ink,
              alpha,
              face: 'sans',
              size: 15,
              x: x + 8,
              y: y + 18.5,
              anchor: 'start',
              text: k >= 0.8 ? `${full}, ${years}` : full,
            } as const,
          ]
        : []),
    ];
  });
}
