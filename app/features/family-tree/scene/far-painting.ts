import type { TreeModel } from '../tree-model.ts';
import { type Rect, seenRect } from './camera.ts';
import { detailAt } from './detail.ts';
import type { Look } from './look.ts';
import type { Paint } from './paint.ts';
import { type PaintSight, paintDrawing, paintList } from './paint-list.ts';
import { paintRows } from './paint-rows.ts';
import type { Scene } from './scene.ts';

interface Kept {
  readonly scene: Scene;
  readonly look: Look;
  readonly k: number;
  readonly part: Rect;
  readonly paints: readonly Paint[];
}

/**
 * Far out a screen holds thousands, and while it is dragged they are the same: their strokes are made once, for more
 * than the screen, and kept until the camera leaves that part or anything else changes.
 */
export class FarPainting {
  #kept: Kept | undefined;

  paints(scene: Scene, tree: TreeModel, look: Look, sight: PaintSight): readonly Paint[] {
    const { camera, size, measure } = sight;
    if (!scene.lines || detailAt(camera.k) !== 'shapes') return paintList(scene, tree, look, sight);
    const seen = seenRect(camera, size);
    const kept = this.#kept;
    const isGood = kept?.scene === scene && kept.look === look && kept.k === camera.k && contains(kept.part, seen);
    const part = isGood ? kept.part : around(seen);
    const paints = isGood ? kept.paints : paintDrawing(scene, tree, look, part, sight);
    this.#kept = { scene, look, k: camera.k, part, paints };
    return [...paints, ...paintRows(look, camera, seen, measure)];
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
