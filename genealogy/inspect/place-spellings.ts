import type { HealthFindings } from './findings.ts';
import type { Inspected } from './lives.ts';
import {
  commonFirst,
  foldedPart,
  jurisdictionsOf,
  type WrittenPlace,
  withoutCountry,
  writtenPlaces,
} from './places.ts';
import { listed } from './wording.ts';

const MOST_NAMED = 50;
const MOST_FORMS = 8;

/** One place that is written several ways, and places that lie in what is written several ways. */
export function inspectPlaces({ genealogy }: Inspected, findings: HealthFindings): void {
  const places = writtenPlaces(genealogy);
  const idsOf = (spellings: readonly WrittenPlace[]): string[] => {
    const people = new Set<number>();
    for (const place of spellings) for (const person of place.people) if (people.size < MOST_NAMED) people.add(person);
    return [...people].map((person) => genealogy.individuals.idAt(person));
  };

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
      .map(([part, all]) => ({ part, all, count: all.reduce((sum, { count }) => sum + count, 0) }))
      .sort((a, b) => b.count - a.count || (a.part < b.part ? -1 : 1));
    for (const { all } of byCount.slice(1)) for (const place of all) told.add(place);
    findings.add('place-spellings', () => ({
      individuals: idsOf((isTied(byCount) ? byCount.toReversed() : byCount.slice(1)).flatMap(({ all }) => all)),
      identity: [],
      facts: byCount.map(({ part }) => part).toSorted(),
      sentence: `Isto je mjesto zapisano na više načina: ${forms(byCount.map(({ part, count }) => ({ written: part, count })))}`,
    }));
  }

  inspectForms(places, findings, told, idsOf);
  inspectIncomplete(places, findings, told, idsOf);
}

type IdsOf = (spellings: readonly WrittenPlace[]) => string[];

/** The same parts with other commas: `Mostar,,Hercegovina`. Where a part is spelt several ways, that was told already. */
function inspectForms(
  places: readonly WrittenPlace[],
  findings: HealthFindings,
  told: ReadonlySet<WrittenPlace>,
  idsOf: IdsOf,
): void {
  const byParts = Map.groupBy(places, ({ folds }) => folds.join('\n'));
  for (const spellings of byParts.values()) {
    if (spellings.length < 2 || spellings.some((place) => told.has(place))) continue;
    const byCount = spellings.toSorted(commonFirst);
    findings.add('place-spellings', () => ({
      individuals: idsOf(byCount.slice(1)),
      identity: [],
      facts: byCount.map(({ written }) => written).toSorted(),
      sentence: `Isto je mjesto zapisano na više načina: ${forms(byCount)}`,
    }));
  }
}

const DEEPEST = 6;
const MOST_FULLER = 8;

/** A place that elsewhere is written with what it lies in. A country alone says little: `Ljuti Dolac, BiH`. */
function inspectIncomplete(
  places: readonly WrittenPlace[],
  findings: HealthFindings,
  told: ReadonlySet<WrittenPlace>,
  idsOf: IdsOf,
): void {
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
    findings.add('place-spellings', () => ({
      individuals: idsOf(shorter),
      identity: [],
      facts: shown.map(({ written }) => written).toSorted(),
      sentence: `Mjesto je negdje zapisano potpunije, a negdje kraće: ${forms(shown)}`,
    }));
  }
}

/** Of two that are equally common nobody knows which is right. */
function isTied([first, second]: readonly { readonly count: number }[]): boolean {
  return first?.count === second?.count;
}

function forms(spellings: readonly { readonly written: string; readonly count: number }[]): string {
  return listed(spellings.slice(0, MOST_FORMS).map(({ written, count }) => `„${written.slice(0, 120)}“ (${count})`));
}
