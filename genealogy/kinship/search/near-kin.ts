import { Pedigree } from '../../graph.ts';
import { type Chain, type Link, reversed } from './chain.ts';
import { isParent, type Lineage, parentsOf } from './lineage.ts';

/** Somebody and every line up from them for a few generations, through parents of every sort. */
export interface NearLines {
  readonly lines: readonly Chain[];
  readonly people: ReadonlySet<number>;
}

/** Bad data can give a child dozens of parents; no honest line count comes near this. */
const MOST_LINES = 256;

export function nearLines(lineage: Lineage, from: number, generations: number): NearLines {
  const lines: Chain[] = [{ from, links: [], lines: 1 }];
  for (const line of lines) {
    if (line.links.length === generations) continue;
    for (const { person, pedigree } of parentsOf(lineage, line.links.at(-1)?.to ?? from)) {
      if (lines.length === MOST_LINES) break;
      lines.push({ from, links: [...line.links, { to: person, by: 'parent', pedigree }], lines: 1 });
    }
  }
  return { lines, people: new Set(lines.map(endOf)) };
}

/** Ways from one person to another over a common ancestor, at most so many births long; told apart as in bloodKinship. */
export function nearChains(lineage: Lineage, a: NearLines, b: NearLines, mostBirths: number): Chain[] {
  const isCommon = (person: number): boolean => a.people.has(person) && b.people.has(person);
  const chains: Chain[] = [];
  for (const lineA of a.lines) {
    if (!b.people.has(endOf(lineA))) continue;
    for (const lineB of b.lines) {
      if (endOf(lineB) !== endOf(lineA) || lineA.links.length + lineB.links.length > mostBirths) continue;
      const isFree = !inner(lineA).some(isCommon) || !inner(lineB).some(isCommon);
      if (!isFree || !sharesOnlyItsEnd(lineA, lineB) || !isFirstOfCouple(lineage, lineA, lineB)) continue;
      chains.push({ from: lineA.from, links: [...lineA.links, ...reversed(lineB).links], lines: 1 });
    }
  }
  return chains;
}

/** Kinship in which somebody belongs to a parent by adoption, fostering or a noted step-tie, and nobody by marriage. */
export function adoptiveChains(lineage: Lineage, a: number, b: number): Chain[] {
  if (lineage.otherParents.items.length === 0) return [];
  const [fromA, fromB] = [nearLines(lineage, a, ADOPTIVE_GENERATIONS), nearLines(lineage, b, ADOPTIVE_GENERATIONS)];
  const isAdoptive = (link: Link): boolean => link.pedigree !== Pedigree.birth;
  return nearChains(lineage, fromA, fromB, 2 * ADOPTIVE_GENERATIONS).filter((chain) => chain.links.some(isAdoptive));
}

const ADOPTIVE_GENERATIONS = 4;

function endOf(line: Chain): number {
  return line.links.at(-1)?.to ?? line.from;
}

function inner(line: Chain): number[] {
  return line.links.slice(0, -1).map((link) => link.to);
}

function sharesOnlyItsEnd(lineA: Chain, lineB: Chain): boolean {
  const peopleB = new Set([lineB.from, ...inner(lineB)]);
  const end = endOf(lineA);
  return [lineA.from, ...inner(lineA)].every((person) => person === end || !peopleB.has(person));
}

/** Siblings with the same two parents are told once, over the first of them. */
function isFirstOfCouple(lineage: Lineage, lineA: Chain, lineB: Chain): boolean {
  if (lineA.links.length === 0 || lineB.links.length === 0) return true;
  const [childA, childB] = [lineA.links.at(-2)?.to ?? lineA.from, lineB.links.at(-2)?.to ?? lineB.from];
  for (const { person } of parentsOf(lineage, childA)) {
    if (isParent(lineage, childB, person)) return person === endOf(lineA);
  }
  return true;
}
