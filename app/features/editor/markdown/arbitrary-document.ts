import fc from 'fast-check';
import type { Block, Document, Inline, Inner, List, ListItem, Mark, Paragraph, Table } from './document.ts';

/** Words with every sign that Markdown could take for its own, and those that stand beside marks in Croatian. */
const SIGNS = [
  ...'ačŽ1. ,-+*_`[]()<>#&!|\\~=:;„“’"/@^',
  '\u00a0',
  '\n',
  '  ',
  '1917. ',
  '1) ',
  '- ',
  '# ',
  '> ',
  '---',
  '](',
  '[^1]',
  '![a](b.jpg)',
  'https://nase-brdo.example/a_b',
  'www.brdo.hr',
  'ivo@brdo.hr',
  '&amp;',
  '&#42;',
  '<b>',
  '```',
  '[a]: b',
  'Bura ',
  'kamen',
];
const text = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 8 })
  .map((signs) => signs.join(''))
  .filter((words) => words !== '');

const href = fc.constantFrom(
  '../locality/gumno.md',
  '../../trees/bosnjak.ged#I12',
  'https://nase-brdo.example/a_b(c)*d?e=1&f=2',
  'mailto:ivo@brdo.hr',
  'a b',
);
const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark>({ type: 'bold' }, { type: 'italic' }, { type: 'code' }),
  href.map((one): Mark => ({ type: 'link', attrs: { href: one } })),
);
const marks = fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 });

const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('text' as const), text, marks }) },
  { weight: 1, arbitrary: marks.map((some): Inline => ({ type: 'hardBreak', marks: some })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 99 }), marks)
      .map(([number, some]): Inline => ({ type: 'note', attrs: { number }, marks: some })),
  },
);
const words = fc.array(inline, { maxLength: 6 });
const paragraph: fc.Arbitrary<Paragraph> = words.map((content) => ({ type: 'paragraph', content }));

const { inner } = fc.letrec<{ inner: Inner; list: List; item: ListItem }>((tie) => ({
  inner: fc.oneof({ depthSize: 'small', withCrossShrink: true }, paragraph, tie('list')),
  list: fc
    .tuple(fc.array(tie('item'), { minLength: 1, maxLength: 3 }), fc.option(fc.constantFrom(0, 1, 2, 1917)))
    .map(
      ([content, start]): List =>
        start === null ? { type: 'bulletList', content } : { type: 'orderedList', attrs: { start }, content },
    ),
  item: fc
    .array(tie('inner'), { minLength: 1, maxLength: 3 })
    .map((content): ListItem => ({ type: 'listItem', content })),
}));

const table: fc.Arbitrary<Table> = fc
  .array(fc.array(words, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((rows) => ({
    type: 'table',
    content: rows.map((cells) => ({
      type: 'tableRow',
      content: cells.map((content) => ({ type: 'tableCell', content })),
    })),
  }));

const block: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: inner },
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), words)
    .map(([level, content]): Block => ({ type: 'heading', attrs: { level }, content })),
  fc.array(inner, { minLength: 1, maxLength: 3 }).map((content): Block => ({ type: 'blockquote', content })),
  fc.constant<Block>({ type: 'horizontalRule' }),
  table,
  fc
    .tuple(fc.constantFrom('gumno.jpg', 'gumno_2.png'), text, fc.option(text))
    .map(([file, alt, caption]): Block => ({ type: 'figure', attrs: { file, alt, caption: caption ?? '' } })),
);

export const arbitraryDocument: fc.Arbitrary<Document> = fc
  .array(block, { maxLength: 5 })
  .map((content) => ({ type: 'doc', content }));

export const arbitraryMarkdown: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SIGNS),
      fc.constantFrom('\n', '\n\n', '    ', '| a | b |\n|---|---|\n', '\n> ', '\n  - '),
    ),
    { maxLength: 30 },
  )
  .map((signs) => signs.join(''));
