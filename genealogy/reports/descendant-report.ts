import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NO_DAY, NOBODY, Pedigree } from '../graph.ts';
import { MOST_REPORTED } from './ancestor-report.ts';

/** Numbers grow by a figure with every generation. */
const MOST_GENERATIONS = 20;

export interface DescendantEntry {
  /** After d'Aboville: 1.3.2 is the second child of the third child. */
  readonly number: string;
  readonly person: number;
  readonly toldUnder: string | undefined;
  readonly unions: readonly DescendantUnion[];
}

export interface DescendantUnion {
  readonly family: number;
  /** NOBODY where unknown. */
  readonly partner: number;
  /** Where the partner descends from the same person, and the marriage and its children are told. */
  readonly toldUnder: string | undefined;
  readonly children: readonly { readonly number: string; readonly person: number; readonly pedigree: Pedigree }[];
}

export interface DescendantReport {
  readonly generations: readonly (readonly DescendantEntry[])[];
  readonly isCut: boolean;
}

interface Waiting {
  readonly number: string;
  readonly person: number;
}

/**
 * Descendants, generation by generation, children numbered on through all marriages by birth. A marriage of two descendants is
 * told with the one who comes first; a person who is a descendant in two ways, under the first number. Adopted and foster
 * children are named with their parents, but their line is another.
 */
export function descendantReport({ graph }: Genealogy, person: number, most = MOST_REPORTED): DescendantReport {
  const told = new Map<number, string>();
  const toldFamilies = new Map<number, string>();
  const generations: DescendantEntry[][] = [];
  let count = 0;
  let row: readonly Waiting[] = [{ number: '1', person }];
  while (row.length > 0) {
    if (count + row.length > most || generations.length > MOST_GENERATIONS) return { generations, isCut: true };
    count += row.length;
    const entries = row.map(({ number, person: descendant }): DescendantEntry => {
      const toldUnder = told.get(descendant);
      if (toldUnder !== undefined) return { number, person: descendant, toldUnder, unions: [] };
      told.set(descendant, number);
      return { number, person: descendant, toldUnder, unions: unionsOf(graph, descendant, number, toldFamilies) };
    });
    generations.push(entries);
    row = entries.flatMap(({ unions }) =>
      unions.flatMap(({ children }) => children.filter(({ pedigree }) => pedigree === Pedigree.birth)),
    );
  }
  return { generations, isCut: false };
}

function unionsOf(
  graph: FamilyGraph,
  person: number,
  number: string,
  toldFamilies: Map<number, string>,
): DescendantUnion[] {
  let born = 0;
  const families = new Set(graph.unions.subarray(graph.unionStart[person], graph.unionStart[person + 1]));
  return [...families].map((family) => {
    const first = graph.firstPartner[family] as number;
    const partner = first === person ? (graph.secondPartner[family] as number) : first;
    const toldUnder = toldFamilies.get(family);
    if (toldUnder !== undefined) return { family, partner, toldUnder, children: [] };
    toldFamilies.set(family, number);
    const children = childrenOf(graph, family).map(({ child, pedigree }) => {
      if (pedigree === Pedigree.birth) born += 1;
      return { number: pedigree === Pedigree.birth ? `${number}.${born}` : '', person: child, pedigree };
    });
    return { family, partner, toldUnder, children };
  });
}

/** By birth, the unknown last. */
function childrenOf(graph: FamilyGraph, family: number): { child: number; pedigree: Pedigree }[] {
  const children: { child: number; pedigree: Pedigree }[] = [];
  for (let slot = graph.childStart[family] as number; slot < (graph.childStart[family + 1] as number); slot += 1) {
    const child = graph.children[slot] as number;
    if (child !== NOBODY) children.push({ child, pedigree: graph.childPedigree[slot] as Pedigree });
  }
  const order = (child: number): number => {
    const day = graph.birthDay[child] as number;
    return day === NO_DAY ? Number.POSITIVE_INFINITY : day;
  };
  return children.sort((a, b) => (order(a.child) === order(b.child) ? 0 : order(a.child) - order(b.child)));
}
