import { describe, expect, test } from 'vitest';
import { proseHtml } from './prose.ts';

const html = (markdown: string) =>
  proseHtml(markdown, (href) => (href === '../locality/gumno.md' ? '/historic-sites/1/gumno' : undefined));

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
});
