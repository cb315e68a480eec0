import type { FOUND_WORDS } from '../../query-words.ts';

export type FoundKind = keyof typeof FOUND_WORDS;

export interface TextPartView {
  readonly text: string;
  readonly marked: boolean;
}

/** Something that was found, as the page shows it. */
export interface FoundView {
  readonly href: string;
  readonly title: readonly TextPartView[];
  /** A sentence of it with what was found marked. */
  readonly sentence: readonly TextPartView[];
  /** What it is, when, where: the small line. */
  readonly meta: string;
  readonly sample: boolean;
}

interface FoundGroup {
  readonly kind: FoundKind;
  /** On all pages together. */
  readonly total: number;
  readonly finds: readonly FoundView[];
}

interface ChoiceView {
  readonly label: string;
  readonly count: number;
  /** Where it is chosen, or where it no longer is. */
  readonly href: string;
  readonly chosen: boolean;
}

export interface FilterView {
  readonly name: string;
  readonly choices: readonly ChoiceView[];
}

interface ChosenView {
  readonly label: string;
  /** The same without it. */
  readonly href: string;
}

/** What a search answered, as its page tells it. */
export interface SearchView {
  readonly total: number;
  readonly groups: readonly FoundGroup[];
  readonly filters: readonly FilterView[];
  readonly chosen: readonly ChosenView[];
  /** The same words without any choice. */
  readonly all: string;
  readonly words: 'all' | 'some' | 'corrected';
  readonly suggestion: { readonly text: string; readonly href: string } | undefined;
}

/** From where to where in a text: `text.slice(...mark)`. */
export type Mark = readonly [start: number, end: number];

/** One find, for programs. */
export interface FoundData {
  readonly url: string;
  readonly kind: FoundKind;
  readonly title: string;
  readonly summary: string;
  readonly score: number;
}

/** The same for the box in the shell. */
export interface TypedSearchData extends SearchData<TypedFoundData> {
  /** Where the editors are asked about it. */
  readonly ask: string;
}

export interface TypedFoundData extends FoundData {
  /** Where in the summary and in the title something was found. */
  readonly marks: readonly Mark[];
  readonly titleMarks: readonly Mark[];
  /** What it is, when, where: as the page says it. */
  readonly meta: string;
}

/** What a search answered, for programs. */
export interface SearchData<Result extends FoundData = FoundData> {
  readonly query: string;
  readonly total: number;
  readonly results: readonly Result[];
  readonly suggestion?: string;
}
