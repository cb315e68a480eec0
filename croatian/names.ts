import { type Stem, stemsOfGivenName, stemsOfLatinName, stemsOfSurname } from './declension.ts';
import { isUnmarked, plainWord, smallLetters } from './letters.ts';
import { givenNames } from './tables/given-names.ts';
import { surnames } from './tables/surnames.ts';
import { tableLines } from './tables/table-lines.ts';

/** A name that a word is a form of, and the family of names that are the same person's: Stipe, Stjepan, Stephanus. */
export interface NameReading {
  readonly name: string;
  readonly family: string;
}

/** A stem of a name of the tables. */
interface NameStem extends Stem {
  readonly reading: NameReading;
  readonly kind: 'man' | 'other' | 'surname';
}

const { byStem, familiesOf } = readTables();
const byPlainStem = Map.groupBy([...byStem.values()].flat(), ({ stem }) => plainWord(stem));

/** The names that a word in small letters is a form of. */
export function namesOf(word: string): readonly NameReading[] {
  const found: NameReading[] = [];
  for (let length = word.length; length > 0; length -= 1) {
    for (const stem of byStem.get(word.slice(0, length)) ?? []) {
      if (stem.endings.has(word.slice(length)) && isOf(word, stem) && !found.includes(stem.reading))
        found.push(stem.reading);
    }
  }
  return found;
}

/** The names that it is a form of when it was typed without its marks. */
export function namesWithoutMarks(word: string): readonly NameReading[] {
  const plain = plainWord(word);
  const found: NameReading[] = [];
  for (let length = plain.length; length > 0; length -= 1) {
    for (const stem of byPlainStem.get(plain.slice(0, length)) ?? []) {
      const form = [...stem.endings].map((ending) => stem.stem + ending).find((each) => isUnmarked(word, each));
      if (form !== undefined && isOf(form, stem) && !found.includes(stem.reading)) found.push(stem.reading);
    }
  }
  return found;
}

/** A form that is a name by itself means that name: Iva is not of Ivo. But the son of Petar is «Petra» everywhere. */
function isOf(form: string, { reading, kind }: NameStem): boolean {
  const own = familiesOf.get(form);
  return !own || own.includes(reading.family) || (kind === 'man' && form.endsWith('a'));
}

function readTables() {
  const stems = new Map<string, NameStem[]>();
  const families = new Map<string, string[]>();
  const add = (name: string, family: string, kind: NameStem['kind'], declined: readonly Stem[]) => {
    const reading = { name: smallLetters(name), family: `=${smallLetters(family)}` };
    for (const { stem, endings } of declined)
      append(stems, smallLetters(stem), { stem: smallLetters(stem), endings, reading, kind });
    if (kind !== 'surname') append(families, reading.name, reading.family);
  };
  for (const { head, forms } of tableLines(givenNames)) {
    const [sex, first = ''] = head.split(' ');
    const bar = forms.indexOf('|');
    for (const name of [first, ...(bar < 0 ? forms : forms.slice(0, bar))]) {
      const isMan = sex === 'm' && /[^aeio]$/.test(name);
      add(name, first, isMan ? 'man' : 'other', stemsOfGivenName(name, sex === 'f' ? 'f' : 'm'));
    }
    for (const name of bar < 0 ? [] : forms.slice(bar + 1)) add(name, first, 'other', stemsOfLatinName(name));
  }
  for (const { head, forms } of tableLines(surnames)) {
    // However it was written, it is the same surname.
    for (const written of [head, ...forms]) add(head, head, 'surname', stemsOfSurname(written));
  }
  return { byStem: stems, familiesOf: families };
}

function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
