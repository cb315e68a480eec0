import { type Camera, type Rect, type Size, visibleRect } from '../scene/camera.ts';
import { YEAR } from '../scene/lives.ts';
import type { Measure, Paint, RenderStyle } from '../scene/paint.ts';
import { paintList } from '../scene/paint-list.ts';
import type { Palette, Theme } from '../scene/palette.ts';
import { boxRect, type Scene } from '../scene/scene.ts';
import type { TreeModel } from '../tree-model.ts';
import type { PrintedDrawing } from './sheets.ts';

/** What is exported: what is visible, or all of the view. */
export type Extent = 'visible' | 'whole';

/** A tree as it is exported: its paints, and what part of the drawing they show. */
export interface Picture {
  readonly paints: readonly Paint[];
  readonly rect: Rect;
  readonly palette: Palette;
}

export interface ExportSource {
  readonly scene: Scene;
  readonly tree: TreeModel;
  readonly style: RenderStyle;
  readonly camera: Camera;
  readonly size: Size;
  readonly measure: Measure;
  /** The colours of a theme, whichever is on the screen. */
  readonly paletteOf: (theme: Theme) => Palette;
  readonly title: string;
  /** That it is a sample, in words. */
  readonly sample: string;
}

/** As it stands on paper. */
export function titleOf({ title, sample }: Pick<ExportSource, 'title' | 'sample'>): string {
  return sample ? `${title} · ${sample}` : title;
}

const AIR = 16;
/** Near enough that everything is written on every box. */
const READING = 1.2;
/** Near enough that everybody's name is. */
const LEAST = 0.5;

/** Paper is finer than a screen: names are written that the screen has no room for. */
export function scaleOf({ camera }: ExportSource, extent: Extent): number {
  return extent === 'visible' ? Math.max(camera.k, LEAST) : READING;
}

export function rectOf({ scene, camera, size }: ExportSource, extent: Extent): Rect {
  if (extent === 'visible') return visibleRect(camera, size);
  const { left, top, right, bottom } = scene.bounds;
  return { left: left - AIR, top: top - AIR - (scene.lines ? 0 : 60), right: right + AIR, bottom: bottom + AIR };
}

/** What is visible, or all of the view at reading size; without the marks of the cursor and the pointer. */
export function pictureOf(
  source: ExportSource,
  extent: Extent,
  palette: Palette,
  scale = scaleOf(source, extent),
): Picture {
  const { scene, tree, style, measure } = source;
  const rect = rectOf(source, extent);
  const unmarked = { ...style, palette, hovered: -1, cursor: -1, ...(extent === 'whole' && { open: -1, rows: [] }) };
  const paints = paintList(scene, tree, unmarked, {
    camera: { k: scale, x: -rect.left * scale, y: -rect.top * scale },
    size: { width: (rect.right - rect.left) * scale, height: (rect.bottom - rect.top) * scale },
    measure,
  });
  return { paints, rect, palette };
}

/** The edge of the screen cuts cards, that of paper does not. Lives go on beyond any edge. */
export function withWholeCards<Part extends Pick<Picture, 'rect'>>(scene: Scene, picture: Part): Part {
  if (!scene.lines) return picture;
  const rect = cardsIn(scene, picture.rect).reduce(
    (whole, { left, top, right, bottom }) => ({
      left: Math.min(whole.left, left - 4),
      top: Math.min(whole.top, top - 4),
      right: Math.max(whole.right, right + 4),
      bottom: Math.max(whole.bottom, bottom + 4),
    }),
    picture.rect,
  );
  return { ...picture, rect };
}

/** The note of how many are folded away hangs below a card. */
const FOLD_NOTE = 20;
/** As much of a life as its name needs; the rest of a bar may go on over the edge of a sheet. */
const NAME = 22 * YEAR;

function cardsIn(scene: Scene, rect: Rect): Rect[] {
  return boxesIn(scene, rect).map((box) => {
    const card = boxRect(scene, box);
    if (!scene.lines) return { ...card, right: card.left + NAME };
    return (scene.folded[box] as number) > 0 ? { ...card, bottom: card.bottom + FOLD_NOTE } : card;
  });
}

export function boxesIn(scene: Scene, { left, top, right, bottom }: Rect): number[] {
  return scene.boxes.search(left, top, right, bottom).filter((box) => box < scene.person.length);
}

/** What sheets of paper must know of it. */
export function printedDrawing(scene: Scene, { paints, rect }: Picture): PrintedDrawing {
  const moved = ({ left, top, right, bottom }: Rect): Rect => ({
    left: left - rect.left,
    top: top - rect.top,
    right: right - rect.left,
    bottom: bottom - rect.top,
  });
  return {
    width: rect.right - rect.left,
    height: rect.bottom - rect.top,
    cards: cardsIn(scene, rect).map(moved),
    // Of lives nothing is cut that their cards do not say; where a bar goes on, its sheet is not blank.
    lines: scene.lines
      ? paints.flatMap((paint) => (paint.kind === 'lines' ? segmentsOf(paint).map(moved) : []))
      : boxesIn(scene, rect).map((box) => moved(boxRect(scene, box))),
  };
}

function segmentsOf({ points, ranges }: Extract<Paint, { kind: 'lines' }>): Rect[] {
  const segments: Rect[] = [];
  for (let index = 0; index < ranges.length; index += 2) {
    for (let point = ranges[index] as number; point < (ranges[index + 1] as number) - 1; point += 1) {
      const [x = 0, y = 0, nextX = 0, nextY = 0] = points.subarray(2 * point, 2 * point + 4);
      segments.push({
        left: Math.min(x, nextX),
        top: Math.min(y, nextY),
        right: Math.max(x, nextX),
        bottom: Math.max(y, nextY),
      });
    }
  }
  return segments;
}
