import { Pedigree, Sex } from '../../../../genealogy/graph.ts';
import { LineKind } from '../../../../genealogy/layout/drawing.ts';
import type { TreeModel } from '../tree-model.ts';
import { type Camera, type Rect, type Size, seenRect, toolsHeight } from './camera.ts';
import type { Colouring } from './colouring.ts';
import { type Detail, detailAt } from './detail.ts';
import { fitText, type Measure, type Paint } from './paint.ts';
import { paintAges, paintBars, paintYears } from './paint-lives.ts';
import { type Palette, toneColour } from './palette.ts';
import type { Row } from './rows.ts';
import type { Lines, Scene } from './scene.ts';

/** How a scene is shown just now. */
export interface Look {
  readonly palette: Palette;
  readonly colouring: Colouring;
  /** Whom the keyboard stands on, whose panel is open, who lies under the pointer; -1 for nobody. */
  readonly cursor: number;
  readonly open: number;
  readonly hovered: number;
  /** The people and lines of a way of kinship; everybody else steps back. */
  readonly way: { readonly people: ReadonlySet<number>; readonly lines: ReadonlySet<number> } | undefined;
  readonly rows: readonly Row[];
}

const STEPPED_BACK = 0.22;
const RADIUS = 8;

/** Everything that is seen, back to front. Nothing outside the screen is in it. */
export function paintList(scene: Scene, tree: TreeModel, look: Look, sight: PaintSight): Paint[] {
  const { camera, size, measure } = sight;
  const seen = seenRect(camera, size);
  if (!scene.lines) {
    const brush = { scene, tree, look, measure, k: camera.k, covered: toolsHeight(size.width) };
    return [...paintAges(brush, seen), ...paintYears(brush, seen), ...paintBars(brush, boxesIn(scene, seen))];
  }
  return [...paintDrawing(scene, tree, look, seen, sight), ...paintRows(look, camera, seen, measure)];
}

export interface PaintSight {
  readonly camera: Camera;
  readonly size: Size;
  readonly measure: Measure;
}

/** The lines and boxes of a part of a tree: the same strokes wherever the screen lies over it. */
export function paintDrawing(
  scene: Scene,
  tree: TreeModel,
  look: Look,
  part: Rect,
  { camera: { k }, measure }: Pick<PaintSight, 'camera' | 'measure'>,
): Paint[] {
  if (!scene.lines) return [];
  const detail = detailAt(k);
  return [
    ...paintLines(scene.lines, look, k, part, detail),
    ...paintBoxes(scene, tree, look, { boxes: boxesIn(scene, part), k, detail, measure }),
  ];
}

function boxesIn(scene: Scene, { left, top, right, bottom }: Rect): number[] {
  return scene.boxes.search(left, top - 24, right, bottom).filter((box) => box < scene.person.length);
}

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

function paintLines(lines: Lines, { palette, way }: Look, k: number, seen: Rect, detail: Detail): Paint[] {
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

interface Seen {
  readonly boxes: readonly number[];
  readonly k: number;
  readonly detail: Detail;
  readonly measure: Measure;
}

function paintBoxes(scene: Scene, tree: TreeModel, look: Look, { boxes, k, detail, measure }: Seen): Paint[] {
  const { palette, way } = look;
  const groups = new Map<string, { color: string; alpha: number; at: number[]; edges: number[] }>();
  const texts: Paint[] = [];
  const marks: Paint[] = [];
  const radius = detail === 'shapes' ? 0 : RADIUS;
  for (const box of boxes) {
    const person = scene.person[box] as number;
    const x = scene.x[box] as number;
    const y = scene.y[box] as number;
    const entry = look.colouring.legend[look.colouring.entryOf[person] as number];
    const color = toneColour(palette, entry?.tone ?? 'plain');
    const alpha = way && !way.people.has(person) ? STEPPED_BACK : 1;
    const key = `${color} ${alpha}`;
    let group = groups.get(key);
    if (!group) {
      group = { color, alpha, at: [], edges: [] };
      groups.set(key, group);
    }
    group.at.push(x, y, scene.width[box] as number, scene.height);
    if (detail !== 'shapes') {
      group.edges.push(x, y + RADIUS, 4, scene.height - 2 * RADIUS);
      writeBox(texts, { scene, tree, palette, box, color, alpha, detail, measure });
    }
    if ((scene.folded[box] as number) > 0) marks.push(...foldNote(scene, box, palette, k));
    if (person === look.open || person === look.cursor || person === look.hovered) {
      const grow = person === look.hovered && person !== look.open ? 2 : 4;
      marks.push({
        kind: 'frames',
        color:
          person === look.hovered && person !== look.open && person !== look.cursor ? palette.lineStrong : palette.gold,
        alpha: 1,
        radius: radius + grow,
        width: (person === look.open ? 3 : 2) / k,
        at: [x - grow, y - grow, (scene.width[box] as number) + 2 * grow, scene.height + 2 * grow],
      });
    }
  }
  const paints: Paint[] = [];
  for (const { color, alpha, at, edges } of groups.values()) {
    if (detail === 'shapes') paints.push({ kind: 'rects', color, alpha, radius, at });
    else {
      // The paper hides lines that pass behind somebody who has stepped back.
      if (alpha < 1) paints.push({ kind: 'rects', color: palette.paper, alpha: 1, radius, at });
      paints.push({ kind: 'rects', color: palette.surface, alpha, radius, at });
      paints.push({ kind: 'frames', color: palette.line, alpha, radius, width: 1.2, at });
      paints.push({ kind: 'rects', color, alpha, radius: 2, at: edges });
    }
  }
  return [...paints, ...texts, ...marks];
}

interface Writing {
  readonly scene: Scene;
  readonly tree: TreeModel;
  readonly palette: Palette;
  readonly box: number;
  readonly color: string;
  readonly alpha: number;
  readonly detail: Detail;
  readonly measure: Measure;
}

function writeBox(texts: Paint[], { scene, tree, palette, box, color, alpha, detail, measure }: Writing): void {
  const person = scene.person[box] as number;
  const { given, surname, years, place } = tree.glance(person);
  const x = scene.x[box] as number;
  const y = scene.y[box] as number;
  const write = (text: string, face: 'serif' | 'sans', size: number, left: number, base: number, ink: string) => {
    if (text === '') return;
    const room = (scene.width[box] as number) - left - 7;
    texts.push({
      kind: 'text',
      color: ink,
      alpha,
      face,
      size,
      x: x + left,
      y: y + base,
      anchor: 'start',
      text: fitText(text, face, size, room, measure),
    });
  };
  if (detail === 'names') {
    write(given, 'serif', 24, 12, 32, palette.ink);
    write(surname, 'serif', 19, 12, 57, palette.inkSoft);
  } else if (detail === 'cards') {
    write(given, 'serif', 19, 12, 24, palette.ink);
    write(surname, 'serif', 16, 12, 43, palette.ink);
    write(years, 'sans', 11.5, 12, 62, palette.inkSoft);
  } else {
    texts.push(...portrait(tree, person, { x: x + 24, y: y + 25, color, alpha }));
    write(given, 'serif', 15, 44, 21, palette.ink);
    write(surname, 'serif', 13, 44, 36, palette.ink);
    write(years, 'sans', 9.5, 10, 54, palette.inkSoft);
    write(place, 'sans', 8.5, 10, 65.5, palette.inkSoft);
  }
}

/** Initials until there is a picture: in a circle for women, in a square for men, as genealogists draw them. */
function portrait(
  tree: TreeModel,
  person: number,
  { x, y, color, alpha }: { readonly x: number; readonly y: number; readonly color: string; readonly alpha: number },
): Paint[] {
  const { given, surname } = tree.glance(person);
  const sex = tree.genealogy.graph.sex[person];
  const tint = 0.26 * alpha;
  return [
    sex === Sex.male
      ? { kind: 'rects', color, alpha: tint, radius: 4, at: [x - 13, y - 13, 26, 26] }
      : { kind: 'discs', color, alpha: tint, at: [x, y, 14] },
    {
      kind: 'text',
      color,
      alpha,
      face: 'serif',
      size: 13,
      x,
      y: y + 4.5,
      anchor: 'middle',
      text: `${given.charAt(0)}${surname.charAt(0)}`,
    },
  ];
}

function foldNote(scene: Scene, box: number, palette: Palette, k: number): Paint[] {
  const middle = (scene.x[box] as number) + (scene.width[box] as number) / 2;
  const top = (scene.y[box] as number) + scene.height + 2;
  const wide = (scene.width[box] as number) - 8;
  if (k < 0.3) return [{ kind: 'discs', color: palette.gold, alpha: 1, at: [middle, top + 9, 4 / k] }];
  return [
    { kind: 'rects', color: palette.gold, alpha: 1, radius: 8, at: [middle - wide / 2, top, wide, 17] },
    {
      kind: 'text',
      color: palette.paper,
      alpha: 1,
      face: 'sans',
      size: 11,
      x: middle,
      y: top + 12.5,
      anchor: 'middle',
      text: `ovdje ih je još ${scene.folded[box]}`,
    },
  ];
}
