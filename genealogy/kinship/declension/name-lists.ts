const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/**
 * Men's short forms in -o that are declined like words in -a: Ivo, Ive, Ivin. Every other name in -o is declined like Marko:
 * Bruno, Bruna, Brunov. A short form missing here is then told as the north of the country tells it, which is no fault,
 * while Brunin is one. Short forms whose stem ends in a palatal (Božo, Mićo) need no row.
 */
export const PET_NAMES_IN_O = listed(`
  Ahmo Anto Avdo Bato Bero Blago Boro Braco Brano Cvito Ćamo Ćiro Dado Drago Dudo Đoko Đuro Frano Gavro Grgo Hamo Haso Himzo Huso Ibro
  Ico Iko Ilo Ivo Jako Jero Joko Joso Jovo Jozo Juro Kazo Krsto Kruno Lazo Lovro Ljubo Mato Meho Mico Miko Miro Mirso Muso Nedo Neno Niko
  Pavo Pero Rado Rafo Ramo Raso Savo Simo Slavo Stano Stevo Stipo Šćepo Šimo Špiro Tado Todo Tomo Tripo Vaso Veso Vido Vjeko Vlado
`);

/** Short forms of the hills for Mara, Kata, Luca …; every other woman's name in -e keeps one form: Alice, Mercedes. */
export const WOMENS_NAMES_IN_E = listed(`
  Ane Anđe Cvite Ive Jake Janje Jele Kate Luce Mande Mare Mile Nede Pere Ruže Stane Tade Vide Zore
`);

/** Men's names in -e that look like Ante and Mate but are not: Mike, Mikea, Mikeov. */
export const FOREIGN_IN_E = listed(`
  Abe Arne Blake Brice Bruce Cade Clive Clyde Cole Dale Dante Dave Drake Duke Gabe Gene Hale Helge Ike Jake Jorge Jose Jude Kane Lance
  Lane Luke Mike Nate Ole Pete Prince Rafe Rene Rolfe Rune Serge Steve Tate Uwe Vince Zane Zeke
`);

/** Women's names in -ica whose c is a k: Monicin, not Moničin. */
export const FOREIGN_IN_ICA = listed(`
  Angelica America Dominica Enrica Erica Federica Frederica Jessica Ludovica Monica Ulrica Veronica
`);

/** Biblical names as English spells them: the last letter is mute, and no ending is at home after it. */
export const MUTE_H = /(?:[io]|j)ah$|^(?:Jonah|Judah|Micah)$/;

export const IRREGULAR: ReadonlyMap<string, { readonly genitive: string; readonly possessive: string }> = new Map([
  ['Pavao', { genitive: 'Pavla', possessive: 'Pavlov' }],
  ['Pavle', { genitive: 'Pavla', possessive: 'Pavlov' }],
  ['Mihovio', { genitive: 'Mihovila', possessive: 'Mihovilov' }],
  ['Petar', { genitive: 'Petra', possessive: 'Petrov' }],
  ['Dimitar', { genitive: 'Dimitra', possessive: 'Dimitrov' }],
  ['Juraj', { genitive: 'Jurja', possessive: 'Jurjev' }],
  ['Đorđe', { genitive: 'Đorđa', possessive: 'Đorđev' }],
  ['Jakov', { genitive: 'Jakova', possessive: 'Jakovljev' }],
  ['Lovrenac', { genitive: 'Lovrenca', possessive: 'Lovrenčev' }],
]);
