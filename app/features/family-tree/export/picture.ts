import { type Camera, type Rect, type Size, seenRect } from '../scene/camera.ts';
import type { Look } from '../scene/look.ts';
import type { Measure, Paint } from '../scene/paint.ts';
import { paintList } from '../scene/paint-list.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import type { TreeModel } from '../tree-model.ts';

export type Extent = 'seen' | 'whole';

/** A tree as it is to be kept: its strokes, and what of the drawing they show. */
export interface Picture {
  readonly paints: readonly Paint[];
  readonly rect: Rect;
  readonly background: string;
}

interface Shown {
  readonly scene: Scene;
  readonly tree: TreeModel;
  readonly look: Look;
  readonly camera: Camera;
  readonly size: Size;
  readonly measure: Measure;
}

const AIR = 40;
/** Near enough that everything is written on every box. */
const READING = 1.2;

/** Exactly what is seen, or all of the view at reading size. Where the keyboard or the pointer stands is nobody's business. */
export function pictureOf(
  { scene, tree, look, camera, size, measure }: Shown,
  extent: Extent,
  palette: Palette,
  background: string,
): Picture {
  const still: Look = { ...look, palette, hovered: -1, cursor: -1 };
  if (extent === 'seen') {
    const paints = paintList(scene, tree, still, { camera, size, measure });
    return { paints, rect: seenRect(camera, size), background };
  }
  const { left, top, right, bottom } = scene.bounds;
  const rect = { left: left - AIR, top: top - AIR - (scene.lines ? 0 : 60), right: right + AIR, bottom: bottom + AIR };
  const whole = {
    camera: { k: READING, x: -rect.left * READING, y: -rect.top * READING },
    size: { width: (rect.right - rect.left) * READING, height: (rect.bottom - rect.top) * READING },
    measure,
  };
  return { paints: paintList(scene, tree, { ...still, open: -1 }, whole), rect, background };
}
