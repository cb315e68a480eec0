import type { Genealogy } from '../genealogy.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import type { When } from './dates.ts';
import { frequenciesOf } from './frequencies.ts';
import { gatherEvidence } from './kin-evidence.ts';
import { Likeness, type Reason } from './likeness.ts';
import { kinReasons, type MatchedPair, scoreOf } from './match.ts';
import { buildPairGraph } from './pair-graph.ts';
import { type Person, readPeople } from './person.ts';
import { Words } from './words.ts';

/** Most people of a tree stand there once: it takes more to say that two are one than it takes with two files. */
const RARELY = 3;
const WORTH_ASKING = 0.5;
/** What it weighs for two that they have the same father: he is himself. */
const HIMSELF = 40;

/** Who may stand twice in one genealogy, likely ones first: for somebody to decide. */
export function duplicates(genealogy: Genealogy): MatchedPair[] {
  const words = new Words();
  const people = readPeople(genealogy, words);
  const likeness = new Likeness(words, frequenciesOf(people, people));
  const mayBe = (a: number, b: number): boolean =>
    a < b && areStrangers(people[a] as Person, people[b] as Person, likeness);
  const candidates: Candidate[] = [
    ...people.map(({ index }): Candidate => ({ a: index, b: index, weight: HIMSELF, calling: 1, ofTheHouse: 0 })),
    ...findCandidates(people, people, likeness, mayBe),
  ];
  const graph = buildPairGraph(withMirrors(candidates), people, people);
  const prior = Math.log(Math.max(people.length, 20)) + RARELY;
  const evidence = gatherEvidence(graph, people, people, { prior, hasRivals: false });
  const found: MatchedPair[] = [];
  for (let pair = 0; pair < graph.size; pair += 1) {
    const [indexA, indexB] = [graph.a[pair] as number, graph.b[pair] as number];
    if (indexA >= indexB) continue;
    const score = scoreOf(evidence.weight[pair] as number, prior);
    if (score < WORTH_ASKING) continue;
    const why = new Set<Reason>();
    likeness.weigh(people[indexA] as Person, people[indexB] as Person, why);
    const [a, b] = [genealogy.individuals.idAt(indexA), genealogy.individuals.idAt(indexB)];
    found.push({ a, b, indexA, indexB, score, why: [...why, ...kinReasons(evidence, pair)] });
  }
  return found.sort((one, other) => other.score - one.score || one.indexA - other.indexA || one.indexB - other.indexB);
}

/** Kin vouch whichever of the two they belong to: each pair stands both ways round. */
function withMirrors(candidates: readonly Candidate[]): Candidate[] {
  return candidates.flatMap((candidate) =>
    candidate.a === candidate.b ? [candidate] : [candidate, { ...candidate, a: candidate.b, b: candidate.a }],
  );
}

/** Nobody is their own parent, child or partner, or called by two names; siblings are two unless all that is told of them is alike. */
function areStrangers(one: Person, other: Person, likeness: Likeness): boolean {
  if (one.parents.includes(other.index) || one.children.includes(other.index)) return false;
  if (one.partners.includes(other.index)) return false;
  const calling = likeness.calling(one, other);
  if (!one.siblings.includes(other.index)) return calling >= 0;
  if (calling <= 0) return false;
  const isSameDeath = !one.death || !other.death || yearsApart(one.death, other.death) === 0;
  const isSameBirth = !one.birth?.exact || !other.birth?.exact || one.birth.from === other.birth.from;
  return isSameBirth && isSameDeath && !isCalledAfter(one, other) && !isCalledAfter(other, one);
}

/** Whether one bears the name of the other, who had died before. */
function isCalledAfter(one: Person, other: Person): boolean {
  return one.birth !== undefined && other.death !== undefined && other.death.to <= one.birth.to;
}

function yearsApart(one: When, other: When): number {
  return Math.max(0, one.from - other.to, other.from - one.to);
}
