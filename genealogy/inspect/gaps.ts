import { TAG } from '../gedcom/structures/tags.ts';
import { NOBODY } from '../graph.ts';
import type { HealthFindings } from './findings.ts';
import type { Inspected, Life } from './lives.ts';
import { agreed } from './wording.ts';

/** What is missing: ties, dates, titles. */
export function inspectGaps(inspected: Inspected, findings: HealthFindings): void {
  const { genealogy, graph, lives, families } = inspected;
  const tied = tiedPeople(inspected);
  const undated: string[] = [];
  const hasDate = (one: Pick<Life, 'events' | 'unread'> | undefined) =>
    one && one.events.length + one.unread.length > 0;
  for (let person = 0; person < graph.individualCount; person += 1) {
    if (tied[person] === 0 && graph.individualCount > 1)
      findings.tell('island', [person], [], (who) => `${who.name} nije ${agreed(who, 'povezan')} ni s kim u stablu`);
    const unions = graph.unions.subarray(graph.unionStart[person], graph.unionStart[person + 1]);
    if (!hasDate(lives[person]) && !unions.some((family) => hasDate(families[family])))
      undated.push(genealogy.individuals.idAt(person));
  }
  const sentence = `Broj osoba bez ijednoga datuma: ${undated.length} od ${graph.individualCount}`;
  if (undated.length > 0) findings.add('undated', () => ({ individuals: undated, identity: [], facts: [], sentence }));
  inspectSources(inspected, findings);
}

/** By person: 1 for whoever has a relative, a godparent or somebody of the other tree. */
function tiedPeople({ structures, records, graph }: Inspected): Uint8Array {
  const tied = new Uint8Array(graph.individualCount);
  for (let family = 0; family < graph.familyCount; family += 1) {
    const children = graph.children.subarray(graph.childStart[family], graph.childStart[family + 1]);
    const people = [graph.firstPartner[family] as number, graph.secondPartner[family] as number].filter(
      (partner) => partner !== NOBODY,
    );
    const first = people[0] ?? children[0];
    if (!people.some((person) => person !== first) && !children.some((child) => child !== first)) continue;
    for (const person of people) tied[person] = 1;
    for (const child of children) tied[child] = 1;
  }
  const link = structures.pool.find('_LINK');
  records.individuals.forEach((record, person) => {
    const end = structures.recordStarts[record + 1] as number;
    for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
      const tag = structures.tags[at];
      if (tag === link && structures.levelOf(at) === 1) tied[person] = 1;
      if (tag !== TAG.ASSO || !structures.isPointer(at)) continue;
      const other = records.individualByXref[structures.values[at] as number] ?? NOBODY;
      if (other === NOBODY || other === person) continue;
      tied[person] = 1;
      tied[other] = 1;
    }
  });
  return tied;
}

const MOST_CITING = 50;
const PEOPLE: Readonly<Record<string, string>> = { one: 'osobu', few: 'osobe', other: 'osoba' };
const plural = new Intl.PluralRules('hr');

function inspectSources({ genealogy, structures, records }: Inspected, findings: HealthFindings): void {
  const untitled = new Map<number, number>();
  for (let record = 0; record < structures.recordCount; record += 1) {
    const start = structures.recordStarts[record] as number;
    if (structures.tags[start] !== TAG.SOUR) continue;
    const title = structures.childWith(start, TAG.TITL);
    if (title < 0 || structures.valueOf(title).trim() === '')
      untitled.set(structures.recordXrefs[record] as number, start);
  }
  if (untitled.size === 0) return;
  const citing = new Map<number, Set<number>>();
  records.individuals.forEach((record, person) => {
    const end = structures.recordStarts[record + 1] as number;
    for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
      const source = structures.values[at] as number;
      if (structures.tags[at] !== TAG.SOUR || !structures.isPointer(at) || !untitled.has(source)) continue;
      const people = citing.get(source) ?? new Set();
      citing.set(source, people.add(person));
    }
  });
  for (const [xref, start] of untitled) {
    findings.add('source-untitled', () => {
      const people = [...(citing.get(xref) ?? [])];
      const author = structures.childWith(start, TAG.AUTH);
      const by = author < 0 ? '' : structures.valueOf(author).trim().slice(0, 80);
      const id = structures.pool.text(xref);
      const cited =
        people.length > 0
          ? `, a navodi se uz ${people.length} ${PEOPLE[plural.select(people.length)]}`
          : ', a ne navodi se ni uz koga';
      return {
        individuals: people.slice(0, MOST_CITING).map((person) => genealogy.individuals.idAt(person)),
        identity: [],
        facts: [id, by],
        sentence: `Izvor ${id}${by ? ` (${by})` : ''} nema naslova${cited}`,
      };
    });
  }
}
