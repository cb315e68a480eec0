import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from './site.ts';

const MOST = 2048;
/** The magnifier and the drawer's entry. */
const LINKS = /<a [^>]*data-opens-search.*?<\/a>/gs;
/** The opened dialog's, and the magnifier's in the bar. */
const RULES = /(?:dialog\[data-search\]|\._search_)[^{}]*\{[^}]*\}/g;

const weigh = (text: string) => gzipSync(text, { level: 9 }).length;
const addedBy = (text: string, part: RegExp) => weigh(text) - weigh(text.replaceAll(part, ''));

/** The module of documents as it is built, or as it would be without the box. */
async function documentModule(withBox: boolean): Promise<string> {
  const without = {
    name: 'without-the-box',
    enforce: 'pre' as const,
    load: (id: string) => (id.endsWith('/app/document/search.ts') ? 'export function startSearch() {}' : undefined),
  };
  const built = await build({
    configFile: 'vite.document.config.ts',
    logLevel: 'silent',
    plugins: withBox ? [] : [without],
    build: { write: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((made) => made.type === 'chunk');
  return chunks.find(({ name }) => name === 'document')?.code ?? '';
}

test('until it is opened, the box adds at most 2 KB to a document', async ({ request }) => {
  const html = await (await request.get('/nasa-misija')).text();
  expect(html.match(LINKS)).toHaveLength(2);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const styles = await Promise.all(sheets.map(async (href) => (await request.get(href)).text()));
  expect(styles.join('').match(RULES)?.length).toBeGreaterThan(5);
  const [whole, without] = [await documentModule(true), await documentModule(false)];
  expect(without.length).toBeGreaterThan(10_000);
  const added = {
    html: addedBy(html, LINKS),
    styles: styles.reduce((sum, sheet) => sum + addedBy(sheet, RULES), 0),
    script: weigh(whole) - weigh(without),
  };
  for (const part of Object.values(added)) expect(part, JSON.stringify(added)).toBeGreaterThan(50);
  expect(added.html + added.styles + added.script, JSON.stringify(added)).toBeLessThanOrEqual(MOST);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(added) });
});
