import { plainWord, smallLetters } from './letters.ts';
import { namesOf, namesWithoutMarks } from './names.ts';
import { foreignGivenNames } from './tables/foreign-given-names.ts';
import { givenNames } from './tables/given-names.ts';
import { surnames } from './tables/surnames.ts';
import { tableLines } from './tables/table-lines.ts';

/**
 * The families of names that a given name belongs to, however a register or a program wrote it: Jure, Juraj, Georgius, George. Some
 * forms are of two: Tomo is Toma or Tomislav. It knows no cases: see `nominativeOf`.
 */
export function familiesOfGivenName(plain: string): readonly string[] {
  families ??= readFamilies();
  return families.get(plain) ?? [];
}

/** A given name of the table that a declined one is a form of: Bože is Božo and, of a man, Ivana is Ivan. Others stay as they are. */
export function nominativeOf(written: string, sex: 'm' | 'f' | ''): string {
  const isName = (name: string) => familiesOfGivenName(plain(name)).some((family) => family.startsWith(sex));
  if (isName(written)) return written;
  const word = smallLetters(written);
  const names = [...namesOf(word), ...namesWithoutMarks(word)].map(({ name }) => name);
  // Women are called Slavka; a man of whom that is written is Slavko.
  return [...names, word.replace(/a$/, 'o')].find(isName) ?? written;
}

/** The name that a table has for a surname, where old registers and careless hands wrote it in several ways. */
export function surnameOf(plain: string): string | undefined {
  heads ??= readSurnames();
  return heads.get(plain);
}

/** Every form that the table has, without marks. */
export function givenNameForms(): Iterable<string> {
  families ??= readFamilies();
  return families.keys();
}

// Read when first asked for: browsers that match nobody need not read them.
let families: Map<string, string[]> | undefined;
let heads: Map<string, string> | undefined;

function readFamilies(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { head, forms } of [...tableLines(givenNames), ...tableLines(foreignGivenNames)]) {
    const [sex = '', first = ''] = head.split(' ');
    const family = `${sex} ${plain(first)}`;
    for (const form of [first, ...forms.filter((each) => each !== '|')]) {
      const known = found.get(plain(form));
      if (!known) found.set(plain(form), [family]);
      else if (!known.includes(family)) known.push(family);
    }
  }
  return found;
}

function readSurnames(): Map<string, string> {
  return new Map(
    tableLines(surnames).flatMap(({ head, forms }) => [head, ...forms].map((form) => [plain(form), plain(head)])),
  );
}

function plain(word: string): string {
  return plainWord(smallLetters(word));
}
