import type { Genealogy } from '../genealogy.ts';

/**
 * People in an order of their own, by their ids: I2 before I10, whatever the order of the source. What cannot be decided otherwise
 * is decided by it, so that the same people in another order give the same drawing.
 */
export function inOrderOfIds({ individuals }: Pick<Genealogy, 'individuals'>, people: readonly number[]): number[] {
  const ids = people.map((person) => individuals.idAt(person));
  const isBefore = (a: string, b: string): boolean => a.length < b.length || (a.length === b.length && a < b);
  const isSorted = ids.every((id, index) => index === 0 || isBefore(ids[index - 1] as string, id));
  if (isSorted) return [...people];
  const places = [...people.keys()].sort((a, b) => (isBefore(ids[a] as string, ids[b] as string) ? -1 : 1));
  return places.map((place) => people[place] as number);
}

/** A number that an id alone decides (FNV-1a), spread evenly over 32 bits. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
