import type { HealthFindings } from './findings.ts';
import type { Inspected } from './lives.ts';
import { commonFirst, foldedPart, groupsOfPlaces, type WrittenPlace, writtenPlaces } from './places.ts';
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
    for (const { all } of byCount) for (const place of all) told.add(place);
    findings.add('place-spellings', () => ({
      individuals: idsOf(byCount.slice(1).flatMap(({ all }) => all)),
      identity: [],
      facts: byCount.map(({ part }) => part).toSorted(),
      sentence: `Isto je mjesto zapisano na više načina: ${forms(byCount.map(({ part, count }) => ({ written: part, count })))}`,
    }));
  }

  const groups = groupsOfPlaces(places);
  const members = new Map<number, WrittenPlace[]>();
  places.forEach((place, index) => {
    const root = groups.of(index);
    const known = members.get(root);
    if (known) known.push(place);
    else members.set(root, [place]);
  });
  for (const spellings of members.values()) {
    // Where a part is spelt several ways, that was told already.
    if (spellings.length < 2 || spellings.some((place) => told.has(place))) continue;
    const byCount = spellings.toSorted(commonFirst);
    findings.add('place-spellings', () => ({
      individuals: idsOf(byCount.slice(1)),
      identity: [],
      facts: byCount.map(({ written }) => written).toSorted(),
      sentence: `Isto je mjesto zapisano više i manje potpuno: ${forms(byCount)}`,
    }));
  }
}

function forms(spellings: readonly { readonly written: string; readonly count: number }[]): string {
  return listed(spellings.slice(0, MOST_FORMS).map(({ written, count }) => `„${written.slice(0, 120)}“ (${count})`));
}
