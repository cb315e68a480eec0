import type {
  Block,
  Cell,
  Document,
  Heading,
  Inline,
  Inner,
  List,
  ListItem,
  Paragraph,
  Row,
  Table,
} from './document.ts';
import { normalInline } from './normal-inline.ts';

/** Lists in lists: deeper, items stand beside one another; Markdown itself is read no deeper than this and some. */
const DEEPEST_LIST = 5;
const LONGEST_LINE = { alt: 500, caption: 300 };

/** An empty text is a paragraph that waits for its first word. */
const EMPTY: Document = { type: 'doc', content: [{ type: 'paragraph' }] };

/**
 * The same text as Markdown can say it, and every time the same way: nothing empty, lists and quotes that follow one
 * another are one, verses apart by more than a break are stanzas. What comes out goes in unchanged.
 */
export function normalDocument({ content }: Document): Document {
  const blocks = joined(content.flatMap(normalBlock), asOneBlock);
  return blocks.length > 0 ? { type: 'doc', content: blocks } : EMPTY;
}

function normalBlock(block: Block): Block[] {
  switch (block.type) {
    case 'heading':
      return normalHeading(block);
    case 'blockquote': {
      const content = joined(
        block.content.flatMap((inner) => normalInner(inner, 1)),
        asOneList,
      );
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'table':
      return normalTable(block);
    case 'figure': {
      const { file, alt, caption } = block.attrs;
      return [
        {
          type: 'figure',
          attrs: { file, alt: line(alt, LONGEST_LINE.alt), caption: line(caption, LONGEST_LINE.caption) },
        },
      ];
    }
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }];
    default:
      return normalInner(block, 1);
  }
}

function normalInner(inner: Inner, depth: number): Inner[] {
  if (inner.type === 'paragraph') return normalParagraphs(inner.content ?? []);
  const content = inner.content.flatMap((item) => normalItem(item, depth));
  if (content.length === 0) return [];
  if (inner.type === 'bulletList') return [{ type: 'bulletList', content }];
  const { start } = inner.attrs;
  return [
    { type: 'orderedList', attrs: { start: start >= 0 && start <= 999_999_999 ? Math.trunc(start) : 1 }, content },
  ];
}

/** An item begins with words; a list in an item without any takes its place. */
function normalItem({ content }: ListItem, depth: number): ListItem[] {
  const inner = joined(
    content.flatMap((one) => normalInner(one, depth + 1)),
    asOneList,
  );
  const first = inner[0];
  if (first === undefined) return [];
  if (first.type !== 'paragraph') {
    const rest = inner.slice(1);
    return [...first.content, ...(rest.length > 0 ? normalItem({ type: 'listItem', content: rest }, depth) : [])];
  }
  if (depth < DEEPEST_LIST) return [{ type: 'listItem', content: inner }];
  const words = inner.filter((one) => one.type === 'paragraph');
  return [{ type: 'listItem', content: words }, ...inner.filter(isList).flatMap((list) => list.content)];
}

function normalParagraphs(content: readonly Inline[]): Paragraph[] {
  const stanzas: Inline[][] = [[]];
  let breaks = 0;
  for (const node of normalInline(content, { breaks: true })) {
    breaks = node.type === 'hardBreak' ? breaks + 1 : 0;
    if (breaks === 2) {
      stanzas.at(-1)?.pop();
      stanzas.push([]);
    } else if (breaks < 2) stanzas.at(-1)?.push(node);
  }
  // What stood between words of two stanzas now stands at the edge of one.
  return stanzas
    .map((words) => (stanzas.length > 1 ? normalInline(words, { breaks: true }) : words))
    .filter((words) => words.length > 0)
    .map((words) => ({ type: 'paragraph', content: words }));
}

function normalHeading({ attrs, content }: Heading): Heading[] {
  const words = normalInline(content ?? [], { breaks: false });
  const level = Math.min(Math.max(Math.trunc(attrs.level) || 2, 2), 4);
  return words.length > 0 ? [{ type: 'heading', attrs: { level }, content: words }] : [];
}

function normalTable({ content }: Table): Table[] {
  const cells = content.map((row) =>
    row.content.map(({ content: words = [] }) => normalInline(words, { breaks: false })),
  );
  const columns = Math.max(0, ...cells.map((row) => row.length));
  if (columns === 0) return [];
  const rows = cells.map((row, index): Row => {
    const type: Cell['type'] = index === 0 ? 'tableHeader' : 'tableCell';
    const padded = Array.from({ length: columns }, (_, column) => row[column] ?? []);
    return {
      type: 'tableRow',
      content: padded.map((words) => (words.length > 0 ? { type, content: words } : { type })),
    };
  });
  return [{ type: 'table', content: rows }];
}

function joined<Kind>(blocks: readonly Kind[], asOne: (one: Kind, next: Kind) => Kind | undefined): Kind[] {
  const result: Kind[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    const both = last && asOne(last, block);
    if (both) result[result.length - 1] = both;
    else result.push(block);
  }
  return result;
}

function asOneBlock(one: Block, next: Block): Block | undefined {
  if (one.type !== 'blockquote' || next.type !== 'blockquote') return asOneList(one, next);
  return { ...one, content: joined([...one.content, ...next.content], asOneList) };
}

function asOneList(one: Block, next: Block): List | undefined {
  if (!isList(one) || !isList(next) || one.type !== next.type) return undefined;
  return { ...one, content: [...one.content, ...next.content] };
}

function isList(block: Block): block is List {
  return block.type === 'bulletList' || block.type === 'orderedList';
}

function line(text: string, longest: number): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .trim();
}
