import type { Associate, Genealogy } from '../../genealogy.ts';
import { Pedigree } from '../../graph.ts';
import { type Chain, type Link, reversed } from './chain.ts';
import { childrenOf, type Lineage } from './lineage.ts';

export type Sponsorship = 'any' | 'baptism' | 'confirmation' | 'wedding';

/** What a source means by a role: the associate is a godparent (of what sort), a godchild, or sworn kin; else nothing. */
export function meaningOf(
  role: string,
): { step: 'godparent' | 'godchild' | 'sworn'; sponsorship: Sponsorship } | undefined {
  const said = role.toLocaleLowerCase('hr');
  const sponsorship = SPONSORSHIPS.find(([, words]) => words.test(said))?.[0] ?? 'any';
  if (/pobratim|posestrima/.test(said)) return { step: 'sworn', sponsorship: 'any' };
  if (/kumče|kumce|krštenik|krštenica|krizmanik|krizmanica|godchild|godson|goddaughter/.test(said))
    return { step: 'godchild', sponsorship };
  const isWitness = sponsorship === 'wedding' && /svjedo|witness/.test(said);
  return isWitness || /\bkum|godp|godfather|godmother|sponsor/.test(said)
    ? { step: 'godparent', sponsorship }
    : undefined;
}

const SPONSORSHIPS: readonly [Sponsorship, RegExp][] = [
  ['confirmation', /kriz|confirm/],
  ['wedding', /vjenč|vjenc|wedding|marriage/],
  ['baptism', /krs|krš|bapt|christ/],
];

/** Godparenthood as noted: between the two themselves, or over a child of either, whose godparent is kum to its parents. */
export function godparentChains(genealogy: Genealogy, lineage: Lineage, a: number, b: number): Chain[] {
  const associates = new Map<number, readonly Associate[]>();
  const associatesOf = (person: number): readonly Associate[] => {
    const known = associates.get(person) ?? genealogy.individuals.at(person).associates;
    associates.set(person, known);
    return known;
  };
  const noted = (from: number, to: number): Chain[] =>
    associatesOf(from).flatMap(({ index, role }): Chain[] => {
      const meaning = index === to && from !== to ? meaningOf(role) : undefined;
      return meaning ? [{ from, links: [{ to, by: meaning.step, pedigree: Pedigree.birth, role }], lines: 1 }] : [];
    });
  const between = (from: number, to: number): Chain[] => [...noted(from, to), ...noted(to, from).map(reversed)];
  const overChildren = (parent: number, godparent: number): Chain[] =>
    [...childrenOf(lineage, parent)].flatMap(({ person, pedigree }) => {
      const toChild: Link = { to: person, by: 'child', pedigree };
      return between(person, godparent)
        .filter((chain) => chain.links[0]?.by === 'godparent' && sponsorshipOf(chain.links[0]) !== 'wedding')
        .map((chain) => ({ from: parent, links: [toChild, ...chain.links], lines: 1 }));
    });
  return unrepeated([...between(a, b), ...overChildren(a, b), ...overChildren(b, a).map(reversed)]);
}

/** Sources often note a godparent on both sides: once as the godparent, once as the godchild. */
function unrepeated(chains: readonly Chain[]): Chain[] {
  const shapeOf = (chain: Chain): string =>
    chain.links.map((link) => `${link.by} ${link.to} ${sponsorshipOf(link)}`).join();
  return [...new Map(chains.map((chain) => [shapeOf(chain), chain])).values()];
}

export function sponsorshipOf(link: Link): Sponsorship {
  return meaningOf(link.role ?? '')?.sponsorship ?? 'any';
}
