import { folded, NameForms, type Word, wordsIn } from './name-forms.ts';

/** A person to search for: the words of their given names and nicknames, and of every surname they go by. */
export interface NameToFind {
  readonly person: number;
  readonly given: readonly string[];
  readonly surnames: readonly string[];
}

/** A name found in a text, in small letters without marks; an initial where the text has one. */
export interface FullName {
  readonly person: number;
  readonly given: string;
  readonly surname: string;
  readonly isOfKin: boolean;
}

/** A given name that stands in a text, whoever bears it. */
export interface GivenName {
  readonly given: string;
  /** The word after it that may be its surname. */
  readonly followedBy: string | undefined;
  /** After a word like `sin`, by which nobody calls the person whom the text is about. */
  readonly isOfKin: boolean;
}

export interface NamesInText {
  readonly full: readonly FullName[];
  readonly given: readonly GivenName[];
}

interface Bearer {
  readonly person: number;
  readonly given: readonly string[];
}

const NO_NAMES: NamesInText = { full: [], given: [] };
/** Churches, feast days and streets: `kod sv. Ane`, `na Svetog Antu`, `Blažena Djevica Marija`, `Ulica kralja Tomislava`. */
const SAINT =
  /^(?:sv|svet(?:i|a|o|e|u|og|oga|om|ome|omu|oj|ih|im|ima)|blazen(?:i|a|o|e|u|og|oga|om|oj)|djevic\p{Ll}{1,2}|saint|san|santa|(?:kralj|car|ban)(?:a|u|em|om)?|pap[aeiu])$/u;

/** Words that stand within or beside a name. */
const BETWEEN = new Set(
  'i te a ml st pok ud rod zv fra don s dr mr prof ing sc de la le du di da dos von van der den zu y el'.split(' '),
);
/** `Ante, sin Mate Ćavara`, `Ante zvani Tone Ćavar`, in any case. */
const KIN = /^(?:sin|kc|kcer|unuk|unuc|brat|sestr|zvan|rodj?en|udov|pokojn)\p{Ll}{0,4}$/u;
/** By these nobody calls the person whom a text is about. */
const RELATIVE =
  /^(?:sin(?:a|u|om|e|ovi|ova|ove|ovima)?|kci|kcer(?:i|ju|ima|ka|ke|ki|ku|kom|kama)?|(?:pra)*unu(?:k(?:a|u|om|e|ov|ovi|i)?|c(?:i|ima|ad|adi))|brat(?:a|u|om)?|sestr(?:a|e|i|u|om|ama)|sestara|(?:grand)?(?:son|daughter)s?|grandchild(?:ren)?|brothers?|sisters?)$/;
/** As many words as may lie between: `sin mu je Ante`. */
const RELATIVE_REACH = 3;
const TITLES = new Set('fra don dr mr prof ing sestra von van de di la le du da dos der den el zu of'.split(' '));
/** As many words as may lie between a given name and its surname: `Ante, Mate i Ivan Ćavar`. */
const REACH = 6;
/** Some files have one for each person; they need no search. */
const UNIQUE_ID = /^[\da-f-]{32,40}$/i;
/** A single word, as in most dates: a name has two. Tried on short texts only: on long runs of digits it is slow. */
const ONE_WORD = /^[\d\s.,/()-]*(?:[A-Z]+|[A-Z]?[a-z]+)?[\d\s.,/()-]*$/;
const LONG = 60;
/** Of given names, and of surnames. Nobody has more, and the search grows with their product. */
const MAX_WORDS = 32;
/** Enough for an editor to see who is meant. */
const MAX_NAMESAKES = 5;

/**
 * Finds names in texts: in either order, in any case of the declension, with or without diacritics, with an initial for
 * one of the two. All names are searched at once, each word of a text being looked up once, so that the work grows with
 * the text alone.
 */
export class NameFinder {
  readonly #given = new NameForms();
  readonly #surnames = new NameForms();
  /** By surname and by its initial: who bears it, with their given names. */
  readonly #bearers = new Map<string, Bearer[]>();
  /** The same by given name and by its initial, of surnames that stand in a text: most do in none. */
  readonly #people = new Map<string, ReadonlyMap<string, number[]>>();

  constructor(names: Iterable<NameToFind>) {
    for (const { person, given, surnames } of names) {
      const bearer = { person, given: firstOf(given).map((word) => this.#given.add(word)) };
      if (bearer.given.length === 0) continue;
      for (const word of firstOf(surnames)) {
        const surname = this.#surnames.add(word);
        for (const key of [surname, surname.charAt(0)]) {
          const bearers = this.#bearers.get(key);
          if (bearers) bearers.push(bearer);
          else this.#bearers.set(key, [bearer]);
        }
      }
    }
  }

  find(text: string): NamesInText {
    if ((text.length < LONG && ONE_WORD.test(text)) || UNIQUE_ID.test(text)) return NO_NAMES;
    const words = wordsIn(text);
    return { full: this.#fullNamesIn(words), given: this.#givenNamesIn(words, text) };
  }

  /** Whether a word of a text, folded, may be one of these surnames. */
  isFormOf(word: string, surnames: readonly string[]): boolean {
    const names = this.#surnames.namesOf(word);
    return surnames.some((surname) => names.has(folded(surname)));
  }

  #givenNamesIn(words: readonly Word[], text: string): GivenName[] {
    // Where all letters are capital or none is, they do not tell a name from other words.
    const tellsNames = /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
    const isCapital = (word: Word | undefined): boolean => !tellsNames || word?.isCapital === true;
    const found: GivenName[] = [];
    words.forEach((word, at) => {
      const isNextOfKin = isOfKin(words, at);
      if (!isCapital(word) && !isNextOfKin) return;
      // `sv. Petra i Pavla`
      const title = words[at - 1]?.folded === 'i' ? words[at - 3] : words[at - 1];
      if (SAINT.test(title?.folded ?? '')) return;
      const names = this.#given.namesOf(word.folded);
      if (names.size === 0) return;
      let next = at + 1;
      const isNextOfName = () =>
        tellsNames && words[next]?.isCapital && /^(?:[^\S\n]+|-)$/.test(words[next]?.gap ?? '');
      while (isNextOfName() && this.#given.namesOf(words[next]?.folded ?? '').size > 0) next += 1;
      const followedBy = isNextOfName() ? words[next]?.folded : undefined;
      for (const given of names) found.push({ given, followedBy, isOfKin: isNextOfKin });
    });
    return found;
  }

  #fullNamesIn(words: readonly Word[]): FullName[] {
    const found: FullName[] = [];
    if (this.#bearers.size === 0) return found;
    words.forEach((word, at) => {
      for (const surname of this.#surnames.namesOf(word.folded)) {
        this.#addBefore(words, at, surname, found);
        this.#addAfter(words, at, surname, found);
      }
      const isFollowed = words[at + 1]?.isCapital && /^[.\s]*$/.test(word.after);
      if (isInitial(word) && !isFollowed) this.#addWithInitial(words, at, found);
    });
    return found;
  }

  #called(given: string, surname: string): readonly number[] {
    const byGiven = this.#people.get(surname) ?? peopleByGiven(this.#bearers.get(surname) ?? []);
    this.#people.set(surname, byGiven);
    return byGiven.get(given) ?? [];
  }

  #addBefore(words: readonly Word[], at: number, surname: string, found: FullName[]): void {
    let strangers = 0;
    let pastSurnames = false;
    for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
      const word = words[before] as Word;
      if (endsSentence(word)) return;
      if (this.#add(words, before, surname, found)) pastSurnames = true;
      else if (this.#given.namesOf(word.folded).size > 0) pastSurnames = true;
      else if (this.#surnames.namesOf(word.folded).size > 0) {
        // `Ana Bošnjak Ćavar` is one name, in `Ante Zovko i Ana Ćavar` a surname ends another.
        if (pastSurnames) return;
      } else if (BETWEEN.has(word.folded) || word.folded.length === 1 || KIN.test(word.folded)) continue;
      else {
        strangers += 1;
        // `Ante, Mate i Ivan Ćavar` is a list, in `Ante Zovko i Mate Ćavar` a stranger ends another name.
        const standsAlone = word.gap.includes(',') || BETWEEN.has(words[before - 1]?.folded ?? '');
        if (!word.isCapital || (strangers > 1 && !standsAlone)) return;
      }
    }
  }

  /** `Ćavar Ante`, where no given name precedes; `Ćavar, Ante` and `Ćavar: Ante, Mate` wherever. */
  #addAfter(words: readonly Word[], at: number, surname: string, found: FullName[]): void {
    const [before, word] = [words[at - 1], words[at] as Word];
    const isList = /[,:(]/.test(word.after);
    if (!isList && before?.isCapital && !endsSentence(before) && !BETWEEN.has(before.folded)) return;
    if (!isList && endsSentence(word)) return;
    for (let after = at + 1; after <= at + REACH; after += 1) {
      const next = words[after];
      if (!next) return;
      // `Mate Ćavar, Ante Zovko` are two, each with a surname of their own.
      const hasOwnSurname = before?.isCapital && next.after.trim() === '' && words[after + 1]?.isCapital;
      if (!hasOwnSurname) this.#add(words, after, surname, found);
      if (after > at + 1 && !next.isCapital && !BETWEEN.has(next.folded)) return;
      if (endsSentence(next) || hasOwnSurname) return;
    }
  }

  /** `Ante Ć.` */
  #addWithInitial(words: readonly Word[], at: number, found: FullName[]): void {
    const word = words[at - 1];
    if (word?.after.trim() !== '') return;
    const surname = (words[at] as Word).folded;
    for (const given of this.#given.namesOf(word.folded))
      for (const person of this.#called(given, surname))
        found.push({ person, given, surname, isOfKin: isOfKin(words, at - 1) });
  }

  #add(words: readonly Word[], at: number, surname: string, found: FullName[]): boolean {
    const word = words[at] as Word;
    const names = isInitial(word) ? [word.folded] : this.#given.namesOf(word.folded);
    const before = found.length;
    for (const given of names)
      for (const person of this.#called(given, surname))
        found.push({ person, given, surname, isOfKin: isOfKin(words, at) });
    return found.length > before;
  }
}

function isOfKin(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - RELATIVE_REACH); before -= 1) {
    const { folded: word, isCapital, after } = words[before] as Word;
    // `ml.`, `pok.` and the like end no sentence.
    if (/[!?;]|\n\s*\n/.test(after) || (after.includes('.') && word.length > 3)) return false;
    // Brač and Sinj are places: a capital stands at the beginning only.
    const mayBeWord = !isCapital || before === 0 || /[.!?:\n]/.test(words[before - 1]?.after ?? '');
    if (mayBeWord && RELATIVE.test(word)) return true;
  }
  return false;
}

function firstOf(words: readonly string[]): readonly string[] {
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function peopleByGiven(bearers: readonly Bearer[]): Map<string, number[]> {
  const byGiven = new Map<string, number[]>();
  for (const { person, given } of bearers) {
    for (const key of given.flatMap((name) => [name, name.charAt(0)])) {
      const people = byGiven.get(key);
      if (!people) byGiven.set(key, [person]);
      else if (people.length < MAX_NAMESAKES && !people.includes(person)) people.push(person);
    }
  }
  return byGiven;
}

function isInitial({ folded: letter, isCapital, after }: Word): boolean {
  return isCapital && letter.length === 1 && after.startsWith('.');
}

function endsSentence({ folded: word, after }: Word): boolean {
  return /[!?;]|\n\s*\n/.test(after) || (/[.:]/.test(after) && word.length > 4);
}

export function wordsOfName(text: string): string[] {
  return (text.match(/(?:\p{L}\p{M}*)+/gu) ?? []).filter((word) => word.length > 1 && !TITLES.has(folded(word)));
}
