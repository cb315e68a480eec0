import { TAG } from '../gedcom/structures/tags.ts';
import { NOBODY, Pedigree } from '../graph.ts';
import { ANY_DAY, courseOf, yearsAfter } from './days.ts';
import type { HealthFindings, HealthKind } from './findings.ts';
import type { DatedEvent, FamilyLife, Inspected, Life } from './lives.ts';
import { type End, endOf, startOf, tellBirths } from './own-life.ts';
import { agreed, eventName, listed, named, when } from './wording.ts';

const MARRYING_AGE = 14;
const FAR_APART = 50;
/** Both partners are alive at these. A census may list a household after one of them has died. */
const DONE_BY_BOTH = new Set('MARR MARB MARC MARL MARS ENGA DIV DIVF ANUL'.split(' '));

/** Families' own dates against those of the partners, and partners against each other. */
export function inspectMarriages(inspected: Inspected, findings: HealthFindings): void {
  const { graph, lives, families } = inspected;
  const bornFrom = (person: number) => (lives[person] as Life).born.from;
  families.forEach(({ events, marriage, divorce }, family) => {
    const partners = partnersOf(inspected, family).filter((partner) => partner !== NOBODY);
    for (const event of events) {
      if (!DONE_BY_BOTH.has(event.tag)) continue;
      for (const partner of partners) inspectEvent(inspected, findings, family, event, partner);
    }
    if (marriage && divorce && courseOf(divorce).ended.to < courseOf(marriage).began.from) {
      findings.tell('divorce-before-marriage', partners, [marriage.edtf, divorce.edtf], (...who) => {
        const names = listed(who.map(({ name }) => name));
        return `Razvod je prije vjenčanja${names && ` (${names})`}: razvod ${when(divorce)}, a vjenčanje ${when(marriage)}`;
      });
    }
    const [one, other] = partners;
    if (one === undefined || other === undefined) return;
    inspectKin(inspected, findings, one, other);
    const [elder, younger] = bornFrom(one) < bornFrom(other) ? [one, other] : [other, one];
    // Between the days of two years that are 50 apart there may be a little less.
    const isFar = bornFrom(younger) > yearsAfter((lives[elder] as Life).born.to, FAR_APART - 1);
    if (isFar && bornFrom(younger) >= yearsAfter(bornFrom(elder), FAR_APART))
      tellBirths(inspected, findings, 'partners-far-apart', [elder, younger], (a, b) => {
        return `Između supružnika je 50 godina ili više: ${a.name} ${a.word} je ${a.when}, a ${b.name} ${b.when}`;
      });
  });
  for (let person = 0; person < graph.individualCount; person += 1) inspectOverlaps(inspected, findings, person);
}

/** Whoever married again before the earlier marriage was divorced, or before the earlier partner died. */
function inspectOverlaps(inspected: Inspected, findings: HealthFindings, person: number): void {
  const { structures, records, graph, lives, families } = inspected;
  const unions = graph.unions.subarray(graph.unionStart[person], graph.unionStart[person + 1]);
  if (unions.length < 2) return;
  const marriages = [...unions].flatMap((family) => {
    const partner = (graph.firstPartner[family] as number) + (graph.secondPartner[family] as number) - person;
    const { marriage, divorce } = families[family] as FamilyLife;
    if (!marriage || partner === NOBODY) return [];
    const record = structures.recordStarts[records.families[family] as number] as number;
    const isOver = [TAG.DIV, TAG.ANUL].some((tag) => structures.childWith(record, tag) >= 0);
    const lasted = isOver ? (divorce ? courseOf(divorce).began.from : -Infinity) : (lives[partner] as Life).died.from;
    return [{ partner, marriage, divorce, lasted, ...courseOf(marriage).began }];
  });
  marriages.sort((a, b) => a.from - b.from);
  // Each with that of the earlier ones which lasted longest: in a file of garbage there are thousands.
  let [longest] = marriages;
  for (const next of marriages) {
    const first = longest as typeof next;
    if (first.to < next.from && first.lasted > next.to && first.partner !== next.partner) {
      const { death, burial } = lives[first.partner] as Life;
      const facts = [first.marriage, next.marriage, first.divorce ?? death ?? burial].map((date) => date?.edtf);
      findings.tell('overlapping-marriages', [person, first.partner, next.partner], facts, (who, one, other) => {
        const died = endOf(lives[first.partner] as Life, one);
        const end = first.divorce ? `razvod ${when(first.divorce)}` : `${one.name} ${died.word} je tek ${died.when}`;
        return `Brakovi se preklapaju: ${who.name} ${agreed(who, 'vjenčan')} je ${when(first.marriage)} (${one.name}) i ${when(next.marriage)} (${other.name}), a raniji je brak još trajao: ${end}`;
      });
    }
    if (next.lasted > first.lasted) longest = next;
  }
}

function inspectEvent(
  { genealogy, lives }: Inspected,
  findings: HealthFindings,
  family: number,
  { tag, date }: DatedEvent,
  partner: number,
): void {
  const life = lives[partner] as Life;
  const { began, ended } = courseOf(date);
  const isWedding = tag === 'MARR';
  const tell = (kind: HealthKind, endIn: typeof endOf, limit: (end: End) => string): void =>
    findings.add(isWedding ? kind : 'event-outside-life', () => {
      const who = named(genealogy, partner);
      const end = endIn(life, who);
      const happened = isWedding
        ? `Prema zapisu ${who.name} ${agreed(who, 'vjenčan')} je`
        : `${who.name}: ${eventName(tag)}`;
      const facts = [genealogy.families.idAt(family), tag, date.edtf, end.edtf];
      return { individuals: [who.id], facts, sentence: `${happened} ${when(date)}, ${limit(end)}` };
    });
  if (life.died !== ANY_DAY && began.from > life.died.to)
    tell('marriage-after-death', endOf, (died) => `a ${died.word} ${isWedding ? '' : 'je '}već ${died.when}`);
  if (life.born === ANY_DAY) return;
  if (ended.to < life.born.from) tell('married-too-young', startOf, (born) => `a ${born.word} tek ${born.when}`);
  else if (isWedding && ended.to < yearsAfter(life.born.from, MARRYING_AGE))
    tell('married-too-young', startOf, (born) => `prije navršene 14. godine: ${born.word} je ${born.when}`);
}

/** Partners who are parent and child, or brother and sister. */
function inspectKin(inspected: Inspected, findings: HealthFindings, one: number, other: number): void {
  const [ofOne, ofOther] = [originsByBirth(inspected, one), originsByBirth(inspected, other)];
  const isParent = (families: readonly number[], parent: number) =>
    families.some((family) => partnersOf(inspected, family).includes(parent));
  const relation =
    isParent(ofOne, other) || isParent(ofOther, one)
      ? 'roditelj i dijete'
      : ofOne.some((family) => ofOther.includes(family))
        ? 'brat i sestra'
        : undefined;
  if (!relation) return;
  findings.tell('married-kin', [one, other], [relation], (a, b) => {
    return `Supružnici su ujedno ${relation}: ${a.name} i ${b.name}`;
  });
}

/** Nobody has more families of birth than this but in a file of garbage, where each marriage would look through all of them. */
const MOST_ORIGINS = 4;

function originsByBirth({ graph }: Inspected, person: number): number[] {
  const families: number[] = [];
  const end = Math.min(graph.originStart[person + 1] as number, (graph.originStart[person] as number) + MOST_ORIGINS);
  for (let at = graph.originStart[person] as number; at < end; at += 1)
    if (graph.originPedigree[at] === Pedigree.birth) families.push(graph.origins[at] as number);
  return families;
}

function partnersOf({ graph }: Inspected, family: number): number[] {
  return [graph.firstPartner[family] as number, graph.secondPartner[family] as number];
}
