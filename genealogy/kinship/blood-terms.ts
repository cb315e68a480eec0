import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { birthCouple } from './birth-couple.ts';
import { namesInSentence } from './declension/person-name.ts';
import { ancestryOf, firstCommonAncestors } from './search/ancestry.ts';
import { bloodKinship } from './search/blood.ts';
import { lineageOf } from './search/build-lineage.ts';
import { type Chain, reversed } from './search/chain.ts';
import { isRecorded } from './search/lineage.ts';
import { kinWording } from './wording/kin-wording.ts';

/** What two people are to one another by blood, in a word each. */
export interface BloodTerms {
  /** What the first is to the second: `drugi bratić`. */
  readonly first: string;
  readonly second: string;
  /** They are related in other ways, too. */
  readonly isManifold: boolean;
}

/** The nearest kinship by blood of two people, or nothing: a small part of what `relate` finds, for a fraction of its time. */
export function bloodTerms(genealogy: Genealogy, idA: string, idB: string): BloodTerms | undefined {
  const { individuals, graph } = genealogy;
  const [a, b] = [individuals.indexOf(idA), individuals.indexOf(idB)];
  if (a < 0 || b < 0 || a === b) return undefined;
  const lineage = lineageOf(graph);
  // In one order, as `relate` has it, so that both ways tell the same kinship.
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const { chains, further } = bloodKinship(lineage, low, high);
  const [nearest] = chains;
  if (!nearest) return undefined;
  const termOf = (chain: Chain, from: number, to: number): string =>
    kinWording(genealogy, lineage, chain, namesInSentence(individuals.at(from), individuals.at(to))).term;
  const [ofHigh, ofLow] = [termOf(nearest, low, high), termOf(reversed(nearest), high, low)];
  return {
    first: a === low ? ofLow : ofHigh,
    second: a === low ? ofHigh : ofLow,
    isManifold: chains.length > 1 || nearest.lines > 1 || further !== undefined,
  };
}

/** The nearest common ancestors of somebody's parents. */
export function ancestorsOfBothParents({ graph, individuals }: Genealogy, person: number): string[] {
  const { father, mother } = birthCouple(graph, person);
  if (father === NOBODY || mother === NOBODY) return [];
  const lineage = lineageOf(graph);
  const ofMother = ancestryOf(lineage, mother).place;
  const common = new Set(ancestryOf(lineage, father).people.filter((ancestor) => ofMother.has(ancestor)));
  const nearest = [father, mother].flatMap((parent) =>
    common.has(parent) ? [parent] : firstCommonAncestors(lineage, parent, common),
  );
  return [...new Set(nearest)]
    .filter((ancestor) => isRecorded(lineage, ancestor))
    .map((ancestor) => individuals.idAt(ancestor));
}
