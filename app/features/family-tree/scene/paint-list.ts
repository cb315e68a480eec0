import type { TreeModel } from '../tree-model.ts';
import { type Camera, type Rect, type Size, seenRect, toolsHeight } from './camera.ts';
import { detailAt } from './detail.ts';
import type { Look } from './look.ts';
import type { Measure, Paint } from './paint.ts';
import { paintBoxes } from './paint-boxes.ts';
import { paintLines } from './paint-lines.ts';
import { paintAges, paintBars, paintYears } from './paint-lives.ts';
import { paintRows } from './paint-rows.ts';
import type { Scene } from './scene.ts';

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
