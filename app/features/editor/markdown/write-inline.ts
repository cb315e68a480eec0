import type { Inline, Mark } from './document.ts';
import { escaped, wholeEscaped } from './escape.ts';
import { isSame } from './normal-inline.ts';

/** How words are written: the first way that is read back as it was meant is taken. */
export interface Manner {
  readonly italic: '*' | '_';
  readonly escapes: 'few' | 'all';
  /** Letters beside a mark are written as numbers: between letters and quotes Markdown sees no mark otherwise. */
  readonly numbersBesideMarks: boolean;
  readonly marks: boolean;
}

export const MANNERS: readonly Manner[] = [
  { italic: '*', escapes: 'few', numbersBesideMarks: false, marks: true },
  { italic: '_', escapes: 'few', numbersBesideMarks: false, marks: true },
  { italic: '_', escapes: 'few', numbersBesideMarks: true, marks: true },
  { italic: '*', escapes: 'all', numbersBesideMarks: true, marks: true },
  { italic: '_', escapes: 'all', numbersBesideMarks: true, marks: true },
  { italic: '*', escapes: 'all', numbersBesideMarks: false, marks: false },
];

export interface Place {
  readonly startsLine: boolean;
}

/** Words with their marks in normal form as Markdown, in one manner. */
export function inlineMarkdown(nodes: readonly Inline[], place: Place, manner: Manner): string {
  const shown = manner.marks ? nodes : nodes.map((node) => ({ ...node, marks: [] }));
  return written(shown, 0, shown.length, [], { all: shown, place, manner });
}

interface Writing {
  readonly all: readonly Inline[];
  readonly place: Place;
  readonly manner: Manner;
}

/** A mark neither begins nor ends with a space; one between two marked words is read as marked, too. */
const APART = /^((?:\s|\\\n)*)([\s\S]*?)((?:\s|\\\n)*)$/;

function written(nodes: readonly Inline[], from: number, to: number, open: readonly Mark[], writing: Writing): string {
  let text = '';
  for (let index = from; index < to; ) {
    const mark = outermost(nodes, index, to, open);
    if (mark) {
      const end = reachOf(mark, nodes, index, to);
      const [, before, inner, after] = APART.exec(written(nodes, index, end, [...open, mark], writing)) ?? [];
      text += before + enclosed(mark, inner ?? '', nodes.slice(index, end), writing.manner) + after;
      index = end;
    } else {
      text += single(index, open, writing);
      index += 1;
    }
  }
  return text;
}

/** The mark that reaches farthest encloses the others; code has nothing within it. */
function outermost(nodes: readonly Inline[], index: number, to: number, open: readonly Mark[]): Mark | undefined {
  let best: Mark | undefined;
  let farthest = 0;
  for (const mark of nodes[index]?.marks ?? []) {
    if (mark.type === 'code' || open.some((one) => isSame(one, mark))) continue;
    const end = reachOf(mark, nodes, index, to);
    if (end > farthest) {
      best = mark;
      farthest = end;
    }
  }
  return best;
}

function reachOf(mark: Mark, nodes: readonly Inline[], from: number, to: number): number {
  let end = from;
  while (end < to && nodes[end]?.marks?.some((other) => isSame(other, mark))) end += 1;
  return end;
}

function enclosed(mark: Mark, inner: string, nodes: readonly Inline[], { italic, escapes }: Manner): string {
  switch (mark.type) {
    case 'bold':
      return `**${inner}**`;
    case 'italic':
      return `${italic}${inner}${italic}`;
    case 'code':
      return inner;
    case 'link': {
      const href = mark.attrs?.href ?? '';
      return escapes === 'few' && isItsOwnAddress(nodes, href)
        ? `<${href.replace(/^mailto:/, '')}>`
        : `[${inner}](${href})`;
    }
  }
}

function isItsOwnAddress(nodes: readonly Inline[], href: string): boolean {
  const [only, ...rest] = nodes;
  if (rest.length > 0 || only?.type !== 'text' || only.marks?.length !== 1) return false;
  if (/^https?:\/\/\S+$/.test(href)) return only.text === href;
  return /^mailto:[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(href) && `mailto:${only.text}` === href;
}

function single(index: number, open: readonly Mark[], { all, place, manner }: Writing): string {
  const node = all[index];
  if (node?.type === 'hardBreak') return '\\\n';
  if (node?.type === 'note') return `[^${node.attrs.number}]`;
  if (node?.type !== 'text') return '';
  const { text } = node;
  if (node.marks?.some(({ type }) => type === 'code')) return `\`${text}\``;
  const before = all[index - 1];
  const after = all[index + 1];
  const inLink = open.some(({ type }) => type === 'link');
  const words =
    manner.escapes === 'all'
      ? wholeEscaped(text, inLink)
      : escaped(text, {
          startsLine: place.startsLine && (before === undefined || before.type === 'hardBreak'),
          inLink,
          before: signOf(before, -1),
          after: signOf(after, 0),
        });
  return manner.numbersBesideMarks ? numbered(words, differs(node, before), differs(node, after)) : words;
}

function signOf(node: Inline | undefined, index: 0 | -1): string {
  if (node?.type === 'text') return node.text.at(index) ?? '';
  if (node?.type === 'note') return index === 0 ? '[' : ']';
  return node ? '\n' : '';
}

function differs(node: Inline, beside: Inline | undefined): boolean {
  return beside !== undefined && JSON.stringify(node.marks ?? []) !== JSON.stringify(beside.marks ?? []);
}

function numbered(text: string, first: boolean, last: boolean): string {
  const start = first ? text.replace(/^[\p{L}\p{N}]/u, number) : text;
  return last ? start.replace(/(?<!&#\d*)[\p{L}\p{N}]$/u, number) : start;
}

function number(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}
