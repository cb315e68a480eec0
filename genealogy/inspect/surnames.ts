import { surnameOf } from '../../croatian/given-name-families.ts';
import { latinLetters } from '../../domain/plain-letters.ts';
import { namesAt } from '../gedcom/people/views.ts';
import { NOBODY, Sex } from '../graph.ts';
import { childrenByBirth } from '../living/birth-bounds.ts';
import { inspectFamilyNames, withoutEnding } from './family-names.ts';
import type { HealthFindings } from './findings.ts';
import { Groups } from './groups.ts';
import type { Inspected } from './lives.ts';
import { marksIn } from './places.ts';
import { isSlip, slipsAmong } from './places-alike.ts';
import { listed, named } from './wording.ts';

const MOST_NAMED = 50;
/** Shorter surnames are a letter apart by chance. */
const SHORTEST = 5;
const MOST_SLIPS = 2;
const MANY_TIMES = 5;

/** Ćavar, Cavar, Čavar, Chavar: one surname that close kin write several ways. */
export function inspectSurnames(inspected: Inspected, findings: HealthFindings): void {
  const { structures, records, graph } = inspected;
  const written = Array.from(records.individuals, (_, person) => namesAt(structures, records, person).name.surname);
  const folds = new Map(Array.from(new Set(written), (surname) => [surname, foldedSurname(surname)]));
  const folded = written.map((surname) => folds.get(surname) ?? '');
  const groups = new Groups(graph.individualCount);
  const joinSame = (one: number, other: number): boolean => {
    if (one === NOBODY || other === NOBODY || folded[one] === '' || folded[one] !== folded[other]) return false;
    groups.join(one, other);
    return true;
  };
  const joinAlike = (one: number, other: number): void => {
    if (joinSame(one, other) || one === NOBODY || other === NOBODY) return;
    if (isMisspelt(folded[one] as string, folded[other] as string, [graph.sex[one], graph.sex[other]]))
      groups.join(one, other);
  };
  for (let family = 0; family < graph.familyCount; family += 1) {
    const [first, second] = [graph.firstPartner[family] as number, graph.secondPartner[family] as number];
    const father = graph.sex[first] === Sex.female ? second : first;
    const mother = father === first ? second : first;
    joinSame(first, second);
    let sibling = NOBODY;
    for (const child of childrenByBirth(graph, family)) {
      joinAlike(child, father);
      joinSame(child, mother);
      joinAlike(child, sibling);
      sibling = child;
    }
  }
  joinSlips(graph.sex, folded, groups);
  tell(inspected, findings, written, groups);
  inspectFamilyNames(inspected, findings, folded);
}

/** One or two of the whole file by a slip for what many are called. Names that rhyme are others: Marić, Barić. */
function joinSlips(sex: Uint8Array, folded: readonly string[], groups: Groups): void {
  const bearers = Map.groupBy(folded.keys(), (person) => folded[person] as string);
  const names = [...bearers].map(([name, { length: count }], of) => ({ of, name, count }));
  const joined = new Set<string>();
  for (const [{ name: common, count }, { name: rare, count: few }] of slipsAmong(names)) {
    const [first = NOBODY, ...others] = [rare, common].flatMap((name) => bearers.get(name) ?? []);
    if (few > MOST_SLIPS || few * MANY_TIMES > count || joined.has(rare) || surnameOf(rare) !== undefined) continue;
    if (common[0] !== rare[0] || !isMisspelt(common, rare, [sex[first]])) continue;
    joined.add(rare);
    for (const person of others) groups.join(first, person);
  }
}

function tell({ genealogy }: Inspected, findings: HealthFindings, written: readonly string[], groups: Groups): void {
  const bearers = written.keys().filter((person) => written[person] !== '');
  for (const kin of Map.groupBy(bearers, (person) => groups.of(person)).values()) {
    const spellings = Map.groupBy(kin, (person) => written[person] as string);
    if (spellings.size < 2) continue;
    findings.add('surname-spellings', () => {
      const byCount = [...spellings].sort(
        ([a, one], [b, other]) => other.length - one.length || marksIn(b) - marksIn(a),
      );
      // Of two that are equally common nobody knows which is right.
      const isTied = byCount[0]?.[1].length === byCount[1]?.[1].length;
      const rare = (isTied ? byCount.toReversed() : byCount.slice(1)).flatMap(([, people]) => people);
      const forms = byCount.map(([surname, people]) => `${surname} (${people.length})`);
      const [first] = rare;
      const example =
        first === undefined ? '' : `; drukčije je, primjerice, upisana osoba ${named(genealogy, first).name}`;
      return {
        individuals: rare.slice(0, MOST_NAMED).map((person) => genealogy.individuals.idAt(person)),
        facts: byCount.map(([surname]) => surname).toSorted(),
        sentence: `Isto je prezime, čini se, zapisano na više načina: ${listed(forms.slice(0, 8))}${example}`,
      };
    });
  }
}

/** As emigrants and registers write it, too: Djopar, Simich, Boshnyak. */
function foldedSurname(surname: string): string {
  return latinLetters(surname)
    .replace(/[^\p{L}]/gu, '')
    .replace(/sch|sh/g, 's')
    .replace(/ch/g, 'c')
    .replace(/zh/g, 'z')
    .replace(/d[jž]|gj/g, 'd')
    .replaceAll('y', 'j')
    .replaceAll('w', 'v')
    .replace(/(.)\1/gu, '$1');
}

/** Ivanov and Ivanova are father and daughter. */
function isMisspelt(one: string, other: string, sexes: readonly (number | undefined)[]): boolean {
  if (Math.min(one.length, other.length) < SHORTEST || !isSlip(one, other)) return false;
  return !(sexes.includes(Sex.female) && withoutEnding(one) === withoutEnding(other));
}
