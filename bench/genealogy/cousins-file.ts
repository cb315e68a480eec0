import { givenNames } from '../../croatian/tables/given-names.ts';
import { tableLines } from '../../croatian/tables/table-lines.ts';
import { seededRandom, shuffle } from './random.ts';

/** What may have become of a file on the way to a cousin; shares from 0 to 1. */
export interface Changes {
  /** People who are not in it. */
  readonly dropped?: number;
  /** Names in another form of their family: Juraj, Jure, Georgius. */
  readonly otherForm?: number;
  readonly latin?: number;
  readonly typo?: number;
  readonly noMarks?: number;
  readonly swapped?: number;
  /** Women under their husband's surname, and with it as «r. Soldo» besides. */
  readonly marriedName?: number;
  readonly maidenBeside?: number;
  /** -ić for -ović and back. */
  readonly surnameEnding?: number;
  readonly yearOff?: number;
  readonly vague?: number;
  readonly noDate?: number;
  /** Years without day and month. */
  readonly yearOnly?: number;
  readonly noSex?: number;
  readonly noParents?: number;
  readonly noPlace?: number;
  readonly noSurname?: number;
}

/** A file as lines, with who is who: by new id the id in the file it comes from. */
export interface CousinsFile {
  readonly gedcom: Uint8Array;
  readonly origin: ReadonlyMap<string, string>;
}

/** The file of a cousin who took over ours years ago: fewer people, other ids and order, and everything that `changes` says. */
export function cousinsFile(ours: string, changes: Changes, seed: number): CousinsFile {
  const random = seededRandom(seed);
  const happens = (share = 0): boolean => share > 0 && random() < share;
  const records = ours
    .split(/\r?\n(?=0 )/)
    .map((record) => record.split(/\r?\n/).filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
  const idOf = (lines: readonly string[]): string => /^0 @([^@]+)@/.exec(lines[0] ?? '')?.[1] ?? '';
  const isPerson = (lines: readonly string[]): boolean => / INDI\s*$/.test(lines[0] ?? '');
  const people = records.filter(isPerson);
  const kept = new Set(people.map(idOf).filter(() => !happens(changes.dropped)));
  const numbers = shuffle(
    Array.from({ length: kept.size }, (_, index) => index + 1),
    random,
  );
  const ids = new Map([...kept].map((id, index) => [id, `P${numbers[index]}`]));
  const surnameOf = new Map(people.map((lines) => [idOf(lines), nameOf(lines).surname]));
  const husbands = husbandsOf(records);
  const orphans = new Set([...kept].filter(() => happens(changes.noParents)));

  const changed = records
    .filter((lines) => !isPerson(lines) || kept.has(idOf(lines)))
    .map((lines) => (isPerson(lines) ? changePerson(lines) : lines))
    .map((lines) => lines.filter((line) => !leadsToDropped(line)).map(renamed));
  const [head = [], ...rest] = changed;
  const trailer = rest.pop() ?? [];
  return {
    gedcom: new TextEncoder().encode([head, ...shuffle(rest, random), trailer].flat().join('\n').concat('\n')),
    origin: new Map([...ids].map(([old, id]) => [id, old])),
  };

  function leadsToDropped(line: string): boolean {
    const [, id] = /^1 (?:HUSB|WIFE|CHIL|ASSO) @([^@]+)@/.exec(line) ?? [];
    if (id === undefined || !surnameOf.has(id)) return false;
    return !kept.has(id) || (orphans.has(id) && line.startsWith('1 CHIL'));
  }

  function renamed(line: string): string {
    return line.replace(/@([^@]+)@/g, (whole, id: string) => (ids.has(id) ? `@${ids.get(id)}@` : whole));
  }

  function changePerson(lines: readonly string[]): string[] {
    const isWoman = lines.some((line) => /^1 SEX F/.test(line));
    const named = changeName(nameOf(lines), isWoman, surnameOf.get(husbands.get(idOf(lines)) ?? ''));
    let event = '';
    const noSex = happens(changes.noSex);
    const changedLines: string[] = [];
    let inName = false;
    lines.forEach((line) => {
      const [, level = '', tag = ''] = /^(\d+) (?:@[^@]+@ )?(\S+)/.exec(line) ?? [];
      if (level === '1') {
        inName = tag === 'NAME';
        event = tag;
      }
      if (inName) {
        if (level === '1' && !changedLines.some((each) => each.startsWith('1 NAME')))
          changedLines.push(`1 NAME ${named}`);
        return;
      }
      if (tag === 'SEX' && noSex) return;
      if (tag === 'FAMC' && orphans.has(idOf(lines))) return;
      if (level === '2' && tag === 'PLAC' && happens(changes.noPlace)) return;
      if (level === '2' && tag === 'DATE' && event !== 'CHAN') {
        if (happens(changes.noDate)) return;
        changedLines.push(`2 DATE ${changeDate(line.slice(7))}`);
        return;
      }
      changedLines.push(line);
    });
    return changedLines;
  }

  function changeDate(date: string): string {
    const year = /\b(\d{4})\b(?!.*\b\d{4}\b)/.exec(date);
    if (!year) return date;
    const step = happens(changes.yearOff) ? (random() < 0.5 ? 1 : -1) : 0;
    const moved = Number(year[1]) + step;
    if (happens(changes.vague)) return random() < 0.5 ? `ABT ${moved}` : `BET ${moved - 2} AND ${moved + 2}`;
    return happens(changes.yearOnly) ? String(moved) : date.replace(year[1] as string, String(moved));
  }

  function changeName(name: Name, isWoman: boolean, husband: string | undefined): string {
    const words = name.given.split(' ');
    const [first = ''] = words;
    let given = first;
    if (happens(changes.otherForm)) given = otherForm(first, isWoman, false);
    else if (happens(changes.latin)) given = otherForm(first, isWoman, true);
    if (happens(changes.typo)) given = mistyped(given);
    let { surname } = name;
    if (happens(changes.surnameEnding)) surname = otherEnding(surname);
    if (isWoman && husband && happens(changes.marriedName)) surname = husband;
    if (isWoman && husband && happens(changes.maidenBeside)) surname = `${husband} r. ${surname}`;
    if (happens(changes.typo)) surname = mistyped(surname);
    if (happens(changes.noSurname)) surname = '';
    const whole = [given, ...words.slice(1)].join(' ').trim();
    const written = happens(changes.swapped) ? `${surname} /${whole}/` : `${whole} /${surname}/`;
    return happens(changes.noMarks) ? withoutMarks(written) : written;
  }

  function otherForm(given: string, isWoman: boolean, latin: boolean): string {
    const forms = formsOf(given, isWoman)[latin ? 1 : 0].filter((form) => form !== given);
    if (forms.length === 0) return latin ? given : withoutMarks(given);
    return forms[Math.floor(random() * forms.length)] as string;
  }

  function mistyped(word: string): string {
    if (word.length < 4) return word;
    const at = 1 + Math.floor(random() * (word.length - 2));
    const chance = random();
    if (chance < 0.35) return word.slice(0, at) + word.slice(at + 1);
    if (chance < 0.7) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
    return word.slice(0, at) + 'aeiou'.charAt(Math.floor(random() * 5)) + word.slice(at);
  }
}

interface Name {
  readonly given: string;
  readonly surname: string;
}

function nameOf(lines: readonly string[]): Name {
  const written = lines.find((line) => line.startsWith('1 NAME '))?.slice(7) ?? '';
  const [given = '', surname = ''] = written.split('/');
  return { given: given.trim(), surname: surname.trim() };
}

function husbandsOf(records: readonly (readonly string[])[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const lines of records) {
    const partner = (tag: string) =>
      lines.map((line) => new RegExp(`^1 ${tag} @([^@]+)@`).exec(line)?.[1]).find(Boolean);
    const [husband, wife] = [partner('HUSB'), partner('WIFE')];
    if (husband && wife && !found.has(wife)) found.set(wife, husband);
  }
  return found;
}

let forms: Map<string, [string[], string[]]> | undefined;

/** Croatian and Latin forms of the families that a name is of; Latin ones in the nominative. */
function formsOf(given: string, isWoman: boolean): [string[], string[]] {
  forms ??= new Map(
    tableLines(givenNames).flatMap(({ head, forms: all }) => {
      const [sex, first = ''] = head.split(' ');
      const bar = all.indexOf('|');
      const croatian = [first, ...(bar < 0 ? all : all.slice(0, bar))];
      const latin = (bar < 0 ? [] : all.slice(bar + 1)).filter((form) => !/(?:ii|i|ae|is)$/.test(form));
      return croatian.map((form): [string, [string[], string[]]] => [`${sex} ${form}`, [croatian, latin]]);
    }),
  );
  return forms.get(`${isWoman ? 'f' : 'm'} ${given}`) ?? [[], []];
}

function otherEnding(surname: string): string {
  if (/[oe]vić$/.test(surname)) return surname.replace(/[oe]vić$/, 'ić');
  if (surname.endsWith('ić')) return surname.replace(/ić$/, 'ović');
  return `${surname}ić`;
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
}
