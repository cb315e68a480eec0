import type { Token, Tokens } from 'marked';
import { figureOf } from '../../../../domain/figure.ts';
import { type NoteToken, tokensOf } from '../../../text/record-syntax.ts';
import type { Block, Cell, Document, Inline, Inner, List, ListItem, Mark, Paragraph } from './document.ts';
import { normalDocument } from './normal-document.ts';

/** A Markdown text as the editor holds it, or nothing where reading it would keep everybody waiting. */
export function documentOfMarkdown(markdown: string): Document | undefined {
  const tokens = tokensOf(markdown);
  return tokens && normalDocument({ type: 'doc', content: tokens.flatMap(blocksOf) });
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      return [{ type: 'heading', attrs: { level: depth }, content: inlineOf(tokens) }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: (token.tokens ?? []).flatMap(innerOf) }];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    case 'paragraph': {
      const figure = figureOf(token.raw.trim());
      return figure ? [{ type: 'figure', attrs: { ...figure } }] : innerOf(token);
    }
    default:
      return innerOf(token);
  }
}

/** In quotes and lists, what may not stand there is the words it consists of. */
function innerOf(token: Token): Inner[] {
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'blockquote':
      return (token.tokens ?? []).flatMap(innerOf);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((row) => paragraph(row.flatMap(({ tokens }) => [...inlineOf(tokens), plain(' ')])));
    }
    case 'checkbox':
      return [paragraph([plain(token.raw)])];
    default:
      return [paragraph('tokens' in token && token.tokens ? inlineOf(token.tokens) : [plain(token.raw)])];
  }
}

function listOf({ ordered, start, items }: Tokens.List): List {
  const content = items.map(
    ({ tokens }): ListItem => ({ type: 'listItem', content: tokens.flatMap(innerOf).reduce(joinCheckbox, []) }),
  );
  return ordered ? { type: 'orderedList', attrs: { start: Number(start) }, content } : { type: 'bulletList', content };
}

/** A box to tick is the first words of its item. */
function joinCheckbox(done: readonly Inner[], next: Inner): Inner[] {
  const last = done.at(-1);
  const isBox = last?.type === 'paragraph' && last.content?.length === 1 && isCheckbox(last.content[0]);
  if (!isBox || next.type !== 'paragraph') return [...done, next];
  return [...done.slice(0, -1), paragraph([...(last.content ?? []), ...(next.content ?? [])])];
}

function isCheckbox(node: Inline | undefined): boolean {
  return node?.type === 'text' && /^\[[ xX]\]\s*$/.test(node.text);
}

function tableOf({ header, rows }: Tokens.Table): Block {
  const cells = (row: readonly Tokens.TableCell[], type: Cell['type']) =>
    row.map(({ tokens }): Cell => ({ type, content: inlineOf(tokens) }));
  return {
    type: 'table',
    content: [
      { type: 'tableRow', content: cells(header, 'tableHeader') },
      ...rows.map((row) => ({ type: 'tableRow', content: cells(row, 'tableCell') }) as const),
    ],
  };
}

function inlineOf(tokens: readonly Token[], marks: readonly Mark[] = []): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'strong':
        return inlineOf(token.tokens ?? [], [...marks, { type: 'bold' }]);
      case 'em':
        return inlineOf(token.tokens ?? [], [...marks, { type: 'italic' }]);
      case 'link': {
        const { href, tokens: inner } = token as Tokens.Link;
        return inlineOf(inner, [...marks, { type: 'link', attrs: { href } }]);
      }
      case 'codespan':
        return [plain(token.text, [...marks, { type: 'code' }])];
      case 'br':
        return [{ type: 'hardBreak', marks }];
      case 'note':
        return [{ type: 'note', attrs: { number: (token as NoteToken).number }, marks }];
      case 'escape':
        return [plain(token.text, marks)];
      case 'text':
        return token.tokens ? inlineOf(token.tokens, marks) : [plain(decoded(token.text), marks)];
      // A picture among words is none of ours: as it was typed.
      default:
        return [plain(token.raw, marks)];
    }
  });
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&([a-z]{2,4});/g, (reference, name: string) => NAMED[name] ?? reference);
}

function plain(text: string, marks: readonly Mark[] = []): Inline {
  return { type: 'text', text, marks };
}

function paragraph(content: readonly Inline[]): Paragraph {
  return { type: 'paragraph', content };
}
