import type { Genealogy } from './genealogy.ts';
import { NO_DAY, NOBODY } from './graph.ts';

/** A person with whoever descends from them, each marriage with its own children. */
export interface OutlineEntry {
  readonly person: number;
  readonly unions: readonly { readonly partner: number; readonly children: readonly OutlineEntry[] }[];
  /** Listed in full at another place of the outline: kin who married kin. */
  readonly toldElsewhere: boolean;
}

/** The whole genealogy as nested lists, from the oldest down. Everybody is listed once. */
export function outline({ graph }: Genealogy): OutlineEntry[] {
  const listed = new Uint8Array(graph.individualCount);
  const byBirth = Array.from({ length: graph.individualCount }, (_, person) => person).sort(
    (a, b) => order(graph.birthDay[a]) - order(graph.birthDay[b]) || a - b,
  );
  const entryFor = (person: number): OutlineEntry => {
    if (listed[person]) return { person, unions: [], toldElsewhere: true };
    listed[person] = 1;
    const unions: { partner: number; children: OutlineEntry[] }[] = [];
    for (let slot = graph.unionStart[person] as number; slot < (graph.unionStart[person + 1] as number); slot += 1) {
      const family = graph.unions[slot] as number;
      const first = graph.firstPartner[family] as number;
      const partner = first === person ? (graph.secondPartner[family] as number) : first;
      const children = Array.from(
        graph.children.subarray(graph.childStart[family] as number, graph.childStart[family + 1] as number),
      ).sort((a, b) => order(graph.birthDay[a]) - order(graph.birthDay[b]));
      const isPartnerListed = partner !== NOBODY && listed[partner];
      if (partner !== NOBODY && !hasParents(partner)) listed[partner] = 1;
      unions.push({ partner, children: isPartnerListed ? [] : children.map(entryFor) });
    }
    return { person, unions, toldElsewhere: false };
  };
  const hasParents = (person: number) =>
    (graph.originStart[person + 1] as number) > (graph.originStart[person] as number);
  const marriedIntoFamily = (person: number) => {
    for (let slot = graph.unionStart[person] as number; slot < (graph.unionStart[person + 1] as number); slot += 1) {
      const family = graph.unions[slot] as number;
      for (const other of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
        if (other !== NOBODY && other !== person && hasParents(other)) return true;
      }
    }
    return false;
  };
  const founders = byBirth.filter((person) => !hasParents(person) && !marriedIntoFamily(person));
  const trees = founders
    .filter((person) => !listed[person])
    .flatMap((person) => (listed[person] ? [] : [entryFor(person)]));
  // Whoever is not reached from a founder: loose ends of the source.
  return [...trees, ...byBirth.flatMap((person) => (listed[person] ? [] : [entryFor(person)]))];
}

/** The unknown come last among siblings. */
function order(day: number | undefined): number {
  return day === undefined || day === NO_DAY ? Number.MAX_SAFE_INTEGER : day;
}
