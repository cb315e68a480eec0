import { parsePartialDate } from '../../domain/partial-date.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Genealogy } from '../genealogy.ts';
import { boundBirths, earliestBirths, LONGEST_LIFE } from './birth-bounds.ts';
import { YEAR } from './event-dates.ts';
import { readLifeFacts } from './life-facts.ts';
import { dropRefutedDeaths } from './refuted-deaths.ts';
import { UnrecordedPartners } from './unrecorded-partners.ts';

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
}

/** By individual: 1 for who counts as living on the day, given as yyyy-mm-dd. In doubt, for it. */
export function findLiving(genealogy: Genealogy, today: string): Uint8Array {
  return Uint8Array.from(explainLiving(genealogy, today), ({ lives }) => (lives ? 1 : 0));
}

/** By individual: whether they count as living, and why. */
export function explainLiving(genealogy: Genealogy, today: string): LifeVerdict[] {
  return weighLives(genealogy, today).verdicts;
}

export function weighLives(
  genealogy: Genealogy,
  today: string,
): { readonly verdicts: LifeVerdict[]; readonly unrecorded: UnrecordedPartners } {
  const now = parsePartialDate(today);
  if (now?.precision !== 'day') throw new RangeError(`${today} is no day`);
  const facts = readLifeFacts(genealogy, now);
  const { lives } = facts;
  const { graph } = sourceOf(genealogy);
  const earliest = earliestBirths(lives, graph);
  dropRefutedDeaths(lives, graph, earliest);
  const bounds = boundBirths(lives, graph, earliest);
  const { latest, fromKin, contradicted } = bounds;
  const verdicts = lives.map((life, person) => {
    const day = latest[person] as number;
    const bornBy = day === Infinity ? undefined : Math.floor(day / YEAR);
    const verdict = (lives: boolean, because: LifeReason): LifeVerdict => ({ lives, because, bornBy, died: '' });
    if (life.death === 'dated' || (life.death === 'said' && !life.saidToLive))
      return { ...verdict(false, 'died'), died: life.deathDate };
    if (life.saidToLive) return verdict(true, 'said-to-live');
    if (bornBy === undefined) return verdict(true, 'undated');
    const source = fromKin[person] === 1 ? 'kin' : life.bornBy === Infinity ? 'seen' : 'born';
    if (day + LONGEST_LIFE < now.earliest) return verdict(false, `${source}-long-ago`);
    return verdict(true, contradicted[person] === 1 ? 'contradicted' : `${source}-recently`);
  });
  return { verdicts, unrecorded: new UnrecordedPartners(facts, bounds, graph, now.earliest) };
}
