import { NO_DAY, Pedigree } from '../../../../genealogy/graph.ts';
import { LineKind } from '../../../../genealogy/layout/drawing.ts';
import type { TreeModel } from '../tree-model.ts';
import { type Camera, overlap, type Rect, type Size, toolsHeight, visibleRect } from './camera.ts';
import { type Detail, DIMMED, detailAt, type Measure, type Paint, type RenderStyle, type Row } from './paint.ts';
import { paintBoxes } from './paint-boxes.ts';
import { HEADER, paintAges, paintBars, paintYears } from './paint-lives.ts';
import type { Palette } from './palette.ts';
import type { Lines, Scene } from './scene.ts';

/** Everything that is visible, back to front; whatever is outside the viewport is culled. */
export function paintList(scene: Scene, tree: TreeModel, style: RenderStyle, context: PaintContext): Paint[] {
  const { camera, size, measure } = context;
  const visible = visibleRect(camera, size);
  if (!scene.lines) {
    const painting = { scene, tree, style, measure, k: camera.k, covered: toolsHeight(size.width) };
    const header = [visible.left, visible.top, visible.right - visible.left, (painting.covered + HEADER) / camera.k];
    const behind = [...paintAges(painting, visible), ...paintYears(painting, visible)];
    return [
      ...behind.filter(({ kind }) => kind !== 'text'),
      ...paintBars(painting, boxesIn(scene, visible)),
      { kind: 'rects', color: style.palette.background, alpha: 0.96, radius: 0, at: header },
      ...behind.filter(({ kind }) => kind === 'text'),
    ];
  }
  return [...paintDrawing(scene, tree, style, visible, context), ...paintRows(style, camera, visible, measure)];
}

export interface PaintContext {
  readonly camera: Camera;
  readonly size: Size;
  readonly measure: Measure;
}

/** The lines and boxes of a part of a tree: independent of where the viewport lies over it. */
function paintDrawing(
  scene: Scene,
  tree: TreeModel,
  style: RenderStyle,
  part: Rect,
  { camera: { k }, measure }: Pick<PaintContext, 'camera' | 'measure'>,
): Paint[] {
  if (!scene.lines) return [];
  const detail = detailAt(k);
  return [
    ...paintLines(scene.lines, style, k, part, detail),
    ...paintBoxes(scene, tree, style, { boxes: boxesIn(scene, part), k, detail, measure }),
  ];
}

function boxesIn(scene: Scene, { left, top, right, bottom }: Rect): number[] {
  return scene.boxes.search(left, top - 24, right, bottom).filter((box) => box < scene.person.length);
}

interface CachedPaints {
  readonly scene: Scene;
  readonly style: RenderStyle;
  readonly k: number;
  readonly part: Rect;
  readonly paints: readonly Paint[];
}

/**
 * Far out the viewport holds thousands of boxes, and panning does not change them: they are listed once, for a part
 * larger than the viewport, and cached until the camera leaves that part or anything else changes.
 */
export class PaintCache {
  #cached: CachedPaints | undefined;

  paints(scene: Scene, tree: TreeModel, style: RenderStyle, context: PaintContext): readonly Paint[] {
    const { camera, size, measure } = context;
    if (!scene.lines || detailAt(camera.k) !== 'shapes') return paintList(scene, tree, style, context);
    const visible = visibleRect(camera, size);
    const cached = this.#cached;
    const isHit =
      cached?.scene === scene && cached.style === style && cached.k === camera.k && contains(cached.part, visible);
    const part = isHit ? cached.part : around(visible);
    const paints = isHit ? cached.paints : paintDrawing(scene, tree, style, part, context);
    this.#cached = { scene, style, k: camera.k, part, paints };
    return [...paints, ...paintRows(style, camera, visible, measure)];
  }
}

function around({ left, top, right, bottom }: Rect): Rect {
  const [aside, above] = [(right - left) / 2, (bottom - top) / 2];
  return { left: left - aside, top: top - above, right: right + aside, bottom: bottom + above };
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

/** How people belong together: dashed where not by birth, gold along the highlighted path. */
function paintLines(
  lines: Lines,
  { palette, highlight }: RenderStyle,
  k: number,
  visible: Rect,
  detail: Detail,
): Paint[] {
  const plain: number[] = [];
  const adopted: number[] = [];
  const highlighted: number[] = [];
  const numbers: Paint[] = [];
  for (const line of lines.index.search(visible.left, visible.top, visible.right, visible.bottom)) {
    const start = lines.pointStart[line] as number;
    const end = lines.pointStart[line + 1] as number;
    const isLink = lines.kind[line] === LineKind.unionLink || lines.kind[line] === LineKind.childLink;
    const into = highlight?.lines.has(line) ? highlighted : lines.pedigree[line] === Pedigree.birth ? plain : adopted;
    if (isLink) {
      into.push(start, end - 2, end - 2, end);
      if (detail !== 'shapes') numbers.push(...linkNumbers(lines, line, palette));
    } else into.push(start, end);
  }
  const width = detail === 'shapes' ? 1 / k : Math.max(1.5, 1.2 / k);
  const shared = {
    kind: 'lines',
    color: palette.lineStrong,
    alpha: highlight ? DIMMED : 0.8,
    points: lines.points,
  } as const;
  return [
    { ...shared, width, dash: 0, ranges: plain },
    { ...shared, width, dash: 5, ranges: adopted },
    { ...shared, color: palette.gold, alpha: 1, width: Math.max(4, 2.5 / k), dash: 0, ranges: highlighted },
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

/** From the top of each group of kin: «3. naraštaj, oko 1820.» A group of one row has no label. */
export function rowsOf({ x, y, width, person, lines }: Scene, { genealogy: { graph } }: TreeModel): Row[] {
  const groups = new Map<number, { left: number; right: number; rows: { y: number; years: number[] }[] }>();
  person.forEach((one, box) => {
    const number = lines?.kinGroup[box] as number;
    const left = x[box] as number;
    const group = groups.get(number) ?? { left, right: left, rows: [] };
    groups.set(number, group);
    group.left = Math.min(group.left, left);
    group.right = Math.max(group.right, left + (width[box] as number));
    const generation = lines?.generation[box] as number;
    group.rows[generation] ??= { y: y[box] as number, years: [] };
    const day = graph.birthDay[one] as number;
    if (day !== NO_DAY) group.rows[generation].years.push(Math.floor(day / 10_000));
  });
  return [...groups.values()]
    .filter(({ rows }) => rows.length > 1)
    .flatMap(({ left, right, rows }) =>
      rows.map(({ y: top, years }, generation) => {
        const middle = years.sort((a, b) => a - b)[years.length >> 1];
        const about = middle === undefined ? '' : `, oko ${Math.round(middle / 10) * 10}.`;
        return { y: top, left, right, label: `${generation + 1}. naraštaj${about}` };
      }),
    );
}

/** Far out, rows are labelled with their generation, on a strip that keeps lines from running through the words. */
function paintRows({ rows, palette }: RenderStyle, { k }: Camera, visible: Rect, measure: Measure): Paint[] {
  const detail = detailAt(k);
  if (detail !== 'shapes' && detail !== 'names') return [];
  const size = 12 / k;
  const strips: Rect[] = [];
  return rows.flatMap(({ y, left, right, label }): Paint[] => {
    const from = Math.max(left, visible.left + 12 / k);
    if (y < visible.top - 100 || y > visible.bottom || from > Math.min(right, visible.right)) return [];
    const width = (measure(label, 'sans') + 1) * size;
    const strip = { left: from - size / 2, top: y - 1.45 * size, right: from - size / 2 + width, bottom: y };
    // Not over the next group: of this one too little is left in view.
    const isAside = from > left && strip.right > right;
    if (isAside || strips.some((other) => overlap(other, strip))) return [];
    strips.push(strip);
    const at = [strip.left, strip.top, width, 1.4 * size];
    return [
      { kind: 'rects', color: palette.background, alpha: 0.85, radius: size / 2, at },
      {
        kind: 'text',
        color: palette.inkSoft,
        alpha: 1,
        face: 'sans',
        size,
        x: from,
        y: y - 0.4 * size,
        anchor: 'start',
        text: label,
      },
    ];
  });
}
