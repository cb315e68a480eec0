import { diffArrays, diffWordsWithSpace } from 'diff';

/** Some of a text, and whether the other side has it too. */
export interface ComparedPart {
  readonly text: string;
  readonly changed: boolean;
}

/** Paragraphs beside each other; one that the other side does not have stands alone. */
export interface ComparedRow {
  readonly before?: readonly ComparedPart[];
  readonly after?: readonly ComparedPart[];
}

/**
 * Further apart, paragraphs and words are shown as wholly changed, and so are the words of a text in which nearly everything is
 * another: finding more in common would take too long, and others wait meanwhile.
 */
const MOST_PARAGRAPHS = 300;
const MOST_WORDS = 60;
const MOST_PAIRS = 60;

/** More of them would take a page long to make, and nobody would read it to its end. */
export const MOST_ROWS = 400;

interface Manner {
  readonly show: (paragraph: string) => string;
  /** How many paragraphs are still compared word by word: shared by all texts of a page. */
  readonly budget: { pairs: number };
}

export function wordBudget(): Manner['budget'] {
  return { pairs: MOST_PAIRS };
}

/**
 * Two texts side by side, paragraph by paragraph, with the words that differ; of long ones, only paragraphs that differ, and no more
 * than MOST_ROWS. Paragraphs are shown as `show` puts them, unless what differs would not be seen so.
 */
export function compareTexts(
  before: string,
  after: string,
  { show = (paragraph) => paragraph, budget = wordBudget() }: Partial<Manner> = {},
): ComparedRow[] {
  return rowsOf(paragraphsIn(before), paragraphsIn(after), { show, budget }).take(MOST_ROWS).toArray();
}

function* rowsOf(left: string[], right: string[], manner: Manner): Generator<ComparedRow> {
  const isShort = left.length + right.length <= MOST_ROWS;
  const changes = diffArrays(left, right, { maxEditLength: MOST_PARAGRAPHS }) ?? [
    { value: left, added: false, removed: true },
    { value: right, added: true, removed: false },
  ];
  let removedBefore: readonly string[] = [];
  for (const { value, added, removed } of [...changes, { value: [], added: false, removed: false }]) {
    if (removed) {
      removedBefore = removedBefore.concat(value);
      continue;
    }
    yield* pairs(removedBefore, added ? value : [], manner);
    removedBefore = [];
    if (isShort && !added)
      yield* value.map(manner.show).map((text) => ({ before: [plain(text)], after: [plain(text)] }));
  }
}

export function isChanged({ before, after }: ComparedRow): boolean {
  return before === undefined || after === undefined || [...before, ...after].some(({ changed }) => changed);
}

function paragraphsIn(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
}

function* pairs(
  removed: readonly string[],
  added: readonly string[],
  { budget, show }: Manner,
): Generator<ComparedRow> {
  for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
    const [before, after] = [removed[index], added[index]];
    if (before === undefined) yield { after: [marked(show(after ?? ''))] };
    else if (after === undefined) yield { before: [marked(show(before))] };
    else {
      const shown = [show(before), show(after)] as const;
      const [left, right] = shown[0] === shown[1] ? [before, after] : shown;
      budget.pairs -= 1;
      yield budget.pairs < 0 ? { before: [marked(left)], after: [marked(right)] } : words(left, right);
    }
  }
}

function words(before: string, after: string): ComparedRow {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_WORDS });
  if (!changes) return { before: [marked(before)], after: [marked(after)] };
  return {
    before: changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, changed: removed })),
    after: changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, changed: added })),
  };
}

function plain(text: string): ComparedPart {
  return { text, changed: false };
}

function marked(text: string): ComparedPart {
  return { text, changed: true };
}
