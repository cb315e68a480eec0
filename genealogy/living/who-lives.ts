import { parsePartialDate } from '../../domain/partial-date.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NOBODY } from '../graph.ts';
import { clashInWords } from '../inspect/clash.ts';
import {
  type BirthBounds,
  boundBirths,
  childrenByBirth,
  DATE_ERROR,
  dropRefutedDeaths,
  LONGEST_LIFE,
  MAX_PARTNER_AGE_GAP,
  OLDEST_FATHER,
  YOUNGEST_PARENT,
} from './birth-bounds.ts';
import { YEAR } from './evidence.ts';
import { type LifeFacts, MARRYING_AGE, readLifeFacts, type UnionDays } from './life-facts.ts';

/** Why somebody counts as living or as dead. */
export type LifeReason =
  /** There is proof of their death. */
  | 'died'
  /** They were born, did something, or have relatives who lived, longer ago than anybody lives. */
  | 'born-long-ago'
  | 'seen-long-ago'
  | 'kin-long-ago'
  /** The same, but recently enough to be living. */
  | 'born-recently'
  | 'seen-recently'
  | 'kin-recently'
  /** The source marks them as living. */
  | 'said-to-live'
  /** What is known of them cannot all be true. */
  | 'contradicted'
  /** Nothing says when they were born at the latest. */
  | 'undated';

export interface LifeVerdict {
  readonly lives: boolean;
  readonly because: LifeReason;
  /** The last year in which they can have been born, where anything says so. */
  readonly bornBy: number | undefined;
  /** When they died, in EDTF; empty where it is not known or not proven. */
  readonly died: string;
  /** The dates that contradict each other; empty where none do. */
  readonly clash: string;
}

/** By individual: 1 for who counts as living on the day, given as yyyy-mm-dd. In doubt, for it. */
export function findLiving(genealogy: Genealogy, today: string): Uint8Array {
  return Uint8Array.from(explainLiving(genealogy, today), ({ lives }) => (lives ? 1 : 0));
}

/** By individual: whether they count as living, and why. */
export function explainLiving(genealogy: Genealogy, today: string): LifeVerdict[] {
  return assessLives(genealogy, today).verdicts;
}

interface Assessment {
  readonly verdicts: LifeVerdict[];
  readonly unrecorded: UnrecordedPartners;
  readonly contradicted: BirthBounds['contradicted'];
}

/** Who opens a tree asks twice: who lives, and what is to be withheld. */
const assessed = new WeakMap<Genealogy, { readonly today: string; readonly assessment: Assessment }>();

export function assessLives(genealogy: Genealogy, today: string): Assessment {
  const known = assessed.get(genealogy);
  if (known?.today === today) return known.assessment;
  const assessment = assessAnew(genealogy, today);
  assessed.set(genealogy, { today, assessment });
  return assessment;
}

function assessAnew(genealogy: Genealogy, today: string): Assessment {
  const now = parsePartialDate(today);
  if (now?.precision !== 'day') throw new RangeError(`${today} is no day`);
  const facts = readLifeFacts(genealogy, now);
  const { lives } = facts;
  const { graph } = sourceOf(genealogy);
  dropRefutedDeaths(lives, graph, now.earliest);
  const bounds = boundBirths(lives, graph);
  const { latest, fromKin, contradicted } = bounds;
  const verdicts = lives.map((life, person) => {
    const day = latest[person] as number;
    const bornBy = day === Infinity ? undefined : Math.floor(day / YEAR);
    const verdict = (lives: boolean, because: LifeReason): LifeVerdict => ({
      ...{ lives, because, bornBy, died: '', clash: '' },
    });
    if (life.death === 'dated' || (life.death === 'stated' && !life.isMarkedLiving))
      return { ...verdict(false, 'died'), died: life.deathDate };
    if (life.isMarkedLiving) return verdict(true, 'said-to-live');
    if (bornBy === undefined) return verdict(true, 'undated');
    const source = fromKin[person] === 1 ? 'kin' : life.bornBy === Infinity ? 'seen' : 'born';
    if (day + LONGEST_LIFE < now.earliest) return verdict(false, `${source}-long-ago`);
    const contradiction = contradicted.get(person);
    if (contradiction) return { ...verdict(true, 'contradicted'), clash: clashInWords(genealogy, contradiction) };
    return verdict(true, `${source}-recently`);
  });
  return { verdicts, contradicted, unrecorded: new UnrecordedPartners(facts, bounds, graph, now.earliest) };
}

/**
 * Whether an unrecorded partner may be living: one missing from a family, present in it as a name alone, or known only by a
 * marriage in the other's record. They are assessed like a person without dates.
 */
export class UnrecordedPartners {
  readonly #lives: readonly LifeFacts[];
  readonly #unions: UnionDays;
  readonly #bounds: BirthBounds;
  readonly #graph: FamilyGraph;
  readonly #today: number;

  constructor(
    facts: { readonly lives: readonly LifeFacts[]; readonly unions: UnionDays },
    bounds: BirthBounds,
    graph: FamilyGraph,
    today: number,
  ) {
    this.#lives = facts.lives;
    this.#unions = facts.unions;
    this.#bounds = bounds;
    this.#graph = graph;
    this.#today = today;
  }

  mayLiveIn(family: number): boolean {
    const { earliest, latest } = this.#bounds;
    let bornBy = this.#unions.seenBy[family] as number;
    let bornFrom = (this.#unions.lastSeen[family] as number) - LONGEST_LIFE;
    for (const partner of [this.#graph.firstPartner[family] as number, this.#graph.secondPartner[family] as number]) {
      if (partner === NOBODY) continue;
      bornBy = Math.min(bornBy, this.#partnerBornBy(partner));
      bornFrom = Math.max(bornFrom, (earliest[partner] as number) - MAX_PARTNER_AGE_GAP);
    }
    for (const child of childrenByBirth(this.#graph, family)) {
      bornBy = Math.min(bornBy, (latest[child] as number) - YOUNGEST_PARENT);
      bornFrom = Math.max(bornFrom, (earliest[child] as number) - OLDEST_FATHER);
    }
    return this.#mayLive(bornFrom > bornBy ? bornFrom + DATE_ERROR : bornBy);
  }

  /** `marriedBy` is infinite where it is not known. */
  mayLiveBeside(person: number, marriedBy: number): boolean {
    return this.#mayLive(Math.min(this.#partnerBornBy(person), marriedBy - MARRYING_AGE));
  }

  #partnerBornBy(person: number): number {
    const { diedBy } = this.#lives[person] as LifeFacts;
    return Math.min((this.#bounds.latest[person] as number) + MAX_PARTNER_AGE_GAP, diedBy - MARRYING_AGE);
  }

  #mayLive(bornBy: number): boolean {
    return bornBy + LONGEST_LIFE >= this.#today;
  }
}
