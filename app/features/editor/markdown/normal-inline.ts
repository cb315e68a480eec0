import type { HardBreak, Inline, Mark, Note, TextNode } from './document.ts';

/** From the outside in, as they are nested in Markdown where they reach equally far. */
const RANK: readonly Mark['type'][] = ['link', 'bold', 'italic', 'code'];

/** Everything that a page shows as one space, besides those that are meant to be seen; what no page shows is left out. */
const SPACES = /[\t\n\v\f\r \u0085\u2028\u2029]+/g;
const UNSEEN = /(?![\t\n\v\f\r\u0085])[\p{Cc}\ufeff]/gu;
/** Signs that end code, or what stands around it, whatever is done to them. */
const NOT_IN_CODE = /[`\\[\]<>|]/;
const LONGEST_ADDRESS = 2000;

interface Piece {
  /** A sign, some spaces or a run of anything else; of breaks and notes there is no text. */
  readonly node: Inline;
  readonly isSpace: boolean;
  marks: readonly Mark[];
}

/**
 * Words as Markdown can say them: one space between two, none at the ends of a line, no mark that begins or ends with a
 * space, none on what stands between two that do not share it.
 */
export function normalInline(nodes: readonly Inline[], { breaks }: { readonly breaks: boolean }): Inline[] {
  const pieces = withoutLooseSpaces(nodes.flatMap((node) => piecesOf(node, breaks)));
  pieces.forEach((piece, index) => {
    if (!isWord(piece)) piece.marks = sharedMarks(pieces, index);
  });
  return merged(pieces);
}

function piecesOf(node: Inline, breaks: boolean): Piece[] {
  const marks = normalMarks(node.marks ?? []);
  if (node.type === 'hardBreak' && !breaks) return [{ node: { type: 'text', text: ' ' }, isSpace: true, marks }];
  if (node.type !== 'text') return [{ node, isSpace: false, marks }];
  const text = node.text.toWellFormed().replace(UNSEEN, '').replace(SPACES, ' ');
  return (text.match(/\s+|\S+/g) ?? []).map((part) => ({
    node: { type: 'text', text: part },
    isSpace: part.trim() === '',
    marks: NOT_IN_CODE.test(part) ? marks.filter(({ type }) => type !== 'code') : marks,
  }));
}

/** Of spaces that follow one another, in whatever marks, the first stays; beside a break, none. */
function withoutLooseSpaces(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const isBreak = piece.node.type === 'hardBreak';
    if (isBreak && kept.at(-1)?.isSpace) kept.pop();
    if ((isBreak && kept.length === 0) || (piece.isSpace && isLoose(kept.at(-1)))) continue;
    kept.push(piece);
  }
  while (kept.length > 0 && (kept.at(-1)?.isSpace || kept.at(-1)?.node.type === 'hardBreak')) kept.pop();
  return kept;
}

function isLoose(before: Piece | undefined): boolean {
  return before === undefined || before.isSpace || before.node.type === 'hardBreak';
}

function isWord({ node, isSpace }: Piece): boolean {
  return node.type === 'text' && !isSpace;
}

/** Of what stands between words the marks that the words on both sides have. */
function sharedMarks(pieces: readonly Piece[], index: number): Mark[] {
  const before = nearestWord(pieces, index, -1);
  const after = nearestWord(pieces, index, 1);
  if (!before || !after) return [];
  const { type } = (pieces[index] as Piece).node;
  return before.marks.filter(
    (mark) =>
      after.marks.some((other) => isSame(mark, other)) &&
      !(type === 'note' && mark.type === 'link') &&
      // Code that other marks divide is divided between words.
      !(mark.type === 'code' && (type !== 'text' || !haveSame(before.marks, after.marks))),
  );
}

function nearestWord(pieces: readonly Piece[], from: number, step: 1 | -1): Piece | undefined {
  for (let index = from + step; ; index += step) {
    const piece = pieces[index];
    if (piece === undefined || isWord(piece)) return piece;
  }
}

function normalMarks(marks: readonly Mark[]): Mark[] {
  return RANK.flatMap((type) => {
    const mark = marks.find((one) => one.type === type);
    if (mark?.type !== 'link') return mark ? [{ type }] : [];
    const href = normalAddress(mark.attrs?.href ?? '');
    return href ? [{ type, attrs: { href } }] : [];
  });
}

function normalAddress(href: string): string {
  const address = href.toWellFormed().trim().replace(UNSEEN, '');
  // Signs that Markdown would take for its own, as addresses write them.
  const safe = address
    .replace(/[\s<>\\"`^{|}[\]]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
  return safe.length <= LONGEST_ADDRESS ? safe : '';
}

function merged(pieces: readonly Piece[]): Inline[] {
  const nodes: Inline[] = [];
  for (const { node, marks } of pieces) {
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text' && haveSame(last.marks ?? [], marks)) {
      nodes[nodes.length - 1] = marked({ type: 'text', text: last.text + node.text }, marks);
    } else nodes.push(marked(bare(node), marks));
  }
  return nodes;
}

function bare(node: Inline): TextNode | HardBreak | Note {
  if (node.type === 'text') return { type: 'text', text: node.text };
  return node.type === 'note' ? { type: 'note', attrs: { number: node.attrs.number } } : { type: 'hardBreak' };
}

function marked<Node extends Inline>(node: Node, marks: readonly Mark[]): Node {
  return marks.length > 0 ? { ...node, marks } : node;
}

export function isSame(one: Mark, other: Mark): boolean {
  return one.type === other.type && one.attrs?.href === other.attrs?.href;
}

function haveSame(some: readonly Mark[], others: readonly Mark[]): boolean {
  return some.length === others.length && some.every((mark, index) => isSame(mark, others[index] as Mark));
}
