import { DayReader } from '../gedcom/dates/day-reader.ts';
import { collectClaims } from '../gedcom/people/family-claims.ts';
import { buildGraph } from '../gedcom/people/family-graph.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import { NOBODY } from '../graph.ts';
import type { HealthFindings } from './findings.ts';
import type { Inspected } from './lives.ts';
import { agreed, listed, named } from './wording.ts';

/** Of each the way is looked for; a file of garbage has as many as people. */
const MOST_LOOPS = 50;
/** How many ancestors are looked through for one. */
const MOST_ANCESTORS = 5000;
const MOST_NAMED = 12;

/** People who are their own ancestors. The graph has no such links any more: reading it once more tells which they were. */
export function inspectLoops(inspected: Inspected, findings: HealthFindings): void {
  const { genealogy, structures, records } = inspected;
  const cut: { readonly child: number; readonly family: number }[] = [];
  buildGraph(collectClaims(structures, records, new DayReader(structures.pool)), (code, structure, about) => {
    if (code === 'ancestor-loop' && 'person' in about && cut.length < MOST_LOOPS)
      cut.push({ child: about.person, family: familyOf(inspected, structure) });
  });
  for (const { child, family } of cut) {
    if (family === NOBODY) continue;
    const loop = wayUp(inspected, family, child);
    findings.add('own-ancestor', () => {
      const who = loop.slice(0, MOST_NAMED).map((person) => named(genealogy, person));
      const [first] = who;
      const sentence =
        loop.length === 1 && first
          ? `${first.name} ${agreed(first, 'upisan')} je kao vlastiti roditelj`
          : `Krug među precima: prema zapisu su ${listed(who.map(({ name }) => name))} jedno drugomu i preci i potomci`;
      return { individuals: who.map(({ id }) => id), facts: [], sentence };
    });
  }
}

/** The family of a link, which stands in the family's record or in the child's. */
function familyOf({ structures, records }: Inspected, structure: number): number {
  const { tags, values, recordStarts } = structures;
  if (tags[structure] === TAG.FAMC) return records.familyByXref[values[structure] as number] ?? NOBODY;
  let low = 0;
  let high = structures.recordCount - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((recordStarts[middle] as number) <= structure) low = middle;
    else high = middle - 1;
  }
  return records.familyByXref[structures.recordXrefs[low] as number] ?? NOBODY;
}

/** From a child over the parents in a family up to the child itself. */
function wayUp({ graph }: Inspected, family: number, child: number): number[] {
  const before = new Map<number, number>();
  const queue: number[] = [];
  const addPartners = (of: number, from: number): void => {
    for (const parent of [graph.firstPartner[of] as number, graph.secondPartner[of] as number]) {
      if (parent === NOBODY || before.has(parent)) continue;
      before.set(parent, from);
      queue.push(parent);
    }
  };
  addPartners(family, NOBODY);
  for (let at = 0; at < queue.length && at < MOST_ANCESTORS && !before.has(child); at += 1) {
    const person = queue[at] as number;
    for (let slot = graph.originStart[person] as number; slot < (graph.originStart[person + 1] as number); slot += 1)
      addPartners(graph.origins[slot] as number, person);
  }
  const way = [child];
  for (let at = before.get(child) ?? NOBODY; at !== NOBODY && way.length <= MOST_NAMED; at = before.get(at) ?? NOBODY)
    way.push(at);
  return way;
}
