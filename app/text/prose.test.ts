import { describe, expect, test } from 'vitest';
import { figuresIn } from '../../domain/figure.ts';
import { firstSentence, proseHtml } from './prose.ts';

const html = (markdown: string) =>
  proseHtml(markdown, {
    link: (href) => (href === '../locality/gumno.md' ? '/historic-sites/1/gumno' : undefined),
    picture: ({ file, ...words }) =>
      file === 'gumno.jpg' ? { kind: 'photograph', hash: 'a1', width: 3, height: 2, ...words } : undefined,
    sources: 2,
  });

describe('a text as HTML', () => {
  test('links between records lead to their pages', () => {
    expect(html('Na [gumnu](../locality/gumno.md).')).toContain('<a href="/historic-sites/1/gumno">gumnu</a>');
  });

  test('a link that leads nowhere is left as words', () => {
    expect(html('[nešto](../locality/nema.md)')).toBe('<p>nešto</p>\n');
  });

  test.each([
    '<script>alert(1)</script>',
    '[klik](javascript:alert(1))',
    '[klik](//zlo.example)',
    '<img src=x onerror=alert(1)>',
    '![slika](https://zlo.example/piksel.gif)',
    '[klik](data:text/html,<script>alert(1)</script>)',
  ])('%s can do nothing', (markdown) => {
    const result = html(markdown);
    expect(result).not.toMatch(/<script|<img|href="(javascript|data|\/\/)|<[^>]*onerror/i);
  });

  test('no two headings have one id, and none that of the frame around the text', () => {
    const ids = [...html('## Put\n\n## Put\n\n## Sadržaj\n\n## …\n\n## Izvor 1').matchAll(/id="([^"]*)"/g)];
    expect(ids.map(([, id]) => id)).toEqual(['put', 'put-2', 'sadrzaj-2', 'odlomak', 'izvor-1-2']);
  });

  test('headings begin below the page’s own and can be linked to', () => {
    expect(html('# Prvo\n\n## Čemu je služilo')).toBe(
      '<h2 id="prvo">Prvo</h2>\n<h2 id="cemu-je-sluzilo">Čemu je služilo</h2>\n',
    );
  });

  test('short words stay with the next', () => {
    expect(html('Bilo je i u selu 17. stoljeća.')).toContain('i\u00a0u\u00a0selu 17.\u00a0stoljeća');
  });

  test('tables are tables', () => {
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<th scope="col">a</th>');
  });

  test('a picture of ours is a figure that opens large; any other is its words', () => {
    expect(html('![Gumno \\[s juga\\]](gumno.jpg "Ljeto <1962.>")')).toMatch(
      /^<figure><a href="\/media\/a1\/1600\.jpg" .*data-enlarge="Gumno \[s juga\]".*<figcaption>Ljeto &lt;1962\.&gt;<\/figcaption>/,
    );
    expect(html('![Gumno](nema.jpg)')).toBe('<p>Gumno</p>\n');
    expect(html('Ovo je ![Gumno](gumno.jpg) nekad.')).toBe('<p>Ovo je Gumno nekad.</p>\n');
  });

  test.each([
    '![Gumno](gumno.jpg)',
    '   ![Gumno](gumno.jpg)  ',
    '\u00a0![Gumno](gumno.jpg)',
    '> ![Gumno](gumno.jpg)',
    '- prvo\n\n- ![Gumno](gumno.jpg)',
    '1. > ![Gumno](gumno.jpg)\n\n2. drugo',
  ])('what is shown as a figure is counted as one: %j', (markdown) => {
    expect(html(markdown)).toContain('<figure>');
    expect(figuresIn(markdown)).toEqual([{ file: 'gumno.jpg', alt: 'Gumno', caption: '' }]);
  });

  test('a note leads to its source; one without a source is what was typed', () => {
    expect(html('Bilo je.[^2]')).toBe('<p>Bilo je.<sup><a href="#izvor-2" aria-label="Izvor 2">2</a></sup></p>\n');
    expect(html('Bilo je.[^3]')).toBe('<p>Bilo je.[^3]</p>\n');
  });

  test('code, definitions and what is crossed out are their words', () => {
    expect(html('    a <b>\n\n[a]: b\n\n~~c~~')).toBe('<p>    a &lt;b&gt;</p>\n<p>[a]: b</p>\n<p>~~c~~</p>\n');
  });

  test('a line that begins with a century is the list it says it is', () => {
    expect(html('17. stoljeće')).toContain('<ol start="17">');
    expect(html('17\\. stoljeće')).toBe('<p>17.\u00a0stoljeće</p>\n');
  });
});

const LONGEST = 200_000;
const filled = (unit: string, length = LONGEST) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const both = (open: string, close: string) => filled(open, LONGEST / 2) + filled(close, LONGEST / 2);

/** Each of these overflowed the stack, or took from four seconds to minutes. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['quotes in quotes', filled('> ')],
  ['quotes without spaces', filled('>')],
  ['lists in lists', `${filled('- ')}a`],
  ['numbered lists in lists', filled('1. ')],
  ['lists in quotes', filled('> - ')],
  ['quotes in lists', filled('- > ')],
  ['quotes that go on', filled('> - > - > - > - a\nb\n')],
  ['emphasis in emphasis', `${filled('*', LONGEST / 2)}a${filled('*', LONGEST / 2)}`],
  ['emphasis in links', both('[*a', '*](b)')],
  ['emphasis without an end', filled('*a_b')],
  ['emphasis between letters', filled('a*')],
  ['an address without an end', filled('a.')],
  ['boxes to tick', filled('- [ ] a\n')],
];

describe('a text made to do harm', () => {
  test.each(HOSTILE)('%s is shown, no longer than its signs need', (_, markdown) => {
    const result = html(markdown);
    expect(result.length).toBeGreaterThan(1000);
    expect(result.length).toBeLessThan(6 * LONGEST);
  });

  test('what is nested too deep is shown as words', () => {
    const result = html(`${'> '.repeat(20_000)}Bura`);
    expect(result.match(/<blockquote>/g)).toHaveLength(16);
    expect(result).toContain('Bura');
    expect(html(`${'> '.repeat(10)}Bura`).match(/<blockquote>/g)).toHaveLength(10);
  });

  test('what would take too long is shown as it was typed, paragraph by paragraph, and can do nothing', () => {
    const result = html(`Prvo.\n\n${filled('*a_b')}\n\n<script>alert(1)</script>`);
    expect(result).toMatch(/^<p>Prvo\.<\/p>\n<p>\*a_b/);
    expect(result).toContain('&lt;script&gt;');
  });

  test('a table is as wide in every row as in its first: few signs that make a million cells are not read as one', () => {
    const columns = 1000;
    const table = `|${' a |'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'a\n'.repeat(1000)}`;
    expect(html(table)).not.toContain('<t');
    expect(html(`| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(2000)}`)).toContain('<td>2</td>');
  });

  test('a long honest text is no such text', () => {
    const paragraph = `${'Bura je *puhala* tri dana, a [gumno](../locality/gumno.md) je **bilo** prazno. '.repeat(60)}\n\n`;
    const result = html(filled(paragraph));
    expect(result.match(/<em>/g)?.length).toBeGreaterThan(2000);
    expect(result).not.toContain('**');
  });
});

describe('the first sentences', () => {
  test('are looked for in the beginning alone', () => {
    expect(firstSentence('Puhalo je. Sutra će.')).toBe('Puhalo je. Sutra će.');
    for (const sign of ['a', '[', '](', 'a. ']) expect(firstSentence(filled(sign)).length).toBeLessThan(2100);
  });
});
