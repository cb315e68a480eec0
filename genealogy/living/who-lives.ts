import { parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Genealogy } from '../genealogy.ts';
import { boundBirths, LONGEST_LIFE } from './birth-bounds.ts';
import { YEAR } from './event-dates.ts';
import { type LifeFacts, readLifeFacts } from './life-facts.ts';

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
  /** Of the death, where it is known; otherwise the last in which they can have been born. */
  readonly year: number | undefined;
}

/** By individual: 1 for who counts as living on the day, given as yyyy-mm-dd. In doubt, for it. */
export function findLiving(genealogy: Genealogy, today: string): Uint8Array {
  return Uint8Array.from(explainLiving(genealogy, today), ({ lives }) => (lives ? 1 : 0));
}

/** By individual: whether they count as living, and why. */
export function explainLiving(genealogy: Genealogy, today: string): LifeVerdict[] {
  const now = parsePartialDate(today);
  if (now?.precision !== 'day') throw new RangeError(`${today} is no day`);
  const lives = readLifeFacts(genealogy, now);
  const { latest, fromKin, contradicted } = boundBirths(lives, sourceOf(genealogy).graph);
  return lives.map((life, person) => {
    const year = deathYear(life);
    if (life.death === 'proof' || (life.death === 'word' && !life.saidToLive))
      return { lives: false, because: 'died', year };
    const bornBy = latest[person] as number;
    const bound = bornBy === Infinity ? undefined : Math.floor(bornBy / YEAR);
    if (life.saidToLive) return { lives: true, because: 'said-to-live', year: bound };
    const tooOld = bornBy + LONGEST_LIFE < now.earliest;
    const source = fromKin[person] === 1 ? 'kin' : life.bornBy === Infinity ? 'seen' : 'born';
    if (tooOld) return { lives: false, because: `${source}-long-ago`, year: bound };
    if (bound === undefined) return { lives: true, because: 'undated', year: undefined };
    return { lives: true, because: contradicted[person] === 1 ? 'contradicted' : `${source}-recently`, year: bound };
  });
}

function deathYear({ deathDate }: LifeFacts): number | undefined {
  const date = deathDate === '' ? undefined : parsePartialDate(deathDate);
  return date && yearOf(date);
}
