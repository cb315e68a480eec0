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

/** Further apart, paragraphs and words are shown as wholly changed: finding more in common would take too long. */
const MOST_PARAGRAPHS = 100;
const MOST_WORDS = 40;

/** Nobody reads more of a comparison to its end, and everybody waits while it is made. */
const MOST_ROWS = 400;
const MOST_LETTERS = 120_000;
/** Longer texts are shown without their unchanged paragraphs. */
const MOST_UNCHANGED = 20_000;
/** Of a paragraph that is not compared word by word. */
const MOST_SHOWN = 5000;

/** So many letters are left to paragraphs that are shown as wholly changed. */
const LEFT_UNCOMPARED = 60_000;
/** What each difference counts for that is found in a paragraph: it takes as long as many letters. */
const LETTERS_A_CHANGE = 50;

interface Manner {
  readonly show: (paragraph: string) => string;
  /** Letters that may still be shown: shared by all texts of a page. */
  readonly budget: { letters: number };
}

export function letterBudget(): Manner['budget'] {
  return { letters: MOST_LETTERS };
}

/**
 * Two texts side by side, paragraph by paragraph, with the words that differ; of long ones only paragraphs that differ. Where it
 * would be too much, the last row has neither side. Paragraphs are shown as `show` puts them, unless what differs would not be
 * seen so.
 */
export function compareTexts(
  before: string,
  after: string,
  { show = (paragraph) => paragraph, budget = letterBudget() }: Partial<Manner> = {},
): ComparedRow[] {
  const rows: ComparedRow[] = [];
  if (before === after) return rows;
  for (const row of rowsOf(paragraphsIn(before), paragraphsIn(after), { show, budget })) {
    const isSpent = budget.letters <= 0 || rows.length === MOST_ROWS;
    rows.push(isSpent ? {} : row);
    if (isSpent) break;
  }
  return rows;
}

function* rowsOf(left: string[], right: string[], manner: Manner): Generator<ComparedRow> {
  const letters = [...left, ...right].reduce((sum, { length }) => sum + length, 0);
  const isShort = left.length + right.length <= MOST_ROWS && letters <= MOST_UNCHANGED;
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
    for (const text of isShort && !added ? value : []) {
      if (manner.budget.letters > 0)
        yield { before: [plain(inBrief(text, manner))], after: [plain(inBrief(text, manner))] };
    }
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
    const isCompared =
      before !== undefined && after !== undefined && budget.letters - before.length - after.length > LEFT_UNCOMPARED;
    if (isCompared) {
      const shown = [show(before), show(after)] as const;
      yield shown[0] === shown[1] ? words(before, after, budget) : words(...shown, budget);
    } else {
      yield {
        ...(before === undefined ? {} : { before: [marked(inBrief(before, manner))] }),
        ...(after === undefined ? {} : { after: [marked(inBrief(after, manner))] }),
      };
    }
  }
}

function inBrief(paragraph: string, { show, budget }: Manner): string {
  budget.letters -= Math.min(paragraph.length, MOST_SHOWN);
  return paragraph.length > MOST_SHOWN ? `${show(paragraph.slice(0, MOST_SHOWN))} …` : show(paragraph);
}

function words(before: string, after: string, budget: Manner['budget']): ComparedRow {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_WORDS });
  budget.letters -= before.length + after.length + LETTERS_A_CHANGE * (changes?.length ?? MOST_WORDS);
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
