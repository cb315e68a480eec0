import type { Genealogy } from '../genealogy.ts';
import type { Sex } from '../graph.ts';
import { fullName, namesInSentence } from './declension/person-name.ts';
import { godparentChains, godparentWording } from './godparents.ts';
import { furtherKinWording, type PathStep, type Relationship, toldOnce, type Wording } from './relationship.ts';
import { bloodKinship } from './search/blood.ts';
import { birthsIn, type Chain, countOf, type Link, peopleOf, reversed, shortestChain } from './search/chain.ts';
import { isRecorded, type Lineage, sharedBirthParents } from './search/lineage.ts';
import { lineageOf } from './search/lineage-of.ts';
import { adoptiveChains, marriageChains } from './search/near-kin.ts';
import { kinWording } from './wording/kin-wording.ts';

/**
 * All that b is to a, each sentence once, nearest first: by blood, by marriage, by adoption, and by godparenthood as noted. Where marriages
 * bring the two closer than anything that has a name, the shortest way is told as well. Two people with nothing between
 * them, or an unknown id, make an empty list.
 */
export function relate(genealogy: Genealogy, idA: string, idB: string): Relationship[] {
  const [a, b] = [genealogy.individuals.indexOf(idA), genealogy.individuals.indexOf(idB)];
  if (a < 0 || b < 0) return [];
  if (a === b) return [themselves(genealogy, a)];
  const lineage = lineageOf(genealogy.graph);
  // Asked either way round, the question is answered one way and turned: so the two answers always match.
  const turned = (chain: Chain): Chain => (a < b ? chain : reversed(chain));
  const { kin, further, godparents } = chainsBetween(genealogy, lineage, Math.min(a, b), Math.max(a, b));
  const names = namesInSentence(genealogy.individuals.at(a), genealogy.individuals.at(b));
  const sexOfB = genealogy.graph.sex[b] as Sex;
  const told = (chains: readonly Chain[], wording: (chain: Chain) => Wording): Relationship[] =>
    chains.map(turned).map((chain) => ({ ...wording(chain), ...measured(genealogy, lineage, chain) }));
  return [
    ...toldOnce(told(kin, (chain) => kinWording(genealogy, lineage, chain, names))),
    ...told(further, ({ lines }) => furtherKinWording(sexOfB, lines, names)),
    ...toldOnce(told(godparents, (chain) => godparentWording(genealogy.graph, chain, names))),
  ];
}

function chainsBetween(
  genealogy: Genealogy,
  lineage: Lineage,
  a: number,
  b: number,
): { kin: Chain[]; further: Chain[]; godparents: Chain[] } {
  const blood = bloodKinship(lineage, a, b);
  // In this order where equally near: the sort is stable.
  const kin = [...blood.chains, ...marriageChains(lineage, a, b), ...adoptiveChains(lineage, a, b)];
  kin.sort((one, other) => one.links.length - other.links.length);
  const shortest = shortestChain(lineage, a, b, kin[0]?.links.length ?? Number.POSITIVE_INFINITY);
  return {
    kin: shortest ? [shortest, ...kin] : kin,
    further: blood.further ? [blood.further] : [],
    godparents: godparentChains(genealogy, lineage, a, b),
  };
}

function themselves(genealogy: Genealogy, person: number): Relationship {
  const individual = genealogy.individuals.at(person);
  return {
    term: 'ista osoba',
    sentence: `Riječ je o istoj osobi: ${fullName(individual)}.`,
    path: [{ id: individual.id, by: 'start' }],
    kind: 'self',
    notes: [],
    degree: 0,
    marriages: 0,
    isHalf: false,
    lines: 1,
  };
}

function measured(
  genealogy: Genealogy,
  lineage: Lineage,
  chain: Chain,
): Pick<Relationship, 'path' | 'degree' | 'marriages' | 'lines'> {
  return {
    path: pathOf(genealogy, lineage, chain),
    degree: birthsIn(chain),
    marriages: countOf(chain, 'partner'),
    lines: chain.lines,
  };
}

function pathOf(genealogy: Genealogy, lineage: Lineage, chain: Chain): PathStep[] {
  const people = peopleOf(chain);
  const id = (person: number): string => genealogy.individuals.idAt(person);
  const steps = chain.links.flatMap((link, position): PathStep[] => {
    if (!isRecorded(lineage, link.to)) return [];
    const before = people[position] as number;
    if (!isRecorded(lineage, before)) return [{ id: id(link.to), by: 'sibling' }];
    const beside = partnerAtTurn(lineage, before, link, chain.links[position + 1]);
    return [{ id: id(link.to), by: link.by, ...(beside !== undefined && { with: id(beside) }) }];
  });
  return [{ id: id(chain.from), by: 'start' }, ...steps];
}

function partnerAtTurn(lineage: Lineage, before: number, link: Link, next: Link | undefined): number | undefined {
  if (link.by !== 'parent' || next?.by !== 'child') return undefined;
  return sharedBirthParents(lineage, before, next.to).find(
    (parent) => parent !== link.to && isRecorded(lineage, parent),
  );
}
