import { figureMarkdown } from '../../../../domain/figure.ts';
import type { Block, Document, Inline, Inner, List, ListItem, Table } from './document.ts';
import { normalDocument } from './normal-document.ts';
import { documentOfMarkdown } from './read.ts';
import { inlineMarkdown, MANNERS } from './write-inline.ts';

/** The text of the editor as Markdown: the same text always as the same Markdown, which is read back as the same text. */
export function markdownOfDocument(document: Document): string {
  return blocksMarkdown(normalDocument(document).content);
}

/** A Markdown text in the one form in which it is kept; one that cannot be read in time, as it is. */
export function canonical(markdown: string): string {
  const document = documentOfMarkdown(markdown);
  return document ? markdownOfDocument(document) : markdown;
}

function blocksMarkdown(blocks: readonly Block[]): string {
  return blocks.map(blockMarkdown).join('\n\n');
}

function blockMarkdown(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return wordsMarkdown(block.content ?? [], { startsLine: true, around: (words) => words });
    case 'heading': {
      const sign = '#'.repeat(block.attrs.level);
      const around = (words: string) => `${sign} ${words}`;
      return around(wordsMarkdown(block.content ?? [], { startsLine: false, around }));
    }
    case 'blockquote':
      return blocksMarkdown(block.content)
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n');
    case 'horizontalRule':
      return '---';
    case 'figure':
      return figureMarkdown(block.attrs);
    case 'table':
      return tableMarkdown(block);
    default:
      return listMarkdown(block);
  }
}

interface Standing {
  readonly startsLine: boolean;
  /** The block that has these words. */
  readonly around: (words: string) => string;
}

/** Nothing in these can be taken for a sign; most paragraphs are so, and need not be read again. */
const PLAIN = /^[\p{L}„“(–][\p{L}\p{N} ,.;:?„“”’()–—%/…-]*$/u;

function wordsMarkdown(nodes: readonly Inline[], { startsLine, around }: Standing): string {
  const [only] = nodes;
  if (only === undefined) return '';
  if (
    nodes.length === 1 &&
    only.type === 'text' &&
    !only.marks &&
    PLAIN.test(only.text) &&
    !/:\/\/|www\./i.test(only.text)
  ) {
    return only.text;
  }
  const wanted = JSON.stringify(nodes);
  let words = '';
  for (const manner of MANNERS) {
    words = inlineMarkdown(nodes, { startsLine }, manner);
    if (JSON.stringify(wordsOf(around(words))) === wanted) break;
  }
  return words;
}

/** The words of the only block of a text, or of the only cell of its only row. */
function wordsOf(markdown: string): readonly Inline[] | undefined {
  const [block, ...rest] = documentOfMarkdown(markdown)?.content ?? [];
  if (rest.length > 0) return undefined;
  if (block?.type === 'table') return block.content.length === 1 ? block.content[0]?.content[0]?.content : undefined;
  return block?.type === 'paragraph' || block?.type === 'heading' ? block.content : undefined;
}

function tableMarkdown({ content }: Table): string {
  const [header, ...rows] = content.map(({ content: cells }) =>
    cells.map(({ content: words }) => cellMarkdown(words ?? [])),
  );
  return [rowMarkdown(header ?? []), `|${'---|'.repeat(header?.length ?? 0)}`, ...rows.map(rowMarkdown)].join('\n');
}

function rowMarkdown(cells: readonly string[]): string {
  return `|${cells.map((words) => (words === '' ? ' |' : ` ${words} |`)).join('')}`;
}

function cellMarkdown(nodes: readonly Inline[]): string {
  const escapePipes = (words: string) => words.replaceAll('|', '\\|');
  return escapePipes(
    wordsMarkdown(nodes, { startsLine: false, around: (words) => `| ${escapePipes(words)} |\n|---|` }),
  );
}

function listMarkdown(list: List): string {
  const isTight = list.content.every(({ content }) => content.slice(1).every(canFollowAtOnce));
  const start = list.type === 'orderedList' ? list.attrs.start : undefined;
  return list.content
    .map((item, index) => itemMarkdown(item, start === undefined ? '- ' : `${start + index}. `, isTight))
    .join(isTight ? '\n' : '\n\n');
}

/** A list that begins with another number than one would be read as words of the line before it. */
function canFollowAtOnce(inner: Inner): boolean {
  return inner.type === 'bulletList' || (inner.type === 'orderedList' && inner.attrs.start === 1);
}

function itemMarkdown({ content }: ListItem, marker: string, isTight: boolean): string {
  const indent = ' '.repeat(marker.length);
  const lines = content
    .map(blockMarkdown)
    .join(isTight ? '\n' : '\n\n')
    .split('\n');
  return marker + lines.map((line, index) => (index === 0 || line === '' ? line : indent + line)).join('\n');
}
