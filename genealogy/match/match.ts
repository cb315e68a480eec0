import type { Genealogy } from '../genealogy.ts';
import { type Candidate, candidateOf, findCandidates } from './candidates.ts';
import { type ExplicitLink, explicitLinks } from './explicit-links.ts';
import { frequenciesOf } from './frequencies.ts';
import { type Evidence, gatherEvidence } from './kin-evidence.ts';
import { Likeness, type Reason } from './likeness.ts';
import { buildPairGraph, Kinship, type PairGraph } from './pair-graph.ts';
import { type Person, readPeople } from './person.ts';
import { Words } from './words.ts';

/** Somebody of one genealogy and somebody of the other, by their ids and indices. */
export interface MatchedPair {
  readonly a: string;
  readonly b: string;
  readonly indexA: number;
  readonly indexB: number;
  /** How likely they are one person, from 0 to 1. */
  readonly score: number;
  readonly why: readonly Reason[];
}

export interface Match {
  /** Who is held to be the same, each at most once. */
  readonly pairs: readonly MatchedPair[];
  /** Who may be the same, for somebody to decide; likely ones first. Nobody of them is in `pairs`. */
  readonly doubtful: readonly MatchedPair[];
  /** Who is in no pair; the doubtful are among them until somebody has decided. */
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
}

/** Above this two are held to be one, and above that they are shown to an editor. */
const SURE = 0.9;
const DOUBTFUL = 0.12;
/** Times that kin of who was found are looked at, whatever they are called. */
const WIDENINGS = 2;
/** Enough to see who is out of the question. */
const FIRST_ROUNDS = 4;
const HOPELESS = 9;
/** What a link in both files weighs. */
const LINKED = 40;

/** Who of one genealogy is who in the other. */
export function match(a: Genealogy, b: Genealogy): Match {
  const words = new Words();
  const ours = readPeople(a, words);
  const theirs = readPeople(b, words);
  const likeness = new Likeness(words, frequenciesOf(ours, theirs));
  const links = explicitLinks(a, b);
  const prior = Math.log(Math.max(ours.length, theirs.length, 20));
  const { graph, evidence } = compare(ours, theirs, likeness, links, prior);
  return decide(
    a,
    b,
    graph,
    evidence,
    (pair) => {
      const why = new Set<Reason>();
      likeness.weigh(ours[graph.a[pair] as number] as Person, theirs[graph.b[pair] as number] as Person, why);
      return why;
    },
    links,
  );
}

function compare(
  ours: readonly Person[],
  theirs: readonly Person[],
  likeness: Likeness,
  links: readonly ExplicitLink[],
  prior: number,
): { graph: PairGraph; evidence: Evidence } {
  const linkedA = new Set(links.map(({ a }) => a));
  const linkedB = new Set(links.map(({ b }) => b));
  const mayBe = (a: number, b: number): boolean => !linkedA.has(a) && !linkedB.has(b);
  let candidates: Candidate[] = [
    ...links.map(({ a, b }): Candidate => ({ a, b, weight: LINKED, calling: 1, ofTheHouse: 0 })),
    ...findCandidates(ours, theirs, likeness, mayBe),
  ];
  let graph = buildPairGraph(candidates, ours, theirs);
  let evidence = gatherEvidence(graph, ours, theirs, { prior, rounds: FIRST_ROUNDS });
  for (let widening = 0; widening < WIDENINGS; widening += 1) {
    const more = kinOfTheSure(graph, evidence, ours, theirs, likeness, mayBe);
    candidates = [...stillPossible(graph, evidence), ...more];
    graph = buildPairGraph(candidates, ours, theirs);
    evidence = gatherEvidence(graph, ours, theirs, {
      prior,
      ...(widening + 1 < WIDENINGS && { rounds: FIRST_ROUNDS }),
    });
  }
  return { graph, evidence };
}

/** Pairs that are far behind their rivals once kin have spoken need not be followed further. */
function stillPossible(graph: PairGraph, { weight, rival, prior }: Evidence): Candidate[] {
  const possible: Candidate[] = [];
  for (let pair = 0; pair < graph.size; pair += 1) {
    const behind = Math.max(prior - 6, rival[pair] as number) - (weight[pair] as number);
    if (behind < HOPELESS)
      possible.push({
        a: graph.a[pair] as number,
        b: graph.b[pair] as number,
        weight: graph.own[pair] as number,
        calling: graph.calling[pair] as Candidate['calling'],
        ofTheHouse: graph.ofTheHouse[pair] as number,
      });
  }
  return possible;
}

/** A wife of whom one file has no name, a child whose name nobody could read: whom nothing but kin brings together. */
function kinOfTheSure(
  graph: PairGraph,
  evidence: Evidence,
  ours: readonly Person[],
  theirs: readonly Person[],
  likeness: Likeness,
  mayBe: (a: number, b: number) => boolean,
): Candidate[] {
  const found = new Map<string, Candidate>();
  const foundA = new Set<number>();
  const foundB = new Set<number>();
  const sure: number[] = [];
  for (let pair = 0; pair < graph.size; pair += 1) {
    if (scoreIn(evidence, pair) < 0.8) continue;
    sure.push(pair);
    foundA.add(graph.a[pair] as number);
    foundB.add(graph.b[pair] as number);
  }
  const add = (left: readonly number[], right: readonly number[]): void => {
    for (const a of left)
      for (const b of right) {
        const key = `${a} ${b}`;
        if (foundA.has(a) || foundB.has(b) || graph.pairOf(a, b) >= 0 || found.has(key) || !mayBe(a, b)) continue;
        const weight = likeness.weigh(ours[a] as Person, theirs[b] as Person);
        if (weight > -7.5) found.set(key, candidateOf(likeness, ours[a] as Person, theirs[b] as Person, weight));
      }
  };
  for (const pair of sure) {
    const one = ours[graph.a[pair] as number] as Person;
    const other = theirs[graph.b[pair] as number] as Person;
    add(one.parents, other.parents);
    add(one.partners, other.partners);
    add(one.children, other.children);
    add(one.siblings, other.siblings);
  }
  return [...found.values()];
}

/** As a share of one, how much more a weight is than what speaks against it. */
export function scoreOf(weight: number, against: number): number {
  return 1 / (1 + Math.exp(against - weight));
}

function scoreIn({ weight, rival, prior }: Evidence, pair: number): number {
  return scoreOf(weight[pair] as number, Math.max(prior, rival[pair] as number));
}

function decide(
  a: Genealogy,
  b: Genealogy,
  graph: PairGraph,
  evidence: Evidence,
  reasonsOf: (pair: number) => Set<Reason>,
  links: readonly ExplicitLink[],
): Match {
  const pairs: MatchedPair[] = [];
  const doubtful: MatchedPair[] = [];
  const whyLinked = new Map(links.map((link) => [`${link.a} ${link.b}`, link.why]));
  const pairedA = new Uint8Array(a.individuals.size);
  const pairedB = new Uint8Array(b.individuals.size);
  const told = (pair: number, score: number): MatchedPair => {
    const [indexA, indexB] = [graph.a[pair] as number, graph.b[pair] as number];
    const linked = whyLinked.get(`${indexA} ${indexB}`);
    const why: Reason[] = [...(linked ? [linked] : []), ...reasonsOf(pair), ...kinReasons(evidence, pair)];
    return { a: a.individuals.idAt(indexA), b: b.individuals.idAt(indexB), indexA, indexB, score, why };
  };
  for (let pair = 0; pair < graph.size; pair += 1) {
    const score = scoreIn(evidence, pair);
    if (score < SURE) continue;
    pairs.push(told(pair, score));
    pairedA[graph.a[pair] as number] = 1;
    pairedB[graph.b[pair] as number] = 1;
  }
  for (let pair = 0; pair < graph.size; pair += 1) {
    if (pairedA[graph.a[pair] as number] || pairedB[graph.b[pair] as number]) continue;
    const score = scoreIn(evidence, pair);
    if (score >= DOUBTFUL) doubtful.push(told(pair, score));
  }
  doubtful.sort((one, other) => other.score - one.score || one.indexA - other.indexA || one.indexB - other.indexB);
  return { pairs, doubtful, onlyA: unpaired(a, pairedA), onlyB: unpaired(b, pairedB) };
}

export function kinReasons({ kin }: Evidence, pair: number): Reason[] {
  const reasons: Reason[] = [];
  if ((kin[Kinship.parent]?.[pair] as number) > 1) reasons.push('parents');
  if ((kin[Kinship.partner]?.[pair] as number) > 1) reasons.push('spouse');
  if ((kin[Kinship.child]?.[pair] as number) > 1) reasons.push('children');
  if ((kin[Kinship.sibling]?.[pair] as number) > 1) reasons.push('siblings');
  return reasons;
}

function unpaired({ individuals }: Genealogy, paired: Uint8Array): string[] {
  const ids: string[] = [];
  for (let person = 0; person < paired.length; person += 1) if (!paired[person]) ids.push(individuals.idAt(person));
  return ids;
}
