import { type FamilyGraph, NOBODY, Pedigree } from '../graph.ts';
import { type Drawing, LineKind } from './drawing.ts';
import type { Kin } from './kin.ts';
import type { Tracing } from './trace.ts';

/** A group of kin, drawn, and where its upper left corner stands. */
export interface PlacedKin {
  readonly kin: Kin;
  readonly tracing: Tracing;
  readonly x: number;
  readonly y: number;
}

/** One drawing of all groups of kin. */
export function compose(graph: FamilyGraph, groups: readonly PlacedKin[], foldedBehind: Int32Array): Drawing {
  const boxCount = sum(groups, ({ kin }) => kin.people.length);
  const lineCount = sum(groups, ({ tracing }) => tracing.lines.kind.length);
  const person = new Int32Array(boxCount);
  const x = new Int32Array(boxCount);
  const y = new Int32Array(boxCount);
  const generation = new Int32Array(boxCount);
  const kind = new Uint8Array(lineCount);
  const family = new Int32Array(lineCount);
  const from = new Int32Array(lineCount);
  const to = new Int32Array(lineCount);
  const pedigree = new Uint8Array(lineCount);
  const pointStart = new Uint32Array(lineCount + 1);
  const points = new Int32Array(sum(groups, ({ tracing }) => tracing.lines.points.length));
  let box = 0;
  let line = 0;
  let point = 0;
  for (const group of groups) {
    const { kin, tracing } = group;
    person.set(kin.people, box);
    x.set(
      tracing.x.map((at) => at + group.x),
      box,
    );
    y.set(
      tracing.y.map((at) => at + group.y),
      box,
    );
    generation.set(tracing.generation, box);
    box += kin.people.length;
    const { lines } = tracing;
    for (let index = 0; index < lines.kind.length; index += 1) {
      kind[line] = lines.kind[index] as number;
      family[line] = kin.families[lines.family[index] as number] as number;
      from[line] = personAt(kin, lines.from[index] as number);
      to[line] = personAt(kin, lines.to[index] as number);
      pedigree[line] = pedigreeOf(kin, lines.slot[index] as number);
      pointStart[line + 1] = (point + (lines.pointEnd[index] as number)) / 2;
      line += 1;
    }
    for (let index = 0; index < lines.points.length; index += 2) {
      points[point] = (lines.points[index] as number) + group.x;
      points[point + 1] = (lines.points[index + 1] as number) + group.y;
      point += 2;
    }
  }
  const folded = person.map((index) => foldedBehind[index] as number);
  return {
    person,
    x,
    y,
    generation,
    folded,
    kind,
    family,
    from,
    to,
    pedigree,
    number: linkNumbers(kind, pointStart, points),
    pointStart,
    points,
  };

  function pedigreeOf(kin: Kin, slot: number): number {
    return slot === NOBODY ? Pedigree.birth : (graph.childPedigree[kin.childSlot[slot] as number] as number);
  }
}

function personAt(kin: Kin, person: number): number {
  return person === NOBODY ? NOBODY : (kin.people[person] as number);
}

/** As one reads: by where the first end stands, line by line from the left. */
function linkNumbers(kind: Uint8Array, pointStart: Uint32Array, points: Int32Array): Int32Array {
  const links: number[] = [];
  kind.forEach((one, line) => {
    if (one === LineKind.unionLink || one === LineKind.childLink) links.push(line);
  });
  const at = (line: number, axis: number): number => points[2 * (pointStart[line] as number) + axis] as number;
  links.sort((a, b) => at(a, 1) - at(b, 1) || at(a, 0) - at(b, 0) || a - b);
  const numbers = new Int32Array(kind.length);
  links.forEach((line, index) => {
    numbers[line] = index + 1;
  });
  return numbers;
}

function sum(groups: readonly PlacedKin[], of: (group: PlacedKin) => number): number {
  return groups.reduce((total, group) => total + of(group), 0);
}
