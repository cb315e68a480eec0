import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../../../tests/drivers/effort.ts';
import { proseHtml } from '../../../text/prose.ts';
import { arbitraryDocument, arbitraryMarkdown } from './arbitrary-document.ts';
import { normalDocument } from './normal-document.ts';
import { documentOfMarkdown } from './read.ts';
import { canonical, markdownOfDocument } from './write.ts';

const records = readdirSync('content/records').flatMap((kind) =>
  readdirSync(`content/records/${kind}`).map((file) => `${kind}/${file}`),
);
const bodyOf = (file: string) =>
  readFileSync(`content/records/${file}`, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .trim();

test.each(records)('%s goes into the editor and comes out byte for byte', (file) => {
  const body = bodyOf(file);
  const document = documentOfMarkdown(body);
  expect(document && markdownOfDocument(document)).toBe(body);
});

describe('any text', () => {
  test('of the editor is read back from its Markdown as it was', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const normal = normalDocument(document);
        expect(documentOfMarkdown(markdownOfDocument(document))).toEqual(normal);
      }),
      { numRuns: cases(40, 1000) },
    );
  });

  test('in its normal form is in its normal form', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const normal = normalDocument(document);
        expect(normalDocument(normal)).toEqual(normal);
      }),
      { numRuns: cases(40, 1000) },
    );
  });

  test('in Markdown has one canonical form', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, (markdown) => {
        const once = canonical(markdown);
        expect(canonical(once)).toBe(once);
      }),
      { numRuns: cases(40, 1000) },
    );
  });
});

describe('one form for each thing', () => {
  test.each([
    ['Setext\n===', '## Setext'],
    ['* a\n* b', '- a\n- b'],
    ['1) a\n2) b', '1. a\n2. b'],
    ['- a\n\n- b', '- a\n- b'],
    ['__a__ _b_', '**a** *b*'],
    ['prvi\nredak', 'prvi redak'],
    ['Gango moja,  \nne pivaj', 'Gango moja,\\\nne pivaj'],
    ['1917\\. bila je glad', '1917\\. bila je glad'],
    ['***', '---'],
    ['| a | b |\n| :-- | --: |\n| duga riječ ||', '| a | b |\n|---|---|\n| duga riječ | |'],
    ['![Gumno](gumno.jpg "Ljeto")', '![Gumno](gumno.jpg "Ljeto")'],
    ['Bilo je.[^1]', 'Bilo je.[^1]'],
    ['https://brdo.hr', '<https://brdo.hr>'],
    ['```\nkod\n```', '\\`\\`\\` kod\n\n\\`\\`\\`'],
    ['<b>a</b>', '\\<b>a</b>'],
    ['- [ ] a', '- [ ] a'],
    ['> a\n\n> b', '> a\n>\n> b'],
  ])('%j is kept as %j', (written, kept) => {
    expect(canonical(written)).toBe(kept);
  });

  test('bold between letters and quotes stays bold', () => {
    const document = documentOfMarkdown('**„Bura“**&#106;e');
    expect(document?.content[0]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: '„Bura“', marks: [{ type: 'bold' }] },
        { type: 'text', text: 'je' },
      ],
    });
    expect(document && markdownOfDocument(document)).toBe('**„Bura“**&#106;e');
    expect(proseHtml('**„Bura“**&#106;e', { link: () => undefined })).toBe('<p><strong>„Bura“</strong>je</p>\n');
  });
});

describe('a text made to do harm', () => {
  const LONGEST = 200_000;
  const filled = (unit: string) => unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST);

  test.each([
    '> ',
    '- ',
    '1. ',
    '*a_b',
    'a*',
    '[*a',
    'a.',
    '[^1]',
    '![a](b.jpg)\n',
    '| a |\n|---|\n',
    '- [ ] a\n',
    '\\\n',
    '`a` ',
  ])('%j without end is read or left as it is', (unit) => {
    const markdown = filled(unit);
    const once = canonical(markdown);
    expect(once.length).toBeLessThan(6 * LONGEST);
  });

  test('a table with nothing in it yet stays', () => {
    const empty = '| | |\n|---|---|\n| | |';
    expect(canonical(empty)).toBe(empty);
  });

  test('a table that would be a hundred times its text is left as it is', () => {
    const row = (cell: string, cells: number) => `|${`${cell}|`.repeat(cells)}\n`;
    const markdown = `${row('a', 3000)}${row('-', 3000)}${row('x', 2).repeat(5000)}`;
    expect(canonical(markdown)).toBe(markdown);
  });

  test('words without end are written all the same', () => {
    const text = filled('*a_b');
    const markdown = markdownOfDocument({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    expect(markdown.replaceAll('\\', '')).toBe(text);
  });
});
