import { Sex } from '../../graph.ts';
import { isVowel, palatalEnd, syllables } from './sounds.ts';

/** What a sentence needs of a name. A form is missing where no rule is safe, and the sentence is then built otherwise. */
export interface NameForms {
  readonly genitive?: string;
  /** The possessive adjective in the masculine nominative: Marijin, Ivanov. */
  readonly possessive?: string;
}

const NO_FORMS: NameForms = {};

/** One given name: `Ante` -> Ante, Antin; `Pavao` -> Pavla, Pavlov; `Nives` -> Nives, and no adjective. */
export function givenNameForms(name: string, sex: Sex): NameForms {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name)) return NO_FORMS;
  const irregular = sex === Sex.female ? undefined : IRREGULAR.get(name);
  if (irregular) return irregular;
  if (name.endsWith('a')) return likeFeminineInA(name);
  if (sex === Sex.female) return FEMININE_IN_E.has(name) ? likePetName(name) : { genitive: name };
  if (name.endsWith('o')) return masculineInO(name);
  if (name.endsWith('e')) return masculineInE(name, sex);
  // Ivan or Karmen, Toni or Nansi: without the sex nothing can be said of such a name.
  if (sex === Sex.unknown) return NO_FORMS;
  if (name.endsWith('i')) return { genitive: `${name}ja`, possessive: `${name}jev` };
  return masculineInConsonant(name);
}

/** Marija, Luka, Anica, Mia, Tea. */
function likeFeminineInA(name: string): NameForms {
  const stem = name.slice(0, -1);
  if (stem.endsWith('i')) return { genitive: `${stem}je`, possessive: `${stem}jin` };
  const isDiminutive = stem.endsWith('ic') && syllables(name) > 2;
  return { genitive: `${stem}e`, possessive: isDiminutive ? `${stem.slice(0, -1)}čin` : `${stem}in` };
}

/** Ante, Jozo, Mare: declined like words in -a. */
function likePetName(name: string): NameForms {
  const stem = name.slice(0, -1);
  return { genitive: `${stem}e`, possessive: `${stem}in` };
}

function masculineInO(name: string): NameForms {
  const stem = name.slice(0, -1);
  if (stem.endsWith('a')) return NO_FORMS;
  if (stem.endsWith('i')) return likeIvan(`${stem}j`);
  const isLikeMarko = stem.endsWith('k') && !isVowel(stem.at(-2));
  const isPetName = syllables(name) <= 2 && !isVowel(stem.at(-1)) && !isLikeMarko;
  return isPetName ? likePetName(name) : likeIvan(stem);
}

function masculineInE(name: string, sex: Sex): NameForms {
  const stem = name.slice(0, -1);
  if (/[io]j$/.test(stem)) return likeIvan(stem);
  if (syllables(name) <= 2 && !isVowel(stem.at(-1)) && !isForeign(name)) return likePetName(name);
  return sex === Sex.male ? { genitive: `${name}a` } : NO_FORMS;
}

function masculineInConsonant(name: string): NameForms {
  if (/[^aeiou]y$/.test(name)) return { genitive: `${name}ja` };
  // Noah, Guy, Lindsay: the last letter is not the last sound.
  if (/[aeiou][hy]$/.test(name) || isVowel(name.at(-1))) return NO_FORMS;
  if (/[aeiour].*[^aeiou]ac$/i.test(name))
    return { genitive: `${name.slice(0, -2)}ca`, possessive: `${name.slice(0, -2)}čev` };
  if (isForeign(name)) return { genitive: `${name}a` };
  if (/(nd|st)ar$/.test(name)) return likeIvan(`${name.slice(0, -2)}r`);
  if (/[oe]v$/.test(name)) return { genitive: `${name}a`, possessive: `${name}ljev` };
  return likeIvan(name);
}

function likeIvan(stem: string): NameForms {
  return { genitive: `${stem}a`, possessive: `${stem}${palatalEnd(stem) ? 'ev' : 'ov'}` };
}

/** Spelt as Croatian does not spell: the sound of the end is not known, so no adjective (George, but Georgea, Georgeev). */
function isForeign(name: string): boolean {
  return /[qwxy]|th|ph|ch|sh|ck|gh|ou|oo|ee|c$|(.)\1/i.test(name) || FOREIGN_IN_E.has(name);
}

const IRREGULAR: ReadonlyMap<string, NameForms> = new Map([
  ['Pavao', likeIvan('Pavl')],
  ['Mihovio', likeIvan('Mihovil')],
  ['Petar', likeIvan('Petr')],
  ['Dimitar', likeIvan('Dimitr')],
  ['Juraj', likeIvan('Jurj')],
  ['Đorđe', likeIvan('Đorđ')],
  ['Karlo', likeIvan('Karl')],
  ['Hugo', likeIvan('Hug')],
  ['Oto', likeIvan('Ot')],
]);

/** Short forms of the hills for Mara, Kata, Luca …; every other woman's name in -e keeps one form: Alice, Mercedes. */
const FEMININE_IN_E = new Set(
  'Ane Anđe Cvite Ive Jake Janje Jele Kate Luce Mande Mare Mile Nede Pere Ruže Stane Tade Vide Zore'.split(' '),
);

/** Men's names in -e that look like Ante and Mate but are not. */
const FOREIGN_IN_E = new Set(
  'Blake Bruce Cole Dale Dante Dave Duke Gene Jake Lance Luke Mike Pete Rene Rolfe Steve Zane'.split(' '),
);
