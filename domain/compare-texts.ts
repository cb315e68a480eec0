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
const MOST_LETTERS = 60_000;
/** A short paragraph counts for as many. */
const LEAST_LETTERS = 1000;

/** Of a paragraph that is not compared word by word. */
const MOST_SHOWN = 5000;

/** More of them would take a page long to make, and nobody would read it to its end. */
export const MOST_ROWS = 400;

interface Manner {
  readonly show: (paragraph: string) => string;
  /** Letters that are still compared word by word: shared by all texts of a page. */
  readonly budget: { letters: number };
}

export function wordBudget(): Manner['budget'] {
  return { letters: MOST_LETTERS };
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
      yield* value.map((text) => [plain(inBrief(text, manner))]).map((parts) => ({ before: parts, after: parts }));
  }
}

export function isChanged({ before, after }: ComparedRow): boolean {
  return before === undefined || after === undefined || [...before, ...after].some(({ changed }) => changed);
}

function paragraphsIn(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
}

function* pairs(removed: readonly string[], added: readonly string[], manner: Manner): Generator<ComparedRow> {
  const { budget, show } = manner;
  for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
    const [before, after] = [removed[index], added[index]];
    if (before !== undefined && after !== undefined)
      budget.letters -= Math.max(before.length + after.length, LEAST_LETTERS);
    if (before === undefined || after === undefined || budget.letters < 0) {
      yield {
        ...(before === undefined ? {} : { before: [marked(inBrief(before, manner))] }),
        ...(after === undefined ? {} : { after: [marked(inBrief(after, manner))] }),
      };
    } else {
      const shown = [show(before), show(after)] as const;
      yield shown[0] === shown[1] ? words(before, after) : words(...shown);
    }
  }
}

function inBrief(paragraph: string, { show }: Manner): string {
  return paragraph.length > MOST_SHOWN ? `${show(paragraph.slice(0, MOST_SHOWN))} …` : show(paragraph);
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
