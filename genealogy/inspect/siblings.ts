import { plainLetters } from '../../domain/plain-letters.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import { NOBODY, Pedigree, Sex } from '../graph.ts';
import { childrenByBirth } from '../living/birth-bounds.ts';
import type { HealthFindings } from './findings.ts';
import type { Inspected, Life } from './lives.ts';
import { tellBirths } from './own-life.ts';
import { agreed, named, when } from './wording.ts';

const TWINS = 2;
const SHORTEST_GAP = 270;
/** A day or a month: of anything vaguer nothing can be said. */
const NARROW = 31;

/** Children of one mother, or of one family where she is unknown. */
export function inspectSiblings(inspected: Inspected, findings: HealthFindings): void {
  const { graph } = inspected;
  const ofMother = new Map<number, number[]>();
  for (let family = 0; family < graph.familyCount; family += 1) {
    const children = childrenByBirth(graph, family);
    if (children.length === 0) continue;
    inspectOrder(inspected, findings, children);
    const mother = motherIn(inspected, family);
    if (mother === NOBODY || (graph.unionStart[mother + 1] as number) - (graph.unionStart[mother] as number) === 1)
      inspectBirths(inspected, findings, children);
    else {
      const known = ofMother.get(mother);
      if (known) known.push(...children);
      else ofMother.set(mother, children);
    }
  }
  for (const children of ofMother.values()) inspectBirths(inspected, findings, [...new Set(children)]);
  inspectRepeatedLinks(inspected, findings);
}

/** The first whom the file has after a younger one. */
function inspectOrder(inspected: Inspected, findings: HealthFindings, children: readonly number[]): void {
  const bornIn = (child: number) => (inspected.lives[child] as Life).born;
  let before = children[0] as number;
  for (const child of children) {
    if (bornIn(child).to < bornIn(before).from) {
      tellBirths(inspected, findings, 'children-out-of-order', [before, child], (one, other) => {
        return `Djeca nisu upisana redom rođenja: najprije ${one.name} (${one.when}), a zatim ${other.name} (${other.when})`;
      });
      return;
    }
    if (bornIn(child).from > bornIn(before).from) before = child;
  }
}

function motherIn({ graph }: Inspected, family: number): number {
  const [first, second] = [graph.firstPartner[family] as number, graph.secondPartner[family] as number];
  const isWoman = (person: number) => person !== NOBODY && graph.sex[person] === Sex.female;
  const isNoMan = (person: number) => person !== NOBODY && graph.sex[person] !== Sex.male;
  if (isWoman(second)) return second;
  return isWoman(first) ? first : isNoMan(second) ? second : NOBODY;
}

function inspectBirths(inspected: Inspected, findings: HealthFindings, children: readonly number[]): void {
  const { genealogy, lives } = inspected;
  const dated = children
    .filter((child) => {
      const { birth, born } = lives[child] as Life;
      return birth !== undefined && born.to - born.from <= NARROW;
    })
    .sort((a, b) => bornFrom(lives, a) - bornFrom(lives, b) || a - b);
  for (let at = 1; at < dated.length; at += 1) {
    const [elder, younger] = [dated[at - 1] as number, dated[at] as number];
    const [first, second] = [lives[elder] as Life, lives[younger] as Life];
    if (!first.birth || !second.birth) continue;
    const least = second.born.from - first.born.to;
    const most = second.born.to - first.born.from;
    const [was, is] = [first.birth, second.birth];
    if (least > TWINS && most < SHORTEST_GAP) {
      tellBirths(inspected, findings, 'siblings-too-close', [elder, younger], (one, other) => {
        return `Između rođenja dvoje djece iste majke manje je od devet mjeseci: ${one.name} ${one.word} je ${one.when}, a ${other.name} ${other.when}`;
      });
    } else if (was.edtf === is.edtf && was.precision === 'day' && haveSameName(genealogy, elder, younger)) {
      const names = [elder, younger].map((child) => named(genealogy, child).name);
      findings.tell('child-twice', [elder, younger], [was.edtf, ...names], () => {
        return `U istoj su obitelji dva djeteta istoga imena rođena istoga dana, ${when(was)}: ${names.join(' i ')}`;
      });
    }
  }
}

function bornFrom(lives: readonly Life[], child: number): number {
  return lives[child]?.born.from ?? 0;
}

function haveSameName({ individuals }: Inspected['genealogy'], one: number, other: number): boolean {
  const [a, b] = [individuals.at(one).name.given, individuals.at(other).name.given];
  return a !== '' && plainLetters(a) === plainLetters(b);
}

/** A family that names a child twice, and a person who is a child by birth of two families. */
function inspectRepeatedLinks({ genealogy, structures, records, graph }: Inspected, findings: HealthFindings): void {
  records.families.forEach((record, family) => {
    const seen = new Set<number>();
    const end = structures.recordStarts[record + 1] as number;
    for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
      if (structures.tags[at] !== TAG.CHIL || structures.levelOf(at) !== 1 || !structures.isPointer(at)) continue;
      const child = records.individualByXref[structures.values[at] as number] ?? NOBODY;
      if (child !== NOBODY && seen.has(child)) {
        findings.tell('child-twice', [child], [genealogy.families.idAt(family)], (who) => {
          return `${who.name} u istoj je obitelji ${agreed(who, 'upisan')} dvaput kao dijete`;
        });
      }
      seen.add(child);
    }
  });
  for (let person = 0; person < graph.individualCount; person += 1) {
    const families = new Set<number>();
    for (let at = graph.originStart[person] as number; at < (graph.originStart[person + 1] as number); at += 1)
      if (graph.originPedigree[at] === Pedigree.birth) families.add(graph.origins[at] as number);
    if (families.size < 2) continue;
    const ids = [...families].slice(0, 10).map((family) => genealogy.families.idAt(family));
    findings.tell('several-births', [person], ids.sort(), (who) => {
      return `${who.name} po rođenju je ${agreed(who, 'upisan')} u više obitelji, a nijedna nije označena kao posvojiteljska`;
    });
  }
}
