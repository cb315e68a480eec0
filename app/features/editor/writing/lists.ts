import { mergeAttributes, Node, wrappingInputRule } from '@tiptap/core';

/** What quotes and items of lists are made of. */
export const INNER = 'paragraph | bulletList | orderedList';

export const BulletList = Node.create({
  name: 'bulletList',
  group: 'block',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleList(this.name, 'listItem') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*[-–*]\s$/, type: this.type })];
  },
});

/** Of our own because of the year that a paragraph begins with: the package's makes a list of it that begins with 1917. */
export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block',
  content: 'listItem+',
  addAttributes: () => ({
    start: { default: 1, parseHTML: (element) => Number(element.getAttribute('start') ?? 1) },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes: { start, ...rest } }) => [
    'ol',
    mergeAttributes(rest, start === 1 ? {} : { start }),
    0,
  ],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*1[.)]\s$/, type: this.type })];
  },
});

export const ListItem = Node.create({
  name: 'listItem',
  content: `paragraph (${INNER})*`,
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});
