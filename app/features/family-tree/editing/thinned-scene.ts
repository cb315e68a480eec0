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
  const column = (values: Int32Array) => Int32Array.from(stays, (box) => values[box] as number);
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
  const numbers = (values: Int32Array, change = (value: number) => value) =>
    Int32Array.from(stays, (line) => change(values[line] as number));
  const rest = {
    kind: Uint8Array.from(stays, (line) => lines.kind[line] as number),
    family: numbers(lines.family, (family) => (family === NOBODY ? NOBODY : (families[family] ?? NOBODY))),
    from: numbers(lines.from, renumber),
    to: numbers(lines.to, renumber),
    pedigree: Uint8Array.from(stays, (line) => lines.pedigree[line] as number),
    number: numbers(lines.number),
    pointStart,
    points,
  };
  return { ...rest, index: indexLines(rest) };
}
