import { NOBODY, Pedigree } from '../graph.ts';
import { ANY_DAY, courseOf, yearsAfter } from './days.ts';
import type { HealthFindings } from './findings.ts';
import type { DatedEvent, Inspected, Life } from './lives.ts';
import { endOf, startOf } from './own-life.ts';
import { agreed, eventName, named, when } from './wording.ts';

const MARRYING_AGE = 14;
/** Both partners are alive at these. A census may list a household after one of them has died. */
const DONE_BY_BOTH = new Set('MARR MARB MARC MARL MARS ENGA DIV DIVF ANUL'.split(' '));
const WEDDING = new Set(['MARR']);

/** Families' own dates against those of the partners, and partners against each other. */
export function inspectMarriages(inspected: Inspected, findings: HealthFindings): void {
  const { genealogy, graph, families } = inspected;
  families.forEach(({ events, marriage, divorce }, family) => {
    const partners = [graph.firstPartner[family] as number, graph.secondPartner[family] as number].filter(
      (partner) => partner !== NOBODY,
    );
    for (const event of events) {
      if (!DONE_BY_BOTH.has(event.tag)) continue;
      for (const partner of partners) inspectEvent(inspected, findings, family, event, partner);
    }
    if (marriage && divorce && courseOf(divorce).ended.to < courseOf(marriage).began.from) {
      findings.add('divorce-before-marriage', () => {
        const who = partners.map((partner) => named(genealogy, partner));
        const names = who.map(({ name }) => `${name}, `).join('');
        const sentence = `Razvod je prije vjenčanja: ${names}razvod ${when(divorce)}, a vjenčanje ${when(marriage)}`;
        return { individuals: who.map(({ id }) => id), facts: [marriage.edtf, divorce.edtf], sentence };
      });
    }
    const [one, other] = partners;
    if (one !== undefined && other !== undefined) inspectKin(inspected, findings, one, other);
  });
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
  const familyId = () => genealogy.families.idAt(family);
  if (life.died !== ANY_DAY && began.from > life.died.to) {
    findings.add(WEDDING.has(tag) ? 'marriage-after-death' : 'event-outside-life', () => {
      const who = named(genealogy, partner);
      const died = endOf(life, who);
      const sentence = WEDDING.has(tag)
        ? `Prema zapisu ${who.name} ${agreed(who, 'vjenčan')} je ${when(date)}, a ${died.word} već ${died.when}`
        : `Uz osobu ${who.name} stoji ${eventName(tag)} ${when(date)}, a ${died.word} je već ${died.when}`;
      return { individuals: [who.id], facts: [familyId(), tag, date.edtf, died.edtf], sentence };
    });
  }
  if (life.born === ANY_DAY) return;
  const isUnborn = ended.to < life.born.from;
  const isYoung = WEDDING.has(tag) && ended.to < yearsAfter(life.born.from, MARRYING_AGE);
  if (!isYoung && !isUnborn) return;
  findings.add(WEDDING.has(tag) ? 'married-too-young' : 'event-outside-life', () => {
    const who = named(genealogy, partner);
    const born = startOf(life, who);
    const happened = WEDDING.has(tag)
      ? `Prema zapisu ${who.name} ${agreed(who, 'vjenčan')} je ${when(date)}`
      : `Uz osobu ${who.name} stoji ${eventName(tag)} ${when(date)}`;
    const sentence = isUnborn
      ? `${happened}, a ${born.word} tek ${born.when}`
      : `${happened}, prije navršene 14. godine: ${born.word} je ${born.when}`;
    return { individuals: [who.id], facts: [familyId(), tag, date.edtf, born.edtf], sentence };
  });
}

/** Partners who are parent and child, or brother and sister. */
function inspectKin(inspected: Inspected, findings: HealthFindings, one: number, other: number): void {
  const { genealogy } = inspected;
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
  findings.add('married-kin', () => {
    const [a, b] = [named(genealogy, one), named(genealogy, other)];
    const sentence = `Supružnici su ujedno ${relation}: ${a.name} i ${b.name}`;
    return { individuals: [a.id, b.id], facts: [relation], sentence };
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
