import { Marked, type MarkedExtension, type Tokens, type TokensList } from 'marked';
import { BoundedLexer, TooMuchWork } from './bounded-lexer.ts';

/** `[^2]` in a text: the second of the record's sources vouches for it. */
export interface NoteToken extends Tokens.Generic {
  readonly type: 'note';
  readonly number: number;
}

const NOTE = /^\[\^([1-9]\d?)\]/;
const nothing = () => undefined;

/**
 * What the text of a record is made of, for whoever shows it and whoever edits it alike: neither HTML nor blocks of code,
 * no definitions of links, nothing crossed out. All that is read as the words it consists of.
 */
export const RECORD_SYNTAX: MarkedExtension = {
  gfm: true,
  tokenizer: { html: nothing, tag: nothing, code: nothing, fences: nothing, def: nothing, del: nothing },
  extensions: [
    {
      name: 'note',
      level: 'inline',
      start: (src) => {
        const index = src.indexOf('[^');
        return index === -1 ? undefined : index;
      },
      tokenizer: (src) => {
        const match = NOTE.exec(src);
        return match ? { type: 'note', raw: match[0], number: Number(match[1]) } : undefined;
      },
    },
  ],
};

const reader = new Marked(RECORD_SYNTAX);

/** What a text consists of, or nothing where finding out would keep everybody waiting. */
export function tokensOf(markdown: string, marked: Marked = reader): TokensList | undefined {
  try {
    return new BoundedLexer(marked.defaults).lex(markdown);
  } catch (error) {
    if (!(error instanceof TooMuchWork || error instanceof RangeError)) throw error;
    return undefined;
  }
}
