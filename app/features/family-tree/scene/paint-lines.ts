import { Pedigree } from '../../../../genealogy/graph.ts';
import { LineKind } from '../../../../genealogy/layout/drawing.ts';
import type { Rect } from './camera.ts';
import type { Detail } from './detail.ts';
import { type Look, STEPPED_BACK } from './look.ts';
import type { Paint } from './paint.ts';
import type { Palette } from './palette.ts';
import type { Lines } from './scene.ts';

/** How people belong together: broken where not by birth, lit along a way of kinship. */
export function paintLines(lines: Lines, { palette, way }: Look, k: number, seen: Rect, detail: Detail): Paint[] {
  const plain: number[] = [];
  const adopted: number[] = [];
  const onWay: number[] = [];
  const numbers: Paint[] = [];
  for (const line of lines.index.search(seen.left, seen.top, seen.right, seen.bottom)) {
    const start = lines.pointStart[line] as number;
    const end = lines.pointStart[line + 1] as number;
    const isLink = lines.kind[line] === LineKind.unionLink || lines.kind[line] === LineKind.childLink;
    const into = way?.lines.has(line) ? onWay : lines.pedigree[line] === Pedigree.birth ? plain : adopted;
    if (isLink) {
      into.push(start, end - 2, end - 2, end);
      if (detail !== 'shapes') numbers.push(...linkNumbers(lines, line, palette));
    } else into.push(start, end);
  }
  const width = detail === 'shapes' ? 1 / k : Math.max(1.5, 1.2 / k);
  const strokes = {
    kind: 'lines',
    color: palette.lineStrong,
    alpha: way ? STEPPED_BACK : 0.8,
    points: lines.points,
  } as const;
  return [
    { ...strokes, width, dash: 0, ranges: plain },
    { ...strokes, width, dash: 5, ranges: adopted },
    { ...strokes, color: palette.gold, alpha: 1, width: Math.max(4, 2.5 / k), dash: 0, ranges: onWay },
    ...numbers,
  ].filter((paint) => paint.kind !== 'lines' || paint.ranges.length > 0) as Paint[];
}

/** The two ends of a line too long to draw carry the same number. */
function linkNumbers({ pointStart, points, number }: Lines, line: number, palette: Palette): Paint[] {
  const end = pointStart[line + 1] as number;
  return [end - 3, end - 2].flatMap((point): Paint[] => {
    if (point < (pointStart[line] as number)) return [];
    const x = points[2 * point] as number;
    const y = points[2 * point + 1] as number;
    return [
      { kind: 'discs', color: palette.surface, alpha: 1, at: [x, y, 8] },
      {
        kind: 'text',
        color: palette.gold,
        alpha: 1,
        face: 'sans',
        size: 9,
        x,
        y: y + 3,
        anchor: 'middle',
        text: String(number[line]),
      },
    ];
  });
}
