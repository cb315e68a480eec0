import type { FamilyGraph } from '../../../../genealogy/graph.ts';
import { LineKind } from '../../../../genealogy/layout/drawing.ts';
import type { Rect } from './camera.ts';
import { boxRect, type Lines, type Scene } from './scene.ts';

/** A way of kinship: person by person, and beside whom it turns where it goes from child to sibling. */
export type WaySteps = readonly { readonly person: number; readonly beside: number | undefined }[];

export interface Way {
  readonly people: ReadonlySet<number>;
  readonly lines: ReadonlySet<number>;
}

/** The boxes and lines of a drawing that a way leads through. */
export function wayIn(lines: Lines | undefined, graph: FamilyGraph, steps: WaySteps): Way {
  const people = new Set(steps.flatMap(({ person, beside }) => (beside === undefined ? [person] : [person, beside])));
  const found = new Set<number>();
  const joined = new Set<string>();
  const join = (one: number, other: number) => {
    joined.add(`${one} ${other}`);
    joined.add(`${other} ${one}`);
  };
  steps.forEach(({ person, beside }, index) => {
    const next = steps[index + 1];
    if (next) join(person, next.person);
    if (beside !== undefined) join(person, beside);
  });
  for (let line = 0; line < (lines?.kind.length ?? 0); line += 1) {
    if (lines && leads(lines, graph, joined, line)) found.add(line);
  }
  return { people, lines: found };
}

/** A child's line is of the way when the way leads to either parent. */
function leads(
  { kind, family, from, to }: Lines,
  graph: FamilyGraph,
  joined: ReadonlySet<string>,
  line: number,
): boolean {
  const end = to[line] as number;
  if (kind[line] === LineKind.union || kind[line] === LineKind.unionLink) return joined.has(`${from[line]} ${end}`);
  const parents = [graph.firstPartner[family[line] as number], graph.secondPartner[family[line] as number]];
  return parents.some((parent) => joined.has(`${parent} ${end}`));
}

/** Around everybody of the way who is drawn; undefined when nobody is. */
export function wayBounds(scene: Scene, people: Iterable<number>): Rect | undefined {
  let bounds: Rect | undefined;
  for (const person of people) {
    const box = scene.boxOf[person] ?? -1;
    if (box < 0) continue;
    const rect = boxRect(scene, box);
    bounds = bounds
      ? {
          left: Math.min(bounds.left, rect.left),
          top: Math.min(bounds.top, rect.top),
          right: Math.max(bounds.right, rect.right),
          bottom: Math.max(bounds.bottom, rect.bottom),
        }
      : rect;
  }
  return bounds;
}
