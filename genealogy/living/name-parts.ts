/** Words in small letters that are part of names: `de la Cruz`, `dr. sc. Ante`, `pl. Zrinski`. */
const SMALL_WORDS = new Set(
  'de del della la las los le les the and du di da das do dos von van vom der den ter ten zu zum zur y e el al bin ibn of mac mc pl fra don sr jr ml st dr mr prof ing sc dipl mons časna sestra od'.split(
    ' ',
  ),
);
const SUFFIX = /^(?:ml|st|jr|jun|junior|sr|sen|senior|mlađi|mlađa|stariji|starija|[ivx]{1,5})[.,]?$/iu;
/** Letters with what people put around and between them. */
const NAME_WORD = /^[\p{L}\p{M}.,'’`"“”„«»()?_-]+$/u;

interface Divided {
  readonly name: string;
  /** What was written beside the name. */
  readonly rest: string;
}

/**
 * Parts a name, with its surname between slashes, from what people write beside it: `Zora /Ćuk/ iz Zagreba`,
 * `Ante /Ćavar/ (r. 15. lipnja 1980.)`. After the surname only `ml.`, `Jr.`, `III` and the like belong to it.
 */
export function divideName(written: string): Divided {
  const [before = '', surname, ...others] = written.split('/');
  if (surname === undefined) return divideWords(before);
  const after = others.join('/');
  const given = divideWords(before);
  const family = divideWords(surname);
  // `/Ćavar/ Ante`, as lists have it.
  const last = before.trim() === '' ? divideWords(after) : divideSuffix(after);
  return {
    name: joined(given.name, `/${family.name}/`, last.name),
    rest: joined(given.rest, family.rest, last.rest),
  };
}

/** The same for a part of a name that stands by itself. A name ends where digits or words in small letters begin. */
export function divideWords(text: string): Divided {
  const hasCapitals = !/^[^\p{Lu}\p{Lt}\p{Lo}]*$/u.test(text);
  return divideAt(text, (word, at) => isOfName(word) || (at === 0 && !hasCapitals && NAME_WORD.test(word)));
}

export function divideSuffix(text: string): Divided {
  return divideAt(text, (word) => SUFFIX.test(word));
}

function divideAt(text: string, belongs: (word: string, at: number) => boolean): Divided {
  const words = text.split(/\s+/).filter((word) => word !== '');
  // `Zora Ćuk, Zagreb`, but not `Ćuk, Zora`.
  const comma = words.findIndex((word, at) => at > 0 && word.endsWith(','));
  const stranger = words.findIndex((word, at) => !belongs(word, at));
  const end = comma >= 0 && (stranger < 0 || comma < stranger) ? comma + 1 : stranger;
  if (end < 0 || end === words.length) return { name: words.join(' '), rest: '' };
  const name = words.slice(0, end).join(' ').replace(/,$/, '');
  // `Zora (Zorka iz Zagreba)` leaves no open bracket.
  const open = name.lastIndexOf('(');
  const isOpen = open > name.lastIndexOf(')');
  return { name: isOpen ? name.slice(0, open).trim() : name, rest: words.slice(end).join(' ') };
}

/** Some files have an underscore for a space: `Marie of_Hesse`. */
function isOfName(word: string): boolean {
  return NAME_WORD.test(word) && word.split('_').every(isNameOrTitle);
}

function isNameOrTitle(word: string): boolean {
  const letters = word.replace(/[^\p{L}\p{M}'’-]/gu, '');
  // Without capitals: `d'Annunzio`, `al-Din`; a word without letters, `?`, reveals nothing. A nun is `s. Bernarda`.
  const isName = /^(?:\p{Ll}{1,2}['’-])?[\p{Lu}\p{Lt}\p{Lo}]|^$/u.test(letters);
  return isName || SMALL_WORDS.has(letters) || word === 's.';
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
