import { Pedigree } from '../../graph.ts';
import { type Chain, joined, type Link, peopleOf, reversed, visitsNobodyTwice } from './chain.ts';
import { childrenOf, isParent, type Lineage, neighboursOf, parentsOf } from './lineage.ts';

/** Somebody and every line up from them for a few generations, through parents of every sort. */
interface NearLines {
  readonly lines: readonly Chain[];
  readonly people: ReadonlySet<number>;
}

/** Bad data can give a child dozens of parents; real ones come nowhere near this. */
const MAX_LINES = 256;

export function nearLines(lineage: Lineage, from: number, generations: number): NearLines {
  const lines: Chain[] = [{ from, links: [], lines: 1 }];
  for (const line of lines) {
    if (line.links.length === generations) continue;
    for (const { person, pedigree } of parentsOf(lineage, line.links.at(-1)?.to ?? from)) {
      if (lines.length === MAX_LINES) break;
      lines.push({ from, links: [...line.links, { to: person, by: 'parent', pedigree }], lines: 1 });
    }
  }
  return { lines, people: new Set(lines.map(endOf)) };
}

/** Paths from one person to another over a common ancestor, at most so many births long; distinguished as in bloodKinship. */
export function nearChains(lineage: Lineage, a: NearLines, b: NearLines, mostBirths: number): Chain[] {
  const isCommon = (person: number): boolean => a.people.has(person) && b.people.has(person);
  const chains: Chain[] = [];
  for (const lineA of a.lines) {
    if (!b.people.has(endOf(lineA))) continue;
    for (const lineB of b.lines) {
      if (endOf(lineB) !== endOf(lineA) || lineA.links.length + lineB.links.length > mostBirths) continue;
      const isFree = !inBetween(lineA).some(isCommon) || !inBetween(lineB).some(isCommon);
      if (!isFree || !sharesOnlyItsEnd(lineA, lineB) || !isFirstOfCouple(lineage, lineA, lineB)) continue;
      chains.push({ from: lineA.from, links: [...lineA.links, ...reversed(lineB).links], lines: 1 });
    }
  }
  return chains;
}

/** Kinship over adoption, fostering or a recorded step-parent, without marriages. */
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

function inBetween(line: Chain): number[] {
  return line.links.slice(0, -1).map((link) => link.to);
}

function sharesOnlyItsEnd(lineA: Chain, lineB: Chain): boolean {
  const peopleB = new Set([lineB.from, ...inBetween(lineB)]);
  const end = endOf(lineA);
  return [lineA.from, ...inBetween(lineA)].every((person) => person === end || !peopleB.has(person));
}

/** Siblings with the same two parents are listed once, over the first parent. */
function isFirstOfCouple(lineage: Lineage, lineA: Chain, lineB: Chain): boolean {
  if (lineA.links.length === 0 || lineB.links.length === 0) return true;
  const [childA, childB] = [lineA.links.at(-2)?.to ?? lineA.from, lineB.links.at(-2)?.to ?? lineB.from];
  for (const { person } of parentsOf(lineage, childA)) {
    if (isParent(lineage, childB, person)) return person === endOf(lineA);
  }
  return true;
}

/** How far kinship by marriage is searched; the farthest that has a name in Croatian is prastrina: four births. */
const BIRTHS_OVER_ONE_MARRIAGE = 4;
const BIRTHS_OVER_TWO_MARRIAGES = 3;

/** Nobody marries more often, but files have placeholders for all unknown partners, of which every pair would be tried. */
const MAX_PARTNERS = 32;

/**
 * Kinship over marriages: a partner's kin, kin's partners, partner's kin's partners, and the nearest kin of the partner
 * of one's nearest kin (parents of married children, step-brothers, the husband's people of a sister).
 */
export function marriageChains(lineage: Lineage, a: number, b: number): Chain[] {
  const [endsA, endsB] = [marriedEnds(lineage, a), marriedEnds(lineage, b)];
  const chains: Chain[] = [];
  for (const endA of endsA) {
    for (const endB of endsB) {
      const marriages = endA.path.links.length + endB.path.links.length;
      if (marriages === 0) continue;
      const mostBirths = marriages === 1 ? BIRTHS_OVER_ONE_MARRIAGE : BIRTHS_OVER_TWO_MARRIAGES;
      for (const middle of nearChains(lineage, endA.near, endB.near, mostBirths)) {
        chains.push(joined(joined(endA.path, middle), reversed(endB.path)));
      }
    }
  }
  chains.push(...overMarriageOfNearest(lineage, a, b));
  return deduplicated(chains).filter((chain) => visitsNobodyTwice(chain) && !hasNeedlessMarriage(lineage, chain));
}

/** A married couple is found from both ends. */
function deduplicated(chains: readonly Chain[]): Chain[] {
  return [...new Map(chains.map((chain) => [peopleOf(chain).join(), chain])).values()];
}

interface MarriedEnd {
  readonly path: Chain;
  readonly near: NearLines;
}

/** The person, and each of their partners in their place. */
function marriedEnds(lineage: Lineage, person: number): MarriedEnd[] {
  const alone: Chain = { from: person, links: [], lines: 1 };
  const near = (of: number): NearLines => nearLines(lineage, of, BIRTHS_OVER_ONE_MARRIAGE);
  return [
    { path: alone, near: near(person) },
    ...[...neighboursOf(lineage.partners, person).subarray(0, MAX_PARTNERS)].map((partner) => ({
      path: extended(alone, marriageTo(partner)),
      near: near(partner),
    })),
  ];
}

function overMarriageOfNearest(lineage: Lineage, a: number, b: number): Chain[] {
  const nearestToB = new Map<number, Chain[]>();
  for (const chain of nearest(lineage, b)) {
    const end = chain.links.at(-1)?.to as number;
    nearestToB.set(end, [...(nearestToB.get(end) ?? []), reversed(chain)]);
  }
  return nearest(lineage, a).flatMap((toKin) =>
    [...neighboursOf(lineage.partners, toKin.links.at(-1)?.to as number)].flatMap((partner) =>
      (nearestToB.get(partner) ?? []).map((fromPartner) => joined(extended(toKin, marriageTo(partner)), fromPartner)),
    ),
  );
}

/** Parents, children, brothers and sisters; full siblings over their first parent only. */
function nearest(lineage: Lineage, person: number): Chain[] {
  const alone: Chain = { from: person, links: [], lines: 1 };
  const parents = [...parentsOf(lineage, person)];
  const chains: Chain[] = [];
  const siblings = new Set<number>([person]);
  for (const parent of parents) {
    const toParent = extended(alone, { to: parent.person, by: 'parent', pedigree: parent.pedigree });
    chains.push(toParent);
    for (const sibling of childrenOf(lineage, parent.person)) {
      if (siblings.has(sibling.person)) continue;
      siblings.add(sibling.person);
      chains.push(extended(toParent, { to: sibling.person, by: 'child', pedigree: sibling.pedigree }));
    }
  }
  for (const child of childrenOf(lineage, person)) {
    chains.push(extended(alone, { to: child.person, by: 'child', pedigree: child.pedigree }));
  }
  return chains;
}

function extended(chain: Chain, link: Link): Chain {
  return { ...chain, links: [...chain.links, link] };
}

function marriageTo(partner: number): Link {
  return { to: partner, by: 'partner', pedigree: Pedigree.birth };
}

/** A step to a partner where a step to the other parent, or to the own child, is shorter: a father is not mother's husband. */
function hasNeedlessMarriage(lineage: Lineage, chain: Chain): boolean {
  const people = peopleOf(chain);
  return chain.links.some((link, position) => {
    if (link.by !== 'partner') return false;
    const [before, after] = [chain.links[position - 1], chain.links[position + 1]];
    const partner = people[position] as number;
    return (
      (before?.by === 'parent' && isParent(lineage, people[position - 1] as number, link.to)) ||
      (after?.by === 'child' && isParent(lineage, after.to, partner))
    );
  });
}
