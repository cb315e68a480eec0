import type { Relation } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { NOBODY, Pedigree } from '../../../../genealogy/graph.ts';
import { LineKind } from '../../../../genealogy/layout/drawing.ts';
import {
  BOX_HEIGHT,
  BOX_WIDTH,
  COUPLE_GAP,
  GAP,
  GAP_ABOVE_CHILDREN,
  GAP_BELOW_PARENTS,
} from '../../../../genealogy/layout/measures.ts';
import { boundsOf, indexBoxes, indexLines, type Lines, placesOf, type Scene } from '../scene/scene.ts';

const ROW = BOX_HEIGHT + GAP_BELOW_PARENTS + GAP_ABOVE_CHILDREN;
/** How far somebody may stand from whom they belong to before the layout is worth waiting for. */
const MOST_STEPS = 30;

/** A scene with somebody new in the free place that is nearest to their kin, until the layout of a large tree is there. */
export function sketchedScene(scene: Scene, newcomer: number, kin: number, relation: Relation): Scene {
  const box = scene.boxOf[kin] ?? -1;
  if (box < 0 || !scene.lines) return scene;
  const [left, top] = [scene.x[box] as number, scene.y[box] as number];
  const rows = { child: ROW, parent: -ROW, partner: 0, sibling: 0 }[relation];
  const place = freePlace(scene, relation === 'partner' ? left + BOX_WIDTH + COUPLE_GAP : left, top + rows);
  if (!place) return scene;
  const person = appended(scene.person, newcomer);
  const x = appended(scene.x, place.x);
  const y = appended(scene.y, place.y);
  const width = appended(scene.width, BOX_WIDTH);
  return {
    ...scene,
    person,
    x,
    y,
    width,
    folded: appended(scene.folded, 0),
    lines: withLine(scene.lines, lineBetween({ left, top }, place, relation)),
    ...placesOf(person, Math.max(scene.boxOf.length, newcomer + 1)),
    boxes: indexBoxes(x, y, width, BOX_HEIGHT),
    bounds: boundsOf(x, y, BOX_WIDTH, BOX_HEIGHT),
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function freePlace(scene: Scene, x: number, y: number): Place | undefined {
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    for (const side of step === 0 ? [0] : [step, -step]) {
      const at = x + side * (BOX_WIDTH + GAP);
      if (scene.boxes.search(at - GAP / 2, y, at + BOX_WIDTH + GAP / 2, y + BOX_HEIGHT).length === 0)
        return { x: at, y };
    }
  }
  return undefined;
}

function lineBetween(kin: { left: number; top: number }, { x, y }: Place, relation: Relation): number[] {
  const middle = BOX_WIDTH / 2;
  if (relation === 'partner') {
    const level = y + BOX_HEIGHT / 2;
    return [kin.left + BOX_WIDTH, level, x, level];
  }
  // A brother hangs from the line above both.
  const lane = relation === 'child' ? y - GAP_ABOVE_CHILDREN : kin.top - GAP_ABOVE_CHILDREN;
  const from = relation === 'child' ? kin.top + BOX_HEIGHT : kin.top;
  const to = relation === 'parent' ? y + BOX_HEIGHT : y;
  return [kin.left + middle, from, kin.left + middle, lane, x + middle, lane, x + middle, to];
}

function withLine(lines: Lines, points: readonly number[]): Lines {
  const added = {
    kind: appended(lines.kind, LineKind.child),
    family: appended(lines.family, NOBODY),
    from: appended(lines.from, NOBODY),
    to: appended(lines.to, NOBODY),
    pedigree: appended(lines.pedigree, Pedigree.birth),
    number: appended(lines.number, 0),
    pointStart: appended(lines.pointStart, (lines.points.length + points.length) / 2),
    points: appended(lines.points, ...points),
  };
  return { ...added, index: indexLines(added) };
}

function appended<Numbers extends Int32Array | Uint32Array | Uint8Array>(before: Numbers, ...more: number[]): Numbers {
  const after = new (before.constructor as new (length: number) => Numbers)(before.length + more.length);
  after.set(before);
  after.set(more, before.length);
  return after;
}
