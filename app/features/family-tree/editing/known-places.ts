import type { PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { TreeModel } from '../tree-model.ts';

/** Places that the tree has already, those that most people have first. */
export function knownPlaces({ packed }: TreeModel, facts: PersonFacts): string[] {
  const counts = new Map<string, number>();
  const count = (place: string) => place && counts.set(place, (counts.get(place) ?? 0) + 1);
  for (const word of packed.birthPlace) count(packed.words[word] ?? '');
  for (const { place } of [...facts.events, ...facts.asPartner.flatMap(({ events }) => events)]) count(place);
  return [...counts].sort(([, a], [, b]) => b - a).map(([place]) => place);
}
