import type { Associate, Genealogy } from '../genealogy.ts';
import { type FamilyGraph, Pedigree, Sex } from '../graph.ts';
import {
  type KinNoun,
  kinNoun,
  nounBySex,
  type Owner,
  ownedBy,
  type Steps,
  withAdjective,
} from './declension/kin-noun.ts';
import type { Names } from './declension/person-name.ts';
import { sentenceOf, type Wording } from './relationship.ts';
import { type Chain, type Link, reversed } from './search/chain.ts';
import { childrenOf, type Lineage } from './search/lineage.ts';
import { vocativeNote } from './wording/notes.ts';
import { ancestorWord, descendantWord } from './wording/words.ts';

type Sponsorship = 'any' | 'baptism' | 'confirmation' | 'wedding';

/** What a role in the source means: the associate is a godparent (of what sort), a godchild, or sworn kin; else undefined. */
export function meaningOf(
  role: string,
): { step: 'godparent' | 'godchild' | 'sworn'; sponsorship: Sponsorship } | undefined {
  const text = role.toLocaleLowerCase('hr');
  const sponsorship = SPONSORSHIPS.find(([, words]) => words.test(text))?.[0] ?? 'any';
  if (/pobratim|posestrima/.test(text)) return { step: 'sworn', sponsorship: 'any' };
  if (/kumče|kumce|krštenik|krštenica|krizmanik|krizmanica|godchild|godson|goddaughter/.test(text))
    return { step: 'godchild', sponsorship };
  const isWitness = sponsorship === 'wedding' && /svjedo|witness/.test(text);
  return isWitness || /\bkum|godp|godfather|godmother|sponsor/.test(text)
    ? { step: 'godparent', sponsorship }
    : undefined;
}

const SPONSORSHIPS: readonly [Sponsorship, RegExp][] = [
  ['confirmation', /kriz|confirm/],
  ['wedding', /vjenč|vjenc|wedding|marriage/],
  ['baptism', /krs|krš|bapt|christ/],
];

/** Godparenthood as recorded: between the two themselves, or over a child of either, whose godparent is kum to its parents. */
export function godparentChains(genealogy: Genealogy, lineage: Lineage, a: number, b: number): Chain[] {
  const associates = new Map<number, readonly Associate[]>();
  const associatesOf = (person: number): readonly Associate[] => {
    const known = associates.get(person) ?? genealogy.individuals.at(person).associates;
    associates.set(person, known);
    return known;
  };
  const recorded = (from: number, to: number): Chain[] =>
    associatesOf(from).flatMap(({ index, role }): Chain[] => {
      const meaning = index === to && from !== to ? meaningOf(role) : undefined;
      return meaning ? [{ from, links: [{ to, by: meaning.step, pedigree: Pedigree.birth, role }], lines: 1 }] : [];
    });
  const between = (from: number, to: number): Chain[] => [...recorded(from, to), ...recorded(to, from).map(reversed)];
  const overChildren = (parent: number, godparent: number): Chain[] =>
    [...childrenOf(lineage, parent)].flatMap(({ person, pedigree }) => {
      const toChild: Link = { to: person, by: 'child', pedigree };
      return between(person, godparent)
        .filter((chain) => chain.links[0]?.by === 'godparent' && sponsorshipOf(chain.links[0]) !== 'wedding')
        .map((chain) => ({ from: parent, links: [toChild, ...chain.links], lines: 1 }));
    });
  return deduplicated([...between(a, b), ...overChildren(a, b), ...overChildren(b, a).map(reversed)]);
}

/** Sources often record a godparent on both sides: once as the godparent, once as the godchild. */
function deduplicated(chains: readonly Chain[]): Chain[] {
  const shapeOf = (chain: Chain): string =>
    chain.links.map((link) => `${link.by} ${link.to} ${sponsorshipOf(link)}`).join();
  return [...new Map(chains.map((chain) => [shapeOf(chain), chain])).values()];
}

function sponsorshipOf(link: Link): Sponsorship {
  return meaningOf(link.role ?? '')?.sponsorship ?? 'any';
}

/** Godparents, godchildren and sworn kin, as the source records them. */
export function godparentWording({ sex }: FamilyGraph, chain: Chain, names: Names): Wording {
  const { noun, brackets, notes } = describe(sex, chain, names.pronoun);
  return {
    term: noun.nominative,
    sentence: sentenceOf(names, [noun], brackets),
    notes,
    kind: 'spiritual',
    isHalf: false,
  };
}

function describe(
  sexes: Uint8Array,
  { links }: Chain,
  pronoun: Owner,
): { noun: KinNoun; brackets?: string; notes: string[] } {
  const [first, second] = links as [Link, Link | undefined];
  const sex = sexes[(second ?? first).to] as Sex;
  const letterAt = (letters: string, link: Link): string => letters.charAt(sexes[link.to] as Sex);
  if (second) {
    const steps: Steps =
      first.by === 'child'
        ? [descendantWord(1, letterAt('cSD', first)), godparent(sex, sponsorshipOf(second))]
        : [kinNoun('kumče'), ancestorWord(1, letterAt('pFM', second))];
    return { noun: godparent(sex, 'any'), brackets: ownedBy(pronoun, steps), notes: addressNotes(sex) };
  }
  if (first.by === 'sworn') return { noun: nounBySex(sex, 'pobratim', 'posestrima'), notes: [] };
  const sponsorship = sponsorshipOf(first);
  if (first.by === 'godparent') return { noun: godparent(sex, sponsorship), notes: addressNotes(sex) };
  // Bride and groom call their witness kum, and are called so.
  if (sponsorship === 'wedding')
    return { noun: godparent(sex, 'any'), brackets: 'vjenčano kumstvo', notes: addressNotes(sex) };
  return {
    noun: kinNoun('kumče'),
    notes: sponsorship === 'confirmation' ? [] : [`i ${nounBySex(sex, 'krštenik', 'krštenica').nominative}`],
  };
}

function addressNotes(sex: Sex): string[] {
  return sex === Sex.unknown ? [] : [vocativeNote('oslovljava se', sex === Sex.male ? 'kum' : 'kuma')];
}

function godparent(sex: Sex, sponsorship: Sponsorship): KinNoun {
  const noun = nounBySex(sex, 'kum', 'kuma');
  const adjective = { any: undefined, baptism: 'krsn', confirmation: 'krizman', wedding: 'vjenčan' }[sponsorship];
  return adjective === undefined ? noun : withAdjective(adjective, noun);
}
