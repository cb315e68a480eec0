import type { Genealogy } from '../genealogy.ts';
import type { Sex } from '../graph.ts';
import { fullName, namesInSentence } from './declension/person-name.ts';
import { godparentChains, godparentWording } from './godparents.ts';
import {
  furtherKinWording,
  mergeSameSentences,
  type PathStep,
  type Relationship,
  type Wording,
} from './relationship.ts';
import { bloodKinship } from './search/blood.ts';
import { lineageOf } from './search/build-lineage.ts';
import { birthsIn, type Chain, countOf, type Link, peopleOf, reversed, shortestChain } from './search/chain.ts';
import { isRecorded, type Lineage, sharedBirthParents } from './search/lineage.ts';
import { adoptiveChains, marriageChains } from './search/near-kin.ts';
import { kinWording } from './wording/kin-wording.ts';

/**
 * All that b is to a, each sentence once, nearest first: by blood, by marriage, by adoption, and by godparenthood as recorded.
 * Where a path over marriages is shorter than every kinship that has a name, it is added. Unrelated people, or an unknown id,
 * give an empty list.
 */
export function relate(genealogy: Genealogy, idA: string, idB: string): Relationship[] {
  const [a, b] = [genealogy.individuals.indexOf(idA), genealogy.individuals.indexOf(idB)];
  if (a < 0 || b < 0) return [];
  if (a === b) return [samePerson(genealogy, a)];
  const lineage = lineageOf(genealogy.graph);
  // The search always runs from the lower index and is reversed if need be, so that relate(a, b) mirrors relate(b, a).
  const oriented = (chain: Chain): Chain => (a < b ? chain : reversed(chain));
  const { kin, further, godparents } = chainsBetween(genealogy, lineage, Math.min(a, b), Math.max(a, b));
  const names = namesInSentence(genealogy.individuals.at(a), genealogy.individuals.at(b));
  const sexOfB = genealogy.graph.sex[b] as Sex;
  const describe = (chains: readonly Chain[], wording: (chain: Chain) => Wording): Relationship[] =>
    chains.map(oriented).map((chain) => ({ ...wording(chain), ...measuresOf(genealogy, lineage, chain) }));
  return [
    ...mergeSameSentences(describe(kin, (chain) => kinWording(genealogy, lineage, chain, names))),
    ...describe(further, ({ lines }) => furtherKinWording(sexOfB, lines, names)),
    ...mergeSameSentences(describe(godparents, (chain) => godparentWording(genealogy.graph, chain, names))),
  ];
}

function chainsBetween(
  genealogy: Genealogy,
  lineage: Lineage,
  a: number,
  b: number,
): { kin: Chain[]; further: Chain[]; godparents: Chain[] } {
  const blood = bloodKinship(lineage, a, b);
  // The sort is stable: equally near kinships stay in this order.
  const kin = [...blood.chains, ...marriageChains(lineage, a, b), ...adoptiveChains(lineage, a, b)];
  kin.sort((one, other) => one.links.length - other.links.length);
  const shortest = shortestChain(lineage, a, b, kin[0]?.links.length ?? Number.POSITIVE_INFINITY);
  return {
    kin: shortest ? [shortest, ...kin] : kin,
    further: blood.further ? [blood.further] : [],
    godparents: godparentChains(genealogy, lineage, a, b),
  };
}

function samePerson(genealogy: Genealogy, person: number): Relationship {
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

function measuresOf(
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
    const beside = otherParentAtApex(lineage, before, link, chain.links[position + 1]);
    return [{ id: id(link.to), by: link.by, ...(beside !== undefined && { with: id(beside) }) }];
  });
  return [{ id: id(chain.from), by: 'start' }, ...steps];
}

function otherParentAtApex(lineage: Lineage, before: number, link: Link, next: Link | undefined): number | undefined {
  if (link.by !== 'parent' || next?.by !== 'child') return undefined;
  return sharedBirthParents(lineage, before, next.to).find(
    (parent) => parent !== link.to && isRecorded(lineage, parent),
  );
}
