import { latinLetters } from '../../domain/plain-letters.ts';
import { namesAt } from '../gedcom/people/views.ts';
import { NOBODY, Pedigree, Sex } from '../graph.ts';
import type { HealthFindings } from './findings.ts';
import { Groups } from './groups.ts';
import type { Inspected } from './lives.ts';
import { listed, named } from './wording.ts';

const MOST_NAMED = 50;
/** Shorter surnames are a letter apart by chance. */
const SHORTEST = 5;

/** Ćavar, Cavar, Čavar, Chavar: one surname that close kin write several ways. */
export function inspectSurnames(inspected: Inspected, findings: HealthFindings): void {
  const { structures, records, graph } = inspected;
  const written: string[] = [];
  const folded: string[] = [];
  const folds = new Map<string, string>();
  for (let person = 0; person < graph.individualCount; person += 1) {
    const { surname } = namesAt(structures, records, person).name;
    let fold = folds.get(surname);
    if (fold === undefined) {
      fold = foldedSurname(surname);
      folds.set(surname, fold);
    }
    written.push(surname);
    folded.push(fold);
  }
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
    for (let slot = graph.childStart[family] as number; slot < (graph.childStart[family + 1] as number); slot += 1) {
      if (graph.childPedigree[slot] !== Pedigree.birth) continue;
      const child = graph.children[slot] as number;
      joinAlike(child, father);
      joinSame(child, mother);
      joinAlike(child, sibling);
      sibling = child;
    }
  }
  tell(inspected, findings, written, groups);
}

function tell(inspected: Inspected, findings: HealthFindings, written: readonly string[], groups: Groups): void {
  const { genealogy } = inspected;
  const bySpelling = new Map<number, Map<string, number[]>>();
  written.forEach((surname, person) => {
    if (surname === '') return;
    const root = groups.of(person);
    let spellings = bySpelling.get(root);
    if (!spellings) {
      spellings = new Map();
      bySpelling.set(root, spellings);
    }
    const people = spellings.get(surname);
    if (people) people.push(person);
    else spellings.set(surname, [person]);
  });
  for (const spellings of bySpelling.values()) {
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
        sentence: `Isto je prezime među bliskom rodbinom zapisano na više načina: ${listed(forms.slice(0, 8))}${example}`,
      };
    });
  }
}

/** Of two spellings that are equally common the one with its marks is right. */
function marksIn(surname: string): number {
  return surname.match(/[čćđšž]/gi)?.length ?? 0;
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

/** A letter too many, too few or another. Ivanov and Ivanova are father and daughter. */
function isMisspelt(one: string, other: string, sexes: readonly (number | undefined)[]): boolean {
  if (Math.min(one.length, other.length) < SHORTEST || Math.abs(one.length - other.length) > 1) return false;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  const rest = shorter.length === longer.length ? at + 1 : at;
  if (shorter.slice(rest) !== longer.slice(at + 1)) return false;
  const isAtEnd = at >= shorter.length - 1;
  return !(isAtEnd && sexes.includes(Sex.female) && (one.endsWith('a') || other.endsWith('a')));
}
