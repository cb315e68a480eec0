import { Sex } from '../../graph.ts';
import { isVowel, palatalEnd, syllables } from './inflection.ts';

/** What a sentence needs of a name. A form is missing where no rule is safe, and the sentence is then built otherwise. */
interface NameForms {
  readonly genitive?: string;
  /** The possessive adjective in the masculine nominative: Marijin, Ivanov. */
  readonly possessive?: string;
}

const NO_FORMS: NameForms = {};

/** Titles that stay as they are before a name: fra Ante, fra Antin. */
const TITLE = /^(?:fra|don|dom|hadži|(?:dr|mr|prof|mons|vlč|preč|o|s)\.)$/i;

/** All given names of one person, as written: `fra Ante`, `Ana-Marija`, `Ivan Pavao`. Two names make no adjective. */
export function givenNamesForms(names: string, sex: Sex): NameForms {
  const words = names.split(' ');
  // Whoever is called nothing but Don is no priest.
  const firstName = Math.max(
    0,
    words.findIndex((word) => !TITLE.test(word)),
  );
  const titles = words.slice(0, firstName).map((title) => title.toLocaleLowerCase('hr'));
  const forms = words.slice(firstName).map((name) => givenNameForms(name, sex));
  const genitives = forms.map(({ genitive }) => genitive);
  const [possessive, ...others] = forms.map((form) => form.possessive);
  return {
    ...(!genitives.includes(undefined) && { genitive: [...titles, ...genitives].join(' ') }),
    ...(possessive !== undefined && others.length === 0 && { possessive: [...titles, possessive].join(' ') }),
  };
}

/** One given name: `Ante` -> Ante, Antin; `Pavao` -> Pavla, Pavlov; `Nives` -> Nives, and no adjective. */
export function givenNameForms(name: string, sex: Sex): NameForms {
  const [first = '', ...joined] = name.split('-');
  if (!/^\p{Lu}\p{Ll}+$/u.test(first)) return NO_FORMS;
  if (joined.length > 0) return behind(`${first}-`, givenNameForms(joined.join('-'), sex));
  const irregular = sex === Sex.female ? undefined : IRREGULAR.get(name);
  if (irregular) return irregular;
  if (name.endsWith('a')) return likeFeminineInA(name);
  if (sex === Sex.female) return WOMENS_NAMES_IN_E.has(name) ? likePetName(name) : { genitive: name };
  if (name.endsWith('o')) return masculineInO(name);
  if (name.endsWith('e')) return masculineInE(name, sex);
  // Ivan or Karmen, Toni or Nansi: without the sex nothing can be said of such a name.
  return sex === Sex.unknown ? NO_FORMS : masculineInOther(name);
}

/** Of two names joined by a hyphen only the second is declined: Ana-Marija, Ana-Marije, Ana-Marijin. */
function behind(first: string, { genitive, possessive }: NameForms): NameForms {
  return {
    ...(genitive !== undefined && { genitive: first + genitive }),
    ...(possessive !== undefined && { possessive: first + possessive }),
  };
}

/** Marija, Luka, Anica, Mia, Tea. */
function likeFeminineInA(name: string): NameForms {
  const stem = name.slice(0, -1);
  if (stem.endsWith('i')) return { genitive: `${stem}je`, possessive: `${stem}jin` };
  const isDiminutive = stem.endsWith('ic') && syllables(name) > 2 && !FOREIGN_IN_ICA.has(name);
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
  const isPetName = PET_NAMES_IN_O.has(name) || (palatalEnd(stem) && syllables(name) <= 2);
  return isPetName ? likePetName(name) : likeIvan(stem);
}

function masculineInE(name: string, sex: Sex): NameForms {
  const stem = name.slice(0, -1);
  if (/[io]j$/.test(stem)) return likeIvan(stem);
  if (syllables(name) <= 2 && !isVowel(stem.at(-1)) && !isForeign(name)) return likePetName(name);
  if (sex === Sex.unknown) return NO_FORMS;
  // The -e of Mike is mute and that of Dante is not, but both are declined alike; -ie sounds like the -i of Toni.
  return name.endsWith('ie') ? likeToni(name) : likeIvan(name);
}

function masculineInOther(name: string): NameForms {
  if (/(?:i|[^aeiou]y)$/.test(name) || (/[ae]y$/.test(name) && syllables(name) > 1)) return likeToni(name);
  // Ray, Guy, Leroy: the last sound is a j.
  if (name.endsWith('y')) return { genitive: `${name}a`, possessive: `${name}ev` };
  if (MUTE_H.test(name)) return NO_FORMS;
  if (/(?:nd|st)ar$/.test(name)) return likeIvan(`${name.slice(0, -2)}r`);
  if (/(?:sh|sch|tch)$/.test(name)) return { genitive: `${name}a`, possessive: `${name}ev` };
  return likeIvan(name);
}

function likeIvan(stem: string): NameForms {
  return { genitive: `${stem}a`, possessive: `${stem}${palatalEnd(stem) ? 'ev' : 'ov'}` };
}

/** Toni, Charlie, Henry: a j parts the ending from the sound i. */
function likeToni(name: string): NameForms {
  return { genitive: `${name}ja`, possessive: `${name}jev` };
}

/** Spelt as Croatian does not spell: an -e at the end is then not the -e of Ante. */
function isForeign(name: string): boolean {
  return /[qwxy]|th|ph|ch|sh|ck|gh|ou|oo|ee|(.)\1/i.test(name) || FOREIGN_IN_E.has(name);
}

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/**
 * Men's short forms in -o that are declined like words in -a: Ivo, Ive, Ivin. Every other name in -o is declined like Marko:
 * Bruno, Bruna, Brunov. A short form missing here is declined as in the north of the country, which is correct, too,
 * while Brunin is an error. Short forms whose stem ends in a palatal (Božo, Mićo) need no row.
 */
const PET_NAMES_IN_O = listed(`
  Ahmo Anto Avdo Bato Bero Blago Boro Braco Brano Cvito Ćamo Ćiro Dado Drago Dudo Đoko Đuro Frano Gavro Grgo Hamo Haso Himzo Huso Ibro
  Ico Iko Ilo Ivo Jako Jero Joko Joso Jovo Jozo Juro Kazo Krsto Kruno Lazo Lovro Ljubo Mato Meho Mico Miko Miro Mirso Muso Nedo Neno Niko
  Pavo Pero Rado Rafo Ramo Raso Savo Simo Slavo Stano Stevo Stipo Šćepo Šimo Špiro Tado Todo Tomo Tripo Vaso Veso Vido Vjeko Vlado
`);

/** Short forms of the hills for Mara, Kata, Luca …; every other woman's name in -e keeps one form: Alice, Mercedes. */
const WOMENS_NAMES_IN_E = listed(`
  Ane Anđe Bare Cvite Ive Jake Janje Jele Kate Luce Ljube Mande Mare Mile Nede Pave Pere Ruže Stane Tade Vide Zore
`);

/** Men's names in -e that look like Ante and Mate but are not: Mike, Mikea, Mikeov. */
const FOREIGN_IN_E = listed(`
  Abe Arne Blake Brice Bruce Cade Clive Clyde Cole Dale Dante Dave Drake Duke Gabe Gene Hale Helge Ike Jake Jorge Jose Jude Kane Lance
  Lane Luke Mike Nate Ole Pete Prince Rafe Rene Rolfe Rune Serge Steve Tate Uwe Vince Zane Zeke
`);

/** Women's names in -ica whose c is a k: Monicin, not Moničin. */
const FOREIGN_IN_ICA = listed(`
  Angelica America Dominica Enrica Erica Federica Frederica Jessica Ludovica Monica Ulrica Veronica
`);

/** Biblical names as English spells them: the last letter is mute, and no ending is at home after it. */
const MUTE_H = /(?:[io]|j)ah$|^(?:Jonah|Judah|Micah)$/;

const IRREGULAR: ReadonlyMap<string, { readonly genitive: string; readonly possessive: string }> = new Map([
  ['Pavao', { genitive: 'Pavla', possessive: 'Pavlov' }],
  ['Pavle', { genitive: 'Pavla', possessive: 'Pavlov' }],
  ['Anđeo', { genitive: 'Anđela', possessive: 'Anđelov' }],
  ['Viganj', { genitive: 'Vignja', possessive: 'Vignjev' }],
  ['Mihovio', { genitive: 'Mihovila', possessive: 'Mihovilov' }],
  ['Petar', { genitive: 'Petra', possessive: 'Petrov' }],
  ['Dimitar', { genitive: 'Dimitra', possessive: 'Dimitrov' }],
  ['Juraj', { genitive: 'Jurja', possessive: 'Jurjev' }],
  ['Đorđe', { genitive: 'Đorđa', possessive: 'Đorđev' }],
  ['Jakov', { genitive: 'Jakova', possessive: 'Jakovljev' }],
  ['Lovrenac', { genitive: 'Lovrenca', possessive: 'Lovrenčev' }],
]);
