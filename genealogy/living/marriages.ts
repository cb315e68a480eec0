import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { aliveBy, EventDates } from './event-dates.ts';
import { forEachFamilyLink } from './family-links.ts';
import type { UnrecordedPartners } from './unrecorded-partners.ts';

const MARRIAGE_TAG = /^_*(?:MAR[BCLRS]|MARRI|WED|ENGA|DIV|ANUL|SLGS|SEPR?|MSTAT|SPOU)/i;
const MARRIAGE_WORD =
  /marri|wedding|engage|divorc|separat|vjen[čc]|brak|bra[čc]n|zaru[čc]|vjerid|[žz]enid|svadb|(?<!\p{L})(?:o[žz]en\p{L}*|uda(?:j\p{L}*|na|la|ta)|pir)(?!\p{L})|razvod|razved|rastav|heirat|hochzeit|trauung|scheidung|matrimon|nozze/iu;

/**
 * Marriages in the records of people who are shown that are withheld all the same: many write one into the records of
 * both, which is the same fact as the family's.
 */
export function findWithheldMarriages(
  genealogy: Genealogy,
  families: Uint8Array,
  unrecorded: UnrecordedPartners,
  cut: Uint8Array,
): number[] {
  const { structures, records } = sourceOf(genealogy);
  const dates = new EventDates(structures);
  const isMarriage = marriagesIn(structures);
  const level1 = function* (record: number): Generator<number> {
    for (
      let index = (structures.recordStarts[record] as number) + 1;
      index < (structures.recordStarts[record + 1] as number);
      index += 1
    )
      if (structures.levelOf(index) === 1) yield index;
  };
  const isSecret = Array.from(records.families, (record, family) => {
    if (families[family] === 1 || cut[structures.recordStarts[record] as number] === 1) return true;
    for (const index of level1(record)) if (cut[index] === 1 && isMarriage(index)) return true;
    return false;
  });
  const isMarried = new Uint8Array(records.individuals.length);
  const isWithSomebodyWithheld = new Uint8Array(records.individuals.length);
  forEachFamilyLink(genealogy, ({ person, family, isPartner }) => {
    if (!isPartner || person === NOBODY) return;
    isMarried[person] = 1;
    if (isSecret[family]) isWithSomebodyWithheld[person] = 1;
  });
  const found: number[] = [];
  records.individuals.forEach((record, person) => {
    if (isMarried[person] === 1 && isWithSomebodyWithheld[person] === 0) return;
    for (const index of level1(record)) {
      if (!isMarriage(index)) continue;
      const date = isMarried[person] === 1 ? undefined : dates.boundOf(index);
      if (isMarried[person] === 1 || unrecorded.mayLiveBeside(person, date ? aliveBy(date) : Infinity))
        found.push(index);
    }
  });
  return found;
}

function marriagesIn(structures: Structures): (index: number) => boolean {
  const { pool } = structures;
  const tags = new Set([...new Set(structures.tags)].filter((tag) => MARRIAGE_TAG.test(pool.text(tag))));
  return (index) => {
    const tag = structures.tags[index] as number;
    if (tags.has(tag)) return true;
    if (tag !== TAG.EVEN && tag !== TAG.FACT) return false;
    const type = structures.childWith(index, TAG.TYPE);
    return MARRIAGE_WORD.test(`${structures.valueOf(index)} ${type < 0 ? '' : structures.valueOf(type)}`);
  };
}
