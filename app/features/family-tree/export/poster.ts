import { Pedigree, Sex } from '../../../../genealogy/graph.ts';
import { WEAVE } from '../../../ui/weave.ts';
import type { Rect } from '../scene/camera.ts';
import { detailAt, type Face, type Paint } from '../scene/paint.ts';
import { type Palette, toneColour } from '../scene/palette.ts';
import { spreadRows } from '../scene/scene.ts';
import {
  boxesIn,
  type ExportSource,
  type Extent,
  type Picture,
  pictureOf,
  rectOf,
  scaleOf,
  withWholeCards,
} from './picture.ts';
import { todayText } from './print-page.ts';
import { type Arrangement, WALL_SCALE } from './sheets.ts';

/** Millimetres of A4: on larger paper, everything around the drawing is larger, too. */
const [SHORT, LONG] = [210, 297];
const [SIDE, HEAD, FOOT, ROW, BAND, SIGN, LETTERS] = [13, 41, 29, 6.5, 6, 4, 3.6];
/** What is around the drawing is no narrower than this, and no wider. */
const [NARROWEST, WIDEST] = [140, LONG - 2 * SIDE];

/** A drawing with room for its title and legend: filling one sheet, or as large as it is. Units are to a millimetre. */
export function layOutPoster(source: ExportSource, palette: Palette, extent: Extent, arrangement: Arrangement) {
  const { scene } = source;
  const { rect } = withWholeCards(scene, { rect: rectOf(source, extent) });
  const [wide, tall] = [rect.right - rect.left, rect.bottom - rect.top];
  const signs = signsIn(source, palette, extent, rect);
  const sheetOf = (width: number, height: number) => {
    const legend = rowsOf(signs, Math.min(WIDEST, width - 2 * SIDE));
    const free = height - HEAD - FOOT - legend.length * ROW;
    return { scene, legend, width, height, free, units: [wide / (width - 2 * SIDE), tall / free] };
  };
  const [portrait, landscape] = [sheetOf(SHORT, LONG), sheetOf(LONG, SHORT)];
  if (arrangement === 'several') {
    const unit = 2 / WALL_SCALE;
    const sheet = sheetOf(Math.max(NARROWEST, wide / unit) + 2 * SIDE, 0);
    return { ...sheet, unit, height: tall / unit - sheet.free };
  }
  const sheet = Math.max(...landscape.units) < Math.max(...portrait.units) ? landscape : portrait;
  const unit = Math.max(...sheet.units);
  // A wide drawing fills its sheet when its rows lie further apart.
  return { ...sheet, unit, scene: extent === 'whole' ? spreadRows(scene, sheet.free * unit - tall) : scene };
}

/** The drawing in the middle, titles above it, legend and day below it, between two woven bands. */
export function paintPoster(
  source: ExportSource,
  palette: Palette,
  { scene, unit, width, height, legend }: ReturnType<typeof layOutPoster>,
  { extent, subtitle }: { readonly extent: Extent; readonly subtitle: string },
  scale?: number,
): Picture {
  const under = [subtitle, source.sample].filter(Boolean).join(' · ');
  const drawing = withWholeCards(scene, pictureOf({ ...source, scene }, extent, palette, scale));
  const { left, top, right, bottom } = drawing.rect;
  const foot = FOOT + legend.length * ROW;
  const [x, y] = [(left + right - width * unit) / 2, (top + bottom + (foot - HEAD - height) * unit) / 2];
  const rect = { left: x, top: y, right: x + width * unit, bottom: y + height * unit };
  const write = (text: string, base: number, most: number, face: Face): Paint => ({
    ...{ kind: 'text', alpha: 1, face, anchor: 'middle', text, x: width / 2, y: base },
    color: face === 'serif' ? palette.ink : palette.inkSoft,
    size: Math.min(most, Math.min(WIDEST, width - 2 * SIDE) / source.measure(text || ' ', face)),
  });
  const signs = legend.flatMap((row, index) => {
    let aside = (width - row.reduce((sum, sign) => sum + sign.width, -2 * SIGN)) / 2;
    return row.flatMap((sign) => {
      const from = aside;
      aside += sign.width;
      return sign.paints.map((paint) => placed(paint, 1, from, height - foot + index * ROW));
    });
  });
  const furniture = [
    ...[9, height - 9 - BAND].flatMap((at) => bandAt(at, width, palette)),
    write(source.title, under ? 27.5 : 30, 11, 'serif'),
    write(under, 35.5, 5, 'sans'),
    ...signs,
    write(`${todayText()} · ${location.host}`, height - 19, LETTERS, 'sans'),
  ];
  // Lines go on beyond what is visible.
  const far = (width + height) * unit;
  const around = [left - far / 2, top - far / 2, right - left + far, bottom - top + far];
  const cover: Paint = { kind: 'frames', color: palette.background, alpha: 1, radius: 0, width: far, at: around };
  return { palette, rect, paints: [...drawing.paints, cover, ...furniture.map((paint) => placed(paint, unit, x, y))] };
}

/** A paint in other units than the drawing's, and from another corner. */
function placed(paint: Paint, scale: number, x: number, y: number): Paint {
  const corner = (value: number, index: number, every: number) =>
    value * scale + (index % every === 0 ? x : index % every === 1 ? y : 0);
  switch (paint.kind) {
    case 'text':
      return { ...paint, x: paint.x * scale + x, y: paint.y * scale + y, size: paint.size * scale };
    case 'lines': {
      const points = Float32Array.from(paint.points, (value, index) => corner(value, index, 2));
      return { ...paint, points, width: paint.width * scale, dash: paint.dash * scale };
    }
    case 'discs':
      return { ...paint, at: paint.at.map((value, index) => corner(value, index, 3)) };
    default:
      return { ...paint, radius: paint.radius * scale, at: paint.at.map((value, index) => corner(value, index, 4)) };
  }
}

/** As many whole stitches as there is room for. */
function bandAt(top: number, width: number, { tones, background }: Palette): Paint[] {
  const scale = BAND / 28;
  const count = Math.floor(Math.min(WIDEST, width - 2 * SIDE) / (56 * scale));
  const colours = { gold: tones[0], tile: tones[1], wine: tones[4], paper: background };
  return WEAVE.map(([thread, stroke, path]): Paint => {
    const points: number[] = [];
    const ranges: number[] = [];
    for (let stitch = 0; stitch < count; stitch += 1) {
      for (const shape of path.split('M').slice(1)) {
        const numbers = shape.match(/[\d.]+/g)?.map(Number) ?? [];
        // A corner is round only between two lines: the first is drawn twice.
        const closed = shape.endsWith('Z') ? [...numbers, ...numbers.slice(0, 4)] : numbers;
        ranges.push(points.length / 2, (points.length + closed.length) / 2);
        points.push(...closed.map((value, index) => (index % 2 === 0 ? value + stitch * 56 : value)));
      }
    }
    const line = { kind: 'lines', color: colours[thread] ?? background, alpha: 1, width: stroke, dash: 0 } as const;
    const lines = { ...line, points: Float32Array.from(points), ranges, isFilled: stroke === 0 };
    return placed(lines, scale, (width - count * 56 * scale) / 2, top);
  });
}

/** Something on the drawing and what it means, in its own millimetres. */
interface Sign {
  readonly width: number;
  readonly paints: readonly Paint[];
}

function rowsOf(signs: readonly Sign[], room: number): Sign[][] {
  const rows: Sign[][] = [];
  let free = 0;
  for (const sign of signs) {
    if (sign.width > free) {
      rows.push([]);
      free = room + 2 * SIGN;
    }
    rows.at(-1)?.push(sign);
    free -= sign.width;
  }
  return rows;
}

/** The signs that occur in a part of the drawing. */
function signsIn(source: ExportSource, palette: Palette, extent: Extent, rect: Rect): Sign[] {
  const { scene, tree, style, measure } = source;
  const { lines } = scene;
  const { legend, entryOf } = style.colouring;
  const people = boxesIn(scene, rect).map((box) => scene.person[box] as number);
  const entries = new Set(people.map((person) => entryOf[person]));
  const sexes = new Set(people.map((person) => tree.genealogy.graph.sex[person]));
  const drawn = lines?.index.search(rect.left, rect.top, rect.right, rect.bottom) ?? [];
  const hasFaces = lines !== undefined && detailAt(scaleOf(source, extent)) === 'portraits';
  const signs: Sign[] = [];
  const add = (occurs: boolean | undefined, label: string, sign: Paint) => {
    const text = {
      kind: 'text',
      color: palette.inkSoft,
      alpha: 1,
      face: 'sans',
      anchor: 'start',
      text: label,
    } as const;
    const paints = [sign, { ...text, size: LETTERS, x: 1.5 * SIGN, y: SIGN - 0.7 }];
    if (occurs) signs.push({ width: measure(label, 'sans') * LETTERS + 3.5 * SIGN, paints });
  };
  const square = { kind: 'rects', alpha: 1, radius: 0.8, at: [0, 0, SIGN, SIGN] } as const;
  const line = {
    kind: 'lines',
    alpha: 1,
    points: Float32Array.of(0, SIGN / 2, SIGN, SIGN / 2),
    ranges: [0, 2],
  } as const;
  legend.forEach(({ label, tone }, entry) => {
    add(entries.has(entry), label, { ...square, color: toneColour(palette, tone) });
  });
  const soft = { color: palette.inkSoft, alpha: 0.3 };
  add(hasFaces && sexes.has(Sex.male), 'muškarac', { ...square, ...soft });
  const women = sexes.has(Sex.unknown) ? 'žena ili nepoznat spol' : 'žena';
  add(hasFaces && !(sexes.size === 1 && sexes.has(Sex.male)), women, {
    kind: 'discs',
    ...soft,
    at: [SIGN / 2, SIGN / 2, SIGN / 2],
  });
  const isByBirth = (one: number) => lines?.pedigree[one] === Pedigree.birth;
  const grey = { ...line, color: palette.lineStrong, width: 0.5, dash: 0.9 };
  add(!drawn.every(isByBirth), 'veza koja nije po rođenju', grey);
  add(style.highlight !== undefined, 'put srodstva', { ...line, color: palette.gold, width: 1, dash: 0 });
  const number = { kind: 'text', color: palette.gold, alpha: 1, face: 'sans', anchor: 'middle', text: '1' } as const;
  const isLinked = drawn.some((one) => (lines?.number[one] ?? 0) > 0);
  add(isLinked, 'crta se nastavlja kod istoga broja', { ...number, size: LETTERS, x: SIGN / 2, y: SIGN - 0.7 });
  return signs;
}
