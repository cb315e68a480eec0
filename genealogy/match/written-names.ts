import { isHiddenName, type PersonName } from '../genealogy.ts';
import type { Sex } from '../graph.ts';
import type { Word, Words } from './words.ts';

/** The words by which somebody was called. */
export interface NameWords {
  readonly given: readonly Word[];
  /** Their own surnames, of birth and of marriage alike: sources do not keep them apart. */
  readonly surnames: readonly Word[];
  readonly nicknames: readonly Word[];
  /** Of a king, and of a child without a name: Karlo IV., Sin 2; empty for most. */
  readonly number: string;
}

const MAIDEN = /(?:^|[\s,(])(?:r|rođ|rod|rodj|rođena|rodjena|rodena|djev|geb|née|nee|born|nata)[.\s]\s*([^\s(),/]+)/giu;
const MARRIED = /(?:^|[\s,(])(?:ud|udata|udana|udova|žena|vd|verh|married)[.\s]\s*([^\s(),/]+)/giu;
const IN_BRACKETS = /\(([^()]*)\)/g;
/** Written where a name is not known, and what is written beside names. */
const NO_NAME = new Set(
  'nn n nepoznat nepoznata nepoznato nepoznati unknown unnamed ime prezime mrtvorodeno mrtvoroden mrtvorodena dijete beba baby child stillborn infant living private twin blizanac blizanka'.split(
    ' ',
  ),
);
const BESIDE_NAMES = new Set(
  'fra don dr mr mrs ms miss prof sir lady dom fr sr jr jun sen ml st mladi stariji mlada starija pok pokojni pokojna vlc mons pl von van vom de of the del della di da du la le zu und and i'.split(
    ' ',
  ),
);

/** From all names of a person: Marija /Ćavar/ r. Soldo, "Ćavar, Ante", Marija (Soldo) Ćavar. */
export function nameWords(names: readonly PersonName[], words: Words, sex: Sex): NameWords {
  const given = new Set<Word>();
  const surnames = new Set<Word>();
  const nicknames = new Set<Word>();
  const add = (to: Set<Word>, text: string): void => {
    for (const word of wordsOf(text)) to.add(words.read(word));
  };
  for (const name of names) {
    if (isHiddenName(name.full)) continue;
    const beside = new Set<string>();
    for (const text of [name.full, name.given, name.surname])
      for (const pattern of [MAIDEN, MARRIED])
        for (const [, surname = ''] of text.matchAll(pattern)) {
          add(surnames, surname);
          beside.add(surname);
        }
    for (const text of [name.full, name.given, name.surname])
      for (const [, inside = ''] of text.matchAll(IN_BRACKETS)) {
        if (/^(?:r|rođ|rod|ud|née|nee|geb)[.\s]/iu.test(inside)) continue;
        add(nicknames, inside);
        add(surnames, inside);
      }
    const [givenText, surnameText] = [bare(name.given), bare(name.surname)];
    const comma = surnameText === '' ? givenText.indexOf(',') : -1;
    const ownGiven = wordsOf(comma < 0 ? givenText : givenText.slice(comma + 1));
    const ownSurname = comma < 0 ? surnameText : givenText.slice(0, comma);
    // Nobody marked the surname: the last word is one, unless it is a given name.
    const last = ownGiven.at(-1);
    if (surnameText === '' && comma < 0 && last !== undefined && ownGiven.length > 1 && !words.read(last).isGivenName) {
      surnames.add(words.read(last));
      ownGiven.pop();
    }
    for (const word of ownGiven) given.add(words.readGiven(word, sex));
    add(surnames, ownSurname);
    add(nicknames, name.nickname);
  }
  // Ferdinand of Hohenzollern /Hohenzollern/ has one given name.
  const sounds = new Set(Array.from(surnames, ({ sound }) => sound));
  const own = [...given].filter(({ sound }, at) => at === 0 || !sounds.has(sound));
  return { given: own, surnames: [...surnames], nicknames: [...nicknames], number: numberIn(names[0]?.given ?? '') };
}

function numberIn(text: string): string {
  return /(?:^|[\s_#.])(\d{1,2}|[IVX]{1,5})(?=$|[\s_.,])/.exec(text)?.[1] ?? '';
}

function bare(text: string): string {
  return text
    .replace(IN_BRACKETS, ' ')
    .replace(MAIDEN, ' ')
    .replace(MARRIED, ' ')
    .replace(/["“„][^"“”„]*["”“]/g, ' ');
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}'’]+/u)
    .map((word) => word.replace(/['’]/g, ''))
    .filter(
      (word) =>
        word !== '' &&
        !/^[IVX]{2,5}$/.test(word) &&
        !NO_NAME.has(word.toLowerCase()) &&
        !BESIDE_NAMES.has(word.toLowerCase()),
    );
}
