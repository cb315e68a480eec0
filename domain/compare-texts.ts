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
const MOST_WORDS = 100;
const MOST_PAIRS = 60;

type Show = (paragraph: string) => string;

/**
 * Two texts side by side, paragraph by paragraph, with the words that differ. Paragraphs are shown as `show` puts them, unless
 * what differs would not be seen so.
 */
export function compareTexts(before: string, after: string, show: Show = (paragraph) => paragraph): ComparedRow[] {
  const [left, right] = [paragraphsIn(before), paragraphsIn(after)];
  const changes = diffArrays(left, right, { maxEditLength: MOST_PARAGRAPHS });
  const budget = { pairs: MOST_PAIRS };
  if (!changes) return pairs(left, right, { budget, show });
  const rows: ComparedRow[] = [];
  const add = (more: readonly ComparedRow[]) => {
    for (const row of more) rows.push(row);
  };
  let removedBefore: readonly string[] = [];
  for (const { value, added, removed } of [...changes, { value: [], added: false, removed: false }]) {
    if (removed) removedBefore = removedBefore.concat(value);
    else if (added) {
      add(pairs(removedBefore, value, { budget, show }));
      removedBefore = [];
    } else {
      add(pairs(removedBefore, [], { budget, show }));
      removedBefore = [];
      add(value.map(show).map((text) => ({ before: [plain(text)], after: [plain(text)] })));
    }
  }
  return rows;
}

export function isChanged({ before, after }: ComparedRow): boolean {
  return before === undefined || after === undefined || [...before, ...after].some(({ changed }) => changed);
}

function paragraphsIn(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
}

interface Pairing {
  readonly budget: { pairs: number };
  readonly show: Show;
}

function pairs(removed: readonly string[], added: readonly string[], { budget, show }: Pairing): ComparedRow[] {
  const length = Math.max(removed.length, added.length);
  return Array.from({ length }, (_, index) => {
    const [before, after] = [removed[index], added[index]];
    if (before === undefined) return { after: [marked(show(after ?? ''))] };
    if (after === undefined) return { before: [marked(show(before))] };
    const isSeen = show(before) !== show(after);
    const [left, right] = isSeen ? [show(before), show(after)] : [before, after];
    budget.pairs -= 1;
    return budget.pairs < 0 ? { before: [marked(left)], after: [marked(right)] } : words(left, right);
  });
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
