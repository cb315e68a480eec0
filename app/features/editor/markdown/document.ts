/** A text as the editor holds it: ProseMirror's JSON, of the kinds in schema.ts. */
export interface Mark {
  readonly type: 'link' | 'bold' | 'italic' | 'code';
  readonly attrs?: { readonly href: string };
}

export interface TextNode {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}

export interface HardBreak {
  readonly type: 'hardBreak';
  readonly marks?: readonly Mark[];
}

/** The number of one of the record's sources. */
export interface Note {
  readonly type: 'note';
  readonly attrs: { readonly number: number };
  readonly marks?: readonly Mark[];
}

export type Inline = TextNode | HardBreak | Note;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}

export interface Heading {
  readonly type: 'heading';
  readonly attrs: { readonly level: number };
  readonly content?: readonly Inline[];
}

export interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly Inner[];
}

interface BulletList {
  readonly type: 'bulletList';
  readonly content: readonly ListItem[];
}

interface OrderedList {
  readonly type: 'orderedList';
  readonly attrs: { readonly start: number };
  readonly content: readonly ListItem[];
}

export type List = BulletList | OrderedList;

/** What quotes and items of lists are made of. */
export type Inner = Paragraph | List;

interface Quote {
  readonly type: 'blockquote';
  readonly content: readonly Inner[];
}

interface Rule {
  readonly type: 'horizontalRule';
}

interface FigureNode {
  readonly type: 'figure';
  readonly attrs: { readonly file: string; readonly alt: string; readonly caption: string };
}

export interface Cell {
  readonly type: 'tableHeader' | 'tableCell';
  readonly content?: readonly Inline[];
}

export interface Row {
  readonly type: 'tableRow';
  readonly content: readonly Cell[];
}

export interface Table {
  readonly type: 'table';
  readonly content: readonly Row[];
}

export type Block = Inner | Heading | Quote | Rule | FigureNode | Table;

export interface Document {
  readonly type: 'doc';
  readonly content: readonly Block[];
}
