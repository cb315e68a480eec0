import { NOBODY, Sex } from '../graph.ts';
import type { JoinedPeople, Part } from './joined-people.ts';

/** Families of all parts under one number each, part by part, and which of the numbers are one family. */
export interface JoinedFamilies {
  readonly offsets: readonly number[];
  readonly lead: Int32Array;
  /** By lead: the numbers of the same family, in order; only where there are several. */
  readonly members: ReadonlyMap<number, readonly number[]>;
}

/**
 * A couple that two parts have is one family. So are two families of the same child when what one knows of the parents
 * does not contradict the other: that a father stands alone in one tree says nothing against the mother in the other.
 */
export function joinFamilies(parts: readonly Part[], people: JoinedPeople): JoinedFamilies {
  const offsets: number[] = [];
  const partners: (readonly number[])[] = [];
  const partOf: number[] = [];
  parts.forEach(({ genealogy: { graph } }, part) => {
    offsets.push(partners.length);
    for (let family = 0; family < graph.familyCount; family += 1) {
      const known = [graph.firstPartner[family] as number, graph.secondPartner[family] as number]
        .filter((partner) => partner !== NOBODY)
        .map((partner) => people.lead[(people.offsets[part] as number) + partner] as number)
        .sort((a, b) => a - b);
      partners.push(known);
      partOf.push(part);
    }
  });
  const lead = Int32Array.from(partners.keys());
  const members = new Map<number, number[]>();
  const membersOf = (family: number) => members.get(lead[family] as number) ?? [family];
  const unite = (one: number, other: number): void => {
    if (lead[one] === lead[other]) return;
    const all = [...membersOf(one), ...membersOf(other)].sort((a, b) => a - b);
    const couple = new Set(all.flatMap((family) => partners[family] ?? []));
    if (couple.size > 2 || new Set(all.map((family) => partOf[family])).size < all.length) return;
    const isCouple = all.some((family) => partners[family]?.length === 2);
    if (!isCouple && areOfOneSex(parts, people, [...couple])) return;
    members.delete(lead[one] as number);
    members.delete(lead[other] as number);
    members.set(all[0] as number, all);
    for (const family of all) lead[family] = all[0] as number;
  };
  uniteCouples(partners, partOf, unite);
  for (const group of people.members.values()) uniteOrigins(parts, people, offsets, group, unite);
  return { offsets, lead, members };
}

/** Two fathers of a child, each of whom stands alone in his tree, contradict each other. */
function areOfOneSex(parts: readonly Part[], people: JoinedPeople, couple: readonly number[]): boolean {
  const [one, other] = couple.map((number) => {
    const part = people.offsets.findLastIndex((offset) => offset <= number);
    return parts[part]?.genealogy.graph.sex[number - (people.offsets[part] as number)];
  });
  return one !== undefined && one === other && one !== Sex.unknown;
}

/** Who married one another twice did so in each tree: the first marriage is the first. */
function uniteCouples(
  partners: readonly (readonly number[])[],
  partOf: readonly number[],
  unite: (one: number, other: number) => void,
): void {
  const first = new Map<string, number>();
  const repeated = new Map<string, number>();
  partners.forEach((couple, family) => {
    if (couple.length < 2) return;
    const key = couple.join(' ');
    const inPart = `${partOf[family]} ${key}`;
    const times = repeated.get(inPart) ?? 0;
    repeated.set(inPart, times + 1);
    const known = first.get(`${times} ${key}`);
    if (known === undefined) first.set(`${times} ${key}`, family);
    else unite(known, family);
  });
}

/** Nobody is a child of more; compared each with each, thousands would keep everybody waiting. */
const MOST_ORIGINS = 20;

function uniteOrigins(
  parts: readonly Part[],
  people: JoinedPeople,
  offsets: readonly number[],
  group: readonly number[],
  unite: (one: number, other: number) => void,
): void {
  const origins = group.flatMap((number) => {
    const part = people.offsets.findLastIndex((offset) => offset <= number);
    const graph = parts[part]?.genealogy.graph;
    if (!graph) return [];
    const person = number - (people.offsets[part] as number);
    const slots = Array.from(
      {
        length: Math.min(
          MOST_ORIGINS,
          (graph.originStart[person + 1] as number) - (graph.originStart[person] as number),
        ),
      },
      (_, place) => (graph.originStart[person] as number) + place,
    );
    return slots.map((slot) => ({
      family: (offsets[part] as number) + (graph.origins[slot] as number),
      pedigree: graph.originPedigree[slot],
    }));
  });
  origins.forEach((one, place) => {
    for (const other of origins.slice(place + 1)) if (one.pedigree === other.pedigree) unite(one.family, other.family);
  });
}
