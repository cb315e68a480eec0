import { neutralId } from '../../domain/reference.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import { saysNo } from '../gedcom/versions/vocabulary.ts';
import type { Genealogy } from '../genealogy.ts';
import { FLAG_LIST, RESTRICTED_FLAG } from './evidence.ts';
import { explainLiving, type LifeReason, type LifeVerdict } from './who-lives.ts';

/** What is shown of the living: only that they exist, their name, or everything. */
export type LivingLevel = 'hidden' | 'name' | 'full';

export interface PersonVisibility extends Omit<LifeVerdict, 'because'> {
  readonly shown: LivingLevel;
  /** elsewhere: restricted in another record of the same person, in another tree. */
  readonly because: LifeReason | 'restricted' | 'elsewhere' | 'agreed';
}

/** By individual: what others see of them, and why. */
export function visibilityOf(
  genealogy: Genealogy,
  { today, level, hiddenElsewhere }: { today: string; level: LivingLevel; hiddenElsewhere?: ReadonlySet<string> },
): PersonVisibility[] {
  return visibilityBy(explainLiving(genealogy, today), genealogy, level, hiddenElsewhere);
}

/** Who is marked as private, by their ids as addresses have them. */
export function restrictedIn(genealogy: Genealogy): string[] {
  const { structures, records } = sourceOf(genealogy);
  const restrictions = new Restrictions(structures);
  const ids: string[] = [];
  records.individuals.forEach((record, person) => {
    if (restrictions.covers(structures.recordStarts[record] as number))
      ids.push(neutralId(genealogy.individuals.idAt(person)));
  });
  return ids;
}

export function visibilityBy(
  verdicts: readonly LifeVerdict[],
  genealogy: Genealogy,
  level: LivingLevel,
  /** Ids, as addresses have them. */
  hiddenElsewhere?: ReadonlySet<string>,
): PersonVisibility[] {
  const { structures, records } = sourceOf(genealogy);
  const restrictions = new Restrictions(structures);
  return verdicts.map((verdict, person) => {
    const record = structures.recordStarts[records.individuals[person] as number] as number;
    if (restrictions.covers(record)) return { ...verdict, shown: 'hidden', because: 'restricted' };
    if (hiddenElsewhere?.size && hiddenElsewhere.has(neutralId(genealogy.individuals.idAt(person))))
      return { ...verdict, shown: 'hidden', because: 'elsewhere' };
    if (!verdict.lives) return { ...verdict, shown: 'full' };
    if (hasConsent(structures, record)) return { ...verdict, shown: 'full', because: 'agreed' };
    return { ...verdict, shown: level };
  });
}

/** `locked` only says that something must not be changed. Any other word, or none at all, may mean that it is secret. */
const OPEN = /^\s*(?:none|locked)(?:[\s,;]+(?:none|locked))*\s*$/i;

/** Whether the value of RESN leaves everything to be seen. */
export function isOpen(restriction: string): boolean {
  return OPEN.test(restriction);
}

/** Where a source marks something as private. */
export class Restrictions {
  readonly #structures: Structures;
  readonly #flags: ReadonlySet<number>;
  readonly #lists: ReadonlySet<number>;

  constructor(structures: Structures) {
    this.#structures = structures;
    this.#flags = structures.tagsMatching(RESTRICTED_FLAG);
    this.#lists = structures.tagsMatching(FLAG_LIST);
  }

  /** Whether this structure is such a mark, which restricts its superstructure. */
  isMark(index: number): boolean {
    const tag = this.#structures.tags[index] as number;
    if (tag === TAG.RESN) return !isOpen(this.#structures.valueOf(index));
    // Asked of every line of a file, of which hardly any is a mark: their values are not looked at.
    if (this.#flags.has(tag)) return !saysNo(this.#structures.valueOf(index));
    return this.isList(index) && RESTRICTED_FLAG.test(this.#structures.valueOf(index).trim());
  }

  /** Whether this is a program's list of flags, which belong to its superstructure. */
  isList(index: number): boolean {
    return this.#lists.has(this.#structures.tags[index] as number);
  }

  covers(record: number): boolean {
    let isListed = false;
    for (let at = record + 1; at < this.#structures.tags.length && this.#structures.levelOf(at) > 0; at += 1) {
      const level = this.#structures.levelOf(at);
      if (level === 1) isListed = this.isList(at);
      if ((level === 1 || (level === 2 && isListed)) && this.isMark(at)) return true;
    }
    return false;
  }
}

function hasConsent(structures: Structures, record: number): boolean {
  const consent = structures.childWith(record, TAG._CONSENT);
  return consent >= 0 && saysAgreed(structures.valueOf(consent));
}

export function saysAgreed(consent: string): boolean {
  return /^(y|yes|da)$/i.test(consent.trim());
}
