import { NOBODY } from '../../../../genealogy/graph.ts';
import { BOX_HEIGHT, BOX_WIDTH } from '../../../../genealogy/layout/measures.ts';
import { boundsOf, indexBoxes, indexLines, type Lines, placesOf, type Scene } from '../scene/scene.ts';

/** What leaves a scene. Numbers are those from before. */
export interface Leaving {
  /** Whose box goes; everybody after them is numbered one lower. */
  readonly person?: number;
  /** By family: its number afterwards, NOBODY for one that goes with all its lines. */
  readonly families: readonly number[];
  readonly isLineGone: (lines: Lines, line: number) => boolean;
}

/** A scene without a person or some of its lines, everybody else in their place, until the layout of a large tree is there. */
export function thinnedScene(scene: Scene, leaving: Leaving): Scene {
  const gone = leaving.person ?? NOBODY;
  const renumber = (person: number) => (gone !== NOBODY && person > gone ? person - 1 : person);
  const stays = Array.from(scene.person.keys()).filter((box) => gone === NOBODY || scene.person[box] !== gone);
  const column = (values: Int32Array) => picked(values, stays);
  const person = column(scene.person).map(renumber);
  const [x, y, width] = [column(scene.x), column(scene.y), column(scene.width)];
  return {
    ...scene,
    person,
    x,
    y,
    width,
    folded: column(scene.folded),
    lines: scene.lines && thinnedLines(scene.lines, leaving, gone, renumber),
    ...placesOf(person, scene.boxOf.length - (gone === NOBODY ? 0 : 1)),
    boxes: indexBoxes(x, y, width, scene.height),
    bounds: boundsOf(x, y, BOX_WIDTH, BOX_HEIGHT),
  };
}

function thinnedLines(
  lines: Lines,
  { families, isLineGone }: Leaving,
  gone: number,
  renumber: (person: number) => number,
): Lines | undefined {
  const isNobody = (person: number | undefined) => gone !== NOBODY && person === gone;
  const stays = Array.from(lines.kind.keys()).filter((line) => {
    const family = lines.family[line] as number;
    const isLost = family !== NOBODY && families[family] === NOBODY;
    return !isLost && !isNobody(lines.from[line]) && !isNobody(lines.to[line]) && !isLineGone(lines, line);
  });
  if (stays.length === 0) return undefined;
  const pointStart = new Uint32Array(stays.length + 1);
  stays.forEach((line, at) => {
    const count = (lines.pointStart[line + 1] as number) - (lines.pointStart[line] as number);
    pointStart[at + 1] = (pointStart[at] as number) + count;
  });
  const points = new Int32Array(2 * (pointStart[stays.length] as number));
  stays.forEach((line, at) => {
    const [from, to] = [lines.pointStart[line] as number, lines.pointStart[line + 1] as number];
    points.set(lines.points.subarray(2 * from, 2 * to), 2 * (pointStart[at] as number));
  });
  const rest = {
    kind: picked(lines.kind, stays),
    family: picked(lines.family, stays).map((family) => (family === NOBODY ? NOBODY : (families[family] ?? NOBODY))),
    from: picked(lines.from, stays).map(renumber),
    to: picked(lines.to, stays).map(renumber),
    pedigree: picked(lines.pedigree, stays),
    number: picked(lines.number, stays),
    pointStart,
    points,
  };
  return { ...rest, index: indexLines(rest) };
}

function picked<Numbers extends Int32Array | Uint8Array>(values: Numbers, stays: readonly number[]): Numbers {
  const rest = new (values.constructor as new (length: number) => Numbers)(stays.length);
  for (let at = 0; at < stays.length; at += 1) rest[at] = values[stays[at] as number] as number;
  return rest;
}
