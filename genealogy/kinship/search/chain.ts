import { NOBODY, Pedigree } from '../../graph.ts';
import { type Adjacency, areAdjacent, type Lineage, neighboursOf } from './lineage.ts';

type Step = 'parent' | 'child' | 'partner' | 'godparent' | 'godchild' | 'sworn';

/** One step of a path between two people: to whom it leads, and what they are to the one before. */
export interface Link {
  readonly to: number;
  readonly by: Step;
  /** How the child belongs to the parent; birth for every other step. */
  readonly pedigree: Pedigree;
  /** What the source calls a godparent. */
  readonly role?: string;
}

export interface Chain {
  readonly from: number;
  readonly links: readonly Link[];
  /** How many different lines have this same shape; the chain shows one of them. */
  readonly lines: number;
}

const INVERSE: Record<Step, Step> = {
  parent: 'child',
  child: 'parent',
  partner: 'partner',
  godparent: 'godchild',
  godchild: 'godparent',
  sworn: 'sworn',
};

export function reversed(chain: Chain): Chain {
  const people = peopleOf(chain);
  const links = chain.links.map(
    (link, position): Link => ({ ...link, to: people[position] as number, by: INVERSE[link.by] }),
  );
  return { from: people.at(-1) as number, links: links.reverse(), lines: chain.lines };
}

export function peopleOf(chain: Chain): number[] {
  return [chain.from, ...chain.links.map((link) => link.to)];
}

export function joined(first: Chain, second: Chain): Chain {
  return { from: first.from, links: [...first.links, ...second.links], lines: first.lines * second.lines };
}

export function visitsNobodyTwice(chain: Chain): boolean {
  return new Set(peopleOf(chain)).size === chain.links.length + 1;
}

export function countOf(chain: Chain, step: Step): number {
  return chain.links.filter((link) => link.by === step).length;
}

export function birthsIn(chain: Chain): number {
  return countOf(chain, 'parent') + countOf(chain, 'child');
}

/** The shortest path between two people over births and marriages alike, if it is shorter than the bound. Bidirectional search. */
export function shortestChain(lineage: Lineage, a: number, b: number, bound: number): Chain | undefined {
  const fromA = new Search(lineage, a);
  const fromB = new Search(lineage, b);
  while (fromA.depth + fromB.depth + 1 < bound && fromA.frontier.length > 0 && fromB.frontier.length > 0) {
    const meeting = fromA.frontier.length <= fromB.frontier.length ? fromA.expand(fromB) : fromB.expand(fromA);
    if (meeting === NOBODY) continue;
    const [up, down] = [fromA.chainTo(meeting), reversed(fromB.chainTo(meeting))];
    return { ...up, links: [...up.links, ...down.links] };
  }
  return undefined;
}

/** A breadth-first search from one end. */
class Search {
  depth = 0;
  frontier: number[];
  readonly cameFrom: Int32Array;
  private readonly lineage: Lineage;
  private readonly start: number;

  constructor(lineage: Lineage, start: number) {
    this.lineage = lineage;
    this.start = start;
    this.frontier = [start];
    this.cameFrom = new Int32Array(lineage.nodeCount).fill(NOBODY);
    this.cameFrom[start] = start;
  }

  /** Expands the frontier by one step; returns where it met the other search, or NOBODY. */
  expand(other: Search): number {
    const next: number[] = [];
    let meeting = NOBODY;
    for (const person of this.frontier) {
      for (const adjacency of allAdjacencies(this.lineage)) {
        const end = adjacency.start[person + 1] as number;
        for (let slot = adjacency.start[person] as number; slot < end; slot += 1) {
          const to = adjacency.items[slot] as number;
          if (this.cameFrom[to] !== NOBODY) continue;
          this.cameFrom[to] = person;
          next.push(to);
          if (meeting === NOBODY && other.cameFrom[to] !== NOBODY) meeting = to;
        }
      }
    }
    this.frontier = next;
    this.depth += 1;
    return meeting;
  }

  chainTo(end: number): Chain {
    const links: Link[] = [];
    for (let to = end; to !== this.start; to = this.cameFrom[to] as number) {
      links.push(linkBetween(this.lineage, this.cameFrom[to] as number, to));
    }
    return { from: this.start, links: links.reverse(), lines: 1 };
  }
}

function allAdjacencies(lineage: Lineage): Adjacency[] {
  const { birthParents, otherParents, partners, birthChildren, otherChildren } = lineage;
  return [birthParents, partners, birthChildren, otherParents, otherChildren];
}

function linkBetween(lineage: Lineage, from: number, to: number): Link {
  const { birthParents, otherParents, partners, birthChildren, otherChildren } = lineage;
  if (areAdjacent(birthParents, from, to)) return { to, by: 'parent', pedigree: Pedigree.birth };
  if (areAdjacent(partners, from, to)) return { to, by: 'partner', pedigree: Pedigree.birth };
  if (areAdjacent(birthChildren, from, to)) return { to, by: 'child', pedigree: Pedigree.birth };
  const [adjacency, by]: [Adjacency, Step] = areAdjacent(otherParents, from, to)
    ? [otherParents, 'parent']
    : [otherChildren, 'child'];
  const slot = (adjacency.start[from] as number) + neighboursOf(adjacency, from).indexOf(to);
  return { to, by, pedigree: adjacency.pedigree[slot] as Pedigree };
}
