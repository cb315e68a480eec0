import { Lexer, type Token, type TokensList } from 'marked';

/** Quotes in lists in quotes: deeper than anybody writes, far from where the stack ends. */
const DEEPEST = 16;

/** What a text may cost, in steps: some tenths of a second. The longest record, a sign in every fifth word, takes a third. */
const MOST_WORK = 300_000_000;

const BLOCK_RULES = 20;
/** A cell is an object of its own, with its words, for each reader of it. */
const CELL_RULES = 5000;
const SPACE = 0x20;

export class TooMuchWork extends Error {}

/**
 * Marked reads what is nested by calling itself, and looks for the other end of each sign through the rest of a
 * paragraph: a few kilobytes of signs overflow its stack or keep it busy for minutes. Here what lies too deep is words,
 * and what would take too long ends with TooMuchWork.
 */
export class BoundedLexer extends Lexer {
  #depth = 0;
  #work = 0;

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped = false): Token[] {
    this.#count(blockWork(src));
    return this.#within(src, tokens, () => super.blockTokens(src, tokens, lastParagraphClipped));
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    this.#count(inlineWork(src));
    return this.#within(src, tokens, () => super.inlineTokens(src, tokens));
  }

  #count(work: number): void {
    this.#work += work;
    if (this.#work > MOST_WORK) throw new TooMuchWork();
  }

  #within(src: string, tokens: Token[], read: () => Token[]): Token[] {
    if (this.#depth === DEEPEST) {
      tokens.push({ type: 'text', raw: src, text: src });
      return tokens;
    }
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}

/**
 * Each line is held against about as many rules. A quote that goes on in a line without its sign is read again with all
 * that follows, and each box to tick is looked for among all the others. Every row of a table is as wide as its first.
 */
function blockWork(src: string): number {
  const resumed = count(src, /^ {0,3}>.*\n(?=[^\n>]*\S)(?! {0,3}>)/gm);
  return src.length * (BLOCK_RULES + resumed) + count(src, /\[[ x]\]/gi) ** 2 + cellsIn(src) * CELL_RULES;
}

/** Of tables, which go on until an empty line. */
function cellsIn(src: string): number {
  if (!src.includes('|')) return 0;
  let cells = 0;
  let columns = 0;
  for (const line of src.split('\n')) {
    if (/^[|:\- \t]+$/.test(line)) columns = Math.max(columns, count(line, /\|/g));
    else if (line.trim() === '') columns = 0;
    cells += columns;
  }
  return cells;
}

/** Each sign may be held against all that follows; a word without an end is tried as an address from each letter of it. */
function inlineWork(src: string): number {
  let words = 0;
  let length = 0;
  for (let index = 0; index <= src.length; index += 1) {
    // At the end there is no code, which is no word's either.
    if (src.charCodeAt(index) > SPACE) length += 1;
    else {
      words += length ** 2;
      length = 0;
    }
  }
  return src.length * (1 + count(src, /[*_~`[\]<!\\&@]/g)) + words;
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
