import { type FamilyGraph, NOBODY } from '../../../../genealogy/graph.ts';
import { LineKind } from '../../../../genealogy/layout/drawing.ts';
import type { Lines } from './scene.ts';

/** A path of kinship: person by person, and beside whom it turns where it goes from child to sibling. */
export type KinshipPath = readonly { readonly person: number; readonly beside: number | undefined }[];

/** The people and lines of a scene that paths lead through. */
export interface Highlight {
  readonly people: ReadonlySet<number>;
  readonly lines: ReadonlySet<number>;
}

export function highlightPaths(lines: Lines | undefined, graph: FamilyGraph, paths: readonly KinshipPath[]): Highlight {
  const people = new Set(
    paths.flat().flatMap(({ person, beside }) => (beside === undefined ? [person] : [person, beside])),
  );
  const found = new Set<number>();
  const joined = new Set<string>();
  const join = (one: number, other: number) => {
    joined.add(`${one} ${other}`);
    joined.add(`${other} ${one}`);
  };
  for (const path of paths) {
    path.forEach(({ person, beside }, index) => {
      const next = path[index + 1];
      if (next) join(person, next.person);
      if (beside !== undefined) join(person, beside);
    });
  }
  for (let line = 0; line < (lines?.kind.length ?? 0); line += 1) {
    if (lines && leads(lines, graph, joined, line)) found.add(line);
  }
  return { people, lines: found };
}

/** A child's line is on the path when the path leads to either parent, or to a sibling where no parent is recorded. */
function leads(
  { kind, family, from, to }: Lines,
  graph: FamilyGraph,
  joined: ReadonlySet<string>,
  line: number,
): boolean {
  const end = to[line] as number;
  if (kind[line] === LineKind.union || kind[line] === LineKind.unionLink) return joined.has(`${from[line]} ${end}`);
  const home = family[line] as number;
  const parents = [graph.firstPartner[home], graph.secondPartner[home]];
  const isWithoutParents = parents.every((parent) => parent === NOBODY);
  const others = isWithoutParents
    ? graph.children.subarray(graph.childStart[home], graph.childStart[home + 1])
    : parents;
  return others.some((other) => joined.has(`${other} ${end}`));
}
