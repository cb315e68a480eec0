import { Pedigree } from '../../graph.ts';
import { ancestryOf, type Bundle, firstCommonAncestors, LineCounter, restrictedTo } from './ancestry.ts';
import { type Chain, type Link, reversed } from './chain.ts';
import { type Lineage, neighboursOf, sharedBirthParents } from './lineage.ts';

export interface BloodKinship {
  /** Nearest first. */
  readonly chains: readonly Chain[];
  /** The nearest of those not listed, with the number of lines of all of them. */
  readonly further: Chain | undefined;
}

/** Nobody reads more; the rest is only counted. */
const MAX_LISTED = 100;

/** Farther from the common ancestor than this, lines of the same lengths to the same ancestor count as one kinship. */
const DISTINGUISHED_GENERATIONS = 6;

/**
 * Every kinship by blood between a and b.
 *
 * A kinship is a common ancestor and two lines, from a and from b, that share nobody but that ancestor, at least one of
 * them passing through no other common ancestor: so the parents of a common ancestor are not listed again, but whoever is
 * both an uncle and a cousin is listed as both. Two parents of full siblings count as one ancestor. Lines with the same
 * ancestor, the same lengths, the same first parents and the same children of the ancestor are one kinship, counted; far
 * from the ancestor, lines with the same ancestor and the same lengths.
 */
export function bloodKinship(lineage: Lineage, a: number, b: number): BloodKinship {
  const ancestryA = ancestryOf(lineage, a);
  const ancestryB = ancestryOf(lineage, b);
  const common = new Set(ancestryA.people.filter((person) => ancestryB.place.has(person)));
  if (common.size === 0) return { chains: [], further: undefined };
  const ancestors = [
    ...new Set([...firstCommonAncestors(lineage, a, common), ...firstCommonAncestors(lineage, b, common)]),
  ];
  const fromA = new LineCounter(lineage, restrictedTo(lineage, ancestryA, ancestors), b, common);
  const fromB = new LineCounter(lineage, restrictedTo(lineage, ancestryB, ancestors), a, common);
  const meetings = mergeDistant(ancestors.flatMap((apex) => meetingsAt(lineage, apex, fromA, fromB)));
  meetings.sort((one, other) => one.births - other.births);
  const listed = meetings.slice(0, MAX_LISTED).map((meeting) => chainOver(meeting, fromA, fromB));
  const unlisted = meetings.slice(MAX_LISTED);
  const lines = unlisted.reduce((sum, meeting) => sum + meeting.lines, 0);
  return {
    chains: [...directChains(fromA, b), ...directChains(fromB, a).map(reversed), ...listed],
    further: unlisted[0] && { ...chainOver(unlisted[0], fromA, fromB), lines },
  };
}

function directChains(counter: LineCounter, ancestor: number): Chain[] {
  return counter.bundlesTo(ancestor, false).map((bundle) => ascendingChain(counter.lineOf(bundle, false), bundle.any));
}

/** Lines of one shape from both sides to a common ancestor. */
interface Meeting {
  readonly apex: number;
  /** The ancestor, or the couple. */
  readonly parents: string;
  readonly bundleA: Bundle;
  readonly bundleB: Bundle;
  readonly births: number;
  readonly lines: number;
}

function meetingsAt(lineage: Lineage, apex: number, fromA: LineCounter, fromB: LineCounter): Meeting[] {
  const children = [...neighboursOf(lineage.birthChildren, apex)];
  const childrenA = children.filter((child) => fromA.ancestry.place.has(child));
  const childrenB = children.filter((child) => fromB.ancestry.place.has(child));
  return childrenA.flatMap((childA) =>
    childrenB.flatMap((childB) => {
      const parents = childA === childB ? [] : sharedBirthParents(lineage, childA, childB);
      return parents[0] === apex
        ? meetingsOver(parents, fromA.bundlesTo(childA, true), fromB.bundlesTo(childB, true))
        : [];
    }),
  );
}

function meetingsOver(
  [apex = 0, ...others]: readonly number[],
  bundlesA: readonly Bundle[],
  bundlesB: readonly Bundle[],
): Meeting[] {
  const meetings: Meeting[] = [];
  const parents = [apex, ...others].sort((one, other) => one - other).join();
  for (const bundleA of bundlesA) {
    for (const bundleB of bundlesB) {
      // A line without common ancestors cannot meet any line of the other side, so that the pairs need not be compared.
      const lines = bundleA.free * bundleB.any + bundleA.any * bundleB.free - bundleA.free * bundleB.free;
      const births = bundleA.generations + bundleB.generations + 2;
      if (lines > 0) meetings.push({ apex, parents, bundleA, bundleB, births, lines });
    }
  }
  return meetings;
}

function mergeDistant(meetings: readonly Meeting[]): Meeting[] {
  const merged = new Map<string, Meeting>();
  for (const [index, meeting] of meetings.entries()) {
    const [up, down] = [meeting.bundleA.generations + 1, meeting.bundleB.generations + 1];
    const key = Math.max(up, down) > DISTINGUISHED_GENERATIONS ? `${meeting.parents}:${up}:${down}` : String(index);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, lines: known.lines + meeting.lines } : meeting);
  }
  return [...merged.values()];
}

function chainOver({ apex, bundleA, bundleB, lines }: Meeting, fromA: LineCounter, fromB: LineCounter): Chain {
  const isFreeA = bundleA.free > 0;
  const up = ascendingChain([...fromA.lineOf(bundleA, isFreeA), apex], lines);
  const down = reversed(ascendingChain([...fromB.lineOf(bundleB, !isFreeA), apex], lines));
  return { ...up, links: [...up.links, ...down.links] };
}

function ascendingChain([from = 0, ...above]: readonly number[], lines: number): Chain {
  return { from, links: above.map((to): Link => ({ to, by: 'parent', pedigree: Pedigree.birth })), lines };
}
