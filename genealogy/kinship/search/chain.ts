import type { Pedigree } from '../../graph.ts';

export type Step = 'parent' | 'child' | 'partner' | 'godparent' | 'godchild' | 'sworn';

/** One step of a way between two people: to whom it leads, and what they are to the one before. */
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
