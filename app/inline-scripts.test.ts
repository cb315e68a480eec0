import { describe, expect, test } from 'vitest';
import { newScriptMark, takeMarkedScripts } from './inline-scripts.ts';

const MARK = newScriptMark();
const own = (script: string, more = '') => `<script nonce="${MARK}"${more}>${script}</script>`;

describe('the scripts of a page', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a guessed mark', `<script nonce="${newScriptMark()}">alert(1)</script>`],
    ['a script with an empty mark', '<script nonce="">alert(1)</script>'],
    ['a script left open before the server’s own', '<script>alert(1);'],
    ['an attribute left open before the server’s own', "<script>alert(1)</script><script src=data:, a='"],
    ['a mark in words', `<script type="text/javascript">alert("nonce")</script>`],
  ])('are those the server marked, not %s that came with a text', (_, injected) => {
    const { scripts, html } = takeMarkedScripts(`<p>${injected}</p>${own('start()')}`, MARK);
    expect(scripts).toEqual(['start()']);
    expect(html).not.toContain(MARK);
    expect(html).toContain(injected);
  });

  test('are taken whole and in order; what has an address or is data needs no word', () => {
    const page = `<link rel="modulepreload" href="/a.js" nonce="${MARK}"/>${own('a();\nb()')}${own('import "/a.js"', ' type="module" async=""')}${own('', ' src="/b.js"')}<script type="application/ld+json">{}</script>`;
    const { scripts, html } = takeMarkedScripts(page, MARK);
    expect(scripts).toEqual(['a();\nb()', 'import "/a.js"']);
    expect(html).toBe(
      '<link rel="modulepreload" href="/a.js"/><script>a();\nb()</script><script type="module" async="">import "/a.js"</script><script src="/b.js"></script><script type="application/ld+json">{}</script>',
    );
  });
});
