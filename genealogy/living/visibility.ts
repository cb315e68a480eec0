import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { isNegative } from './life-facts.ts';
import { explainLiving, type LifeReason, type LifeVerdict } from './who-lives.ts';

/** What is shown of the living: nothing but that they are, their name, or everything. */
export type LivingLevel = 'hidden' | 'name' | 'full';

export interface PersonVisibility extends Omit<LifeVerdict, 'because'> {
  readonly shown: LivingLevel;
  readonly because: LifeReason | 'restricted' | 'agreed';
}

/** By individual: what others see of them, and why. */
export function visibilityOf(
  genealogy: Genealogy,
  { today, level }: { today: string; level: LivingLevel },
): PersonVisibility[] {
  const { structures, records } = sourceOf(genealogy);
  const restrictions = new Restrictions(structures);
  return explainLiving(genealogy, today).map((verdict, person) => {
    const record = structures.recordStarts[records.individuals[person] as number] as number;
    if (restrictions.covers(record)) return { ...verdict, shown: 'hidden', because: 'restricted' };
    if (!verdict.lives) return { ...verdict, shown: 'full' };
    if (hasConsent(structures, record)) return { ...verdict, shown: 'full', because: 'agreed' };
    return { ...verdict, shown: level };
  });
}

/** Where a source says that something is not for others' eyes; `locked` only says that it must not be changed. */
export class Restrictions {
  readonly #structures: Structures;
  readonly #flags: ReadonlySet<number>;

  constructor(structures: Structures) {
    this.#structures = structures;
    const flags = ['_PRIV', '_PRIVATE', '_CONFIDENTIAL'].map((flag) => structures.pool.find(flag));
    this.#flags = new Set(flags.filter((tag) => tag > 0));
  }

  /** Whether this very structure is the mark; what it stands in is restricted then. */
  isMark(index: number): boolean {
    const tag = this.#structures.tags[index] as number;
    if (tag === TAG.RESN) return /confidential|privacy|private|hidden/i.test(this.#structures.valueOf(index));
    return this.#flags.has(tag) && !isNegative(this.#structures.valueOf(index));
  }

  covers(index: number): boolean {
    const level = this.#structures.levelOf(index) + 1;
    for (let at = index + 1; at < this.#structures.tags.length && this.#structures.levelOf(at) >= level; at += 1)
      if (this.#structures.levelOf(at) === level && this.isMark(at)) return true;
    return false;
  }
}

function hasConsent(structures: Structures, record: number): boolean {
  const consent = structures.childWith(record, TAG._CONSENT);
  return consent >= 0 && /^(y|yes|da)$/i.test(structures.valueOf(consent).trim());
}
