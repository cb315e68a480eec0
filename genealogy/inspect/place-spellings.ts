import type { HealthFindings } from './findings.ts';
import type { Inspected } from './lives.ts';
import {
  commonFirst,
  foldedPart,
  jurisdictionsOf,
  placesOf,
  type WrittenPlace,
  withoutCountry,
  writtenPlaces,
} from './places.ts';
import { placesAlike } from './places-alike.ts';
import { listed } from './wording.ts';

const MOST_NAMED = 50;
const MOST_FORMS = 8;
const MANY_TIMES = 3;

/** One place that is written several ways, and places that lie in what is written several ways. */
export function inspectPlaces({ genealogy }: Inspected, findings: HealthFindings): void {
  const places = writtenPlaces(genealogy);
  const tell: Tell = (rare, shown, sentence = 'Isto je mjesto zapisano na više načina') =>
    findings.add('place-spellings', () => {
      const people = new Set<number>();
      for (const place of rare) for (const person of place.people) if (people.size < MOST_NAMED) people.add(person);
      return {
        individuals: [...people].map((person) => genealogy.individuals.idAt(person)),
        identity: [],
        facts: shown.map(({ written }) => written).toSorted(),
        sentence: `${sentence}: ${forms(shown)}`,
      };
    });
  const spellingsOf = new Map<string, Map<string, WrittenPlace[]>>();
  for (const place of places) {
    for (const part of new Set(place.parts)) {
      const fold = foldedPart(part);
      const spellings = spellingsOf.get(fold) ?? new Map<string, WrittenPlace[]>();
      spellingsOf.set(fold, spellings);
      const known = spellings.get(part);
      if (known) known.push(place);
      else spellings.set(part, [place]);
    }
  }
  const told = new Set<WrittenPlace>();
  for (const spellings of spellingsOf.values()) {
    if (spellings.size < 2) continue;
    const byCount = [...spellings]
      .map(([written, all]) => ({ written, all, count: all.reduce((sum, { count }) => sum + count, 0) }))
      .sort((a, b) => b.count - a.count || (a.written < b.written ? -1 : 1));
    for (const { all } of byCount.slice(1)) for (const place of all) told.add(place);
    // Of two that are equally common nobody knows which is right.
    const isTied = byCount[0]?.count === byCount[1]?.count;
    const rare = isTied ? byCount.toReversed() : byCount.slice(1);
    tell(Array.from(rare, ({ all }) => all).flat(), byCount);
  }

  for (const [common, rare] of placesAlike(placesOf(genealogy)))
    if (rare.count * MANY_TIMES <= common.count)
      findings.add('place-spellings', () => ({
        individuals: rare.spellings.flatMap(({ individuals }) => individuals).slice(0, MOST_NAMED),
        identity: [],
        facts: [common.name, rare.name],
        places: [common.name, rare.name],
        sentence: `Jedan je od ovih zapisa mjesta možda pogrešan: ${forms([common, rare].map((one) => ({ ...one, written: one.name })))}`,
      }));
  inspectForms(places, told, tell);
  inspectIncomplete(places, told, tell);
}

type Tell = (
  rare: readonly WrittenPlace[],
  shown: readonly Pick<WrittenPlace, 'written' | 'count'>[],
  sentence?: string,
) => void;

/** The same parts with other commas: `Mostar,,Hercegovina`. Where a part is spelt several ways, that was told already. */
function inspectForms(places: readonly WrittenPlace[], told: ReadonlySet<WrittenPlace>, tell: Tell): void {
  const byParts = Map.groupBy(places, ({ folds }) => folds.join('\n'));
  for (const spellings of byParts.values()) {
    if (spellings.length < 2 || spellings.some((place) => told.has(place))) continue;
    const byCount = spellings.toSorted(commonFirst);
    tell(byCount.slice(1), byCount);
  }
}

const DEEPEST = 6;
const MOST_FULLER = 8;

/** A place that elsewhere is written with what it lies in. A country alone says little: `Ljuti Dolac, BiH`. */
function inspectIncomplete(places: readonly WrittenPlace[], told: ReadonlySet<WrittenPlace>, tell: Tell): void {
  const isJurisdiction = jurisdictionsOf(places);
  const fullerOf = new Map<string, WrittenPlace[]>();
  for (const place of places) {
    if (!isJurisdiction(place.folds.at(-1) ?? '')) continue;
    const folds = withoutCountry(place.folds);
    for (let length = 1; length < Math.min(folds.length, DEEPEST); length += 1) {
      const beginning = folds.slice(0, length).join('\n');
      const fuller = fullerOf.get(beginning) ?? [];
      fullerOf.set(beginning, fuller);
      if (fuller.length < MOST_FULLER) fuller.push(place);
    }
  }
  for (const [beginning, spellings] of Map.groupBy(places, ({ folds }) => withoutCountry(folds).join('\n'))) {
    const fuller = fullerOf.get(beginning) ?? spellings.filter(({ folds }) => folds.length > 1);
    const shorter = spellings.filter((place) => !fuller.includes(place));
    // Where one side is misspelt, that was told already.
    if (fuller.every((place) => told.has(place)) || shorter.every((place) => told.has(place))) continue;
    const shown = [...fuller.toSorted(commonFirst), ...shorter];
    tell(shorter, shown, 'Mjesto je negdje zapisano potpunije, a negdje kraće');
  }
}

function forms(spellings: readonly { readonly written: string; readonly count: number }[]): string {
  return listed(spellings.slice(0, MOST_FORMS).map(({ written, count }) => `„${written.slice(0, 120)}“ (${count})`));
}
