import { gzipSync } from 'node:zlib';
import { isAhead } from '../drivers/navigations.ts';
import { SEEN_PAGES, type SeenPage } from './pages.ts';
import { expect, test } from './site.ts';

/** What is to be read of a document: the page itself, its styles and its letters. */
const READ = 90 * 1024;
/** `whole` as it crosses the line, headers too, without photographs and the drawings that stand where they will be. */
const DOCUMENT = { script: 12 * 1024, stylesheet: 20_000, font: 90_000, whole: 110 * 1024 };
const APP = { ...DOCUMENT, script: 144 * 1024, whole: 230 * 1024 };
/** They bring what they draw with, the search for an order of boxes with few crossings, and for whom to open on. */
const TREE = { ...APP, script: 213 * 1024, whole: 264 * 1024 };
/** Both families, drawn and as a list. */
const HILL = { ...TREE, whole: 274 * 1024 };
const MAP = { ...APP, script: 621_000, stylesheet: 30_000, whole: 600 * 1024 };
/** A document until the editor takes the place of its form. */
const EDITOR = { ...DOCUMENT, script: 215_000, whole: 340 * 1024 };
const EDITOR_CODE = 221 * 1024;
const DRAWN: Partial<Record<SeenPage['name'], typeof APP>> = {
  map: MAP,
  treeBosnjak: TREE,
  treeCavar: TREE,
  treeHill: HILL,
  draft: EDITOR,
};

function limitsOf({ name, kind }: SeenPage): typeof APP {
  return DRAWN[name] ?? (kind === 'document' ? DOCUMENT : APP);
}

test.describe.configure({ mode: 'parallel' });

for (const seen of SEEN_PAGES) {
  test(`the page ${seen.name} stays within its weight and asks nobody else`, { tag: '@first-visit' }, async ({
    page,
    baseURL,
    admit,
  }) => {
    const path = await admit(page.context(), seen);
    const foreign: string[] = [];
    const weights = { document: 0, script: 0, stylesheet: 0, font: 0 };
    const scripts: string[] = [];
    let transferred = 0;
    const measured: Promise<void>[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(`${baseURL}/media/`) || isAhead(request)) return;
      measured.push(
        request.sizes().then(({ responseHeadersSize, responseBodySize }) => {
          transferred += responseHeadersSize + responseBodySize;
        }),
      );
    });
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (isAhead(response.request())) return;
      if (kind === 'script') scripts.push(new URL(response.url()).pathname);
      if (kind !== 'document' && kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
      measured.push(
        response.body().then((body) => {
          // Faces are compressed as they are.
          weights[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
        }),
      );
    });
    const html = (await (await page.goto(path))?.text()) ?? '';
    // Not instead of the load: a slow browser is idle before it has read what to ask for.
    await page.waitForLoadState('networkidle');
    // The browser may be closed before it answers for whatever begins now.
    page.removeAllListeners();
    await Promise.all(measured);
    expect(foreign).toEqual([]);
    expect(transferred).toBeGreaterThan(weights.font);
    const limits = limitsOf(seen);
    expect(transferred).toBeLessThanOrEqual(limits.whole);
    const { document, stylesheet, font } = weights;
    if (seen.name === 'draft') expect(weights.script + stylesheet).toBeLessThanOrEqual(EDITOR_CODE);
    if (seen.kind === 'document') {
      expect(document + stylesheet + font).toBeLessThanOrEqual(READ);
      expect(html, 'no React and no payload').not.toMatch(/__reactRouterContext|rel="modulepreload"|entry\.client/);
      const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script).join('');
      weights.script += gzipSync(inline, { level: 9 }).length;
      // A draft is written in: its page brings the editor. What few documents have comes by itself.
      if (seen.name !== 'draft') {
        const names = scripts.map((script) => /^\/assets\/([a-z-]+?)-[\w-]{8}\.js$/.exec(script)?.[1]);
        expect(names.filter((name) => name !== 'reading-controls' && name !== 'timeline')).toEqual(['document']);
      }
    }
    for (const kind of ['script', 'stylesheet', 'font'] as const) {
      expect(weights[kind], kind).toBeGreaterThan(0);
      expect(weights[kind], kind).toBeLessThanOrEqual(limits[kind]);
    }
  });
}
