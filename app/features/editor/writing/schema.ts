import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { isSafeAddress } from '../../../text/safe-address.ts';
import { BulletList, INNER, ListItem, OrderedList } from './lists.ts';

/** As for readers; `../` begins a reference to a record. Other addresses stay in the text, but lead nowhere. */
function isLive(href: string): boolean {
  return isSafeAddress(href) || href.startsWith('../');
}

const Link = Mark.create({
  name: 'link',
  // Before the others, as Markdown nests them.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isLive(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', isLive(HTMLAttributes.href) ? HTMLAttributes : {}, 0],
});

/** There is no button for it; records that have some keep it. */
const Code = Mark.create({
  name: 'code',
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: ({ HTMLAttributes }) => ['code', HTMLAttributes, 0],
});

/** Where one of the record's sources vouches for what was said. */
const NoteNode = Node.create({
  name: 'note',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    number: {
      default: 1,
      parseHTML: (element) => Number(element.getAttribute('data-note')) || 1,
      renderHTML: ({ number }) => ({ 'data-note': number }),
    },
  }),
  parseHTML: () => [{ tag: 'sup[data-note]' }],
  renderHTML: ({ HTMLAttributes, node }) => ['sup', HTMLAttributes, String(node.attrs.number)],
  renderText: ({ node }) => `[${node.attrs.number}]`,
});

const cell = { group: 'cell', content: 'inline*', isolating: true } as const;

const tables = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['div', { class: 'table' }, ['table', ['tbody', 0]]],
  }),
  Node.create({
    name: 'tableRow',
    content: 'cell+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  Node.create({
    ...cell,
    name: 'tableHeader',
    parseHTML: () => [{ tag: 'th' }],
    renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes, { scope: 'col' }), 0],
  }),
  Node.create({
    ...cell,
    name: 'tableCell',
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: () => ['td', 0],
  }),
];

/** Everything that a text is made of (markdown/document.ts), but figures, which need to know their pictures. */
export const SCHEMA = [
  Document,
  Text,
  Paragraph,
  Heading.configure({ levels: [2, 3, 4] }),
  Blockquote.extend({ content: `(${INNER})+` }),
  BulletList,
  OrderedList,
  ListItem,
  HorizontalRule,
  HardBreak,
  Link,
  Bold,
  Italic,
  Code,
  NoteNode,
  ...tables,
];
