import { describe, expect, test } from 'vitest';
import type { Answer } from './copy-source.ts';
import { type CrawlOptions, crawl } from './crawl.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const NOTICE = 'kopija-stranice/index.html';

type Site = Readonly<Record<string, string | Partial<Answer>>>;

/** What a site answers: the text of a page, or something else. */
async function crawled(site: Site, more: Partial<CrawlOptions> = {}) {
  const asked: string[] = [];
  const written = new Map<string, string>();
  const told: [number, number][] = [];
  const source = {
    async ask(address: string): Promise<Answer> {
      asked.push(address);
      const found = site[address] ?? { status: 404 };
      const answer = typeof found === 'string' ? { body: Buffer.from(found) } : found;
      return { status: 200, type: 'text/html', location: undefined, body: Buffer.from(''), ...answer };
    },
    close: async () => {},
  };
  const result = await crawl(source, {
    seeds: ['/'],
    origin: ORIGIN,
    siteUrl: undefined,
    write: async (file, content) => {
      written.set(file, content.toString());
    },
    progress: (done, total) => told.push([done, total]),
    ...more,
  });
  return { ...result, asked: asked.sort(), written, told };
}

const file = (type: string, text: string) => ({ type, body: Buffer.from(text) });

describe('everything that a visitor could follow', () => {
  test('is asked for once, and lies where it belongs', async () => {
    const { pages, files, asked, written, told } = await crawled(
      {
        '/': '<a href="/povijesni-blog"></a><a href="/povijesni-blog#dolje"></a><a href="/pretraga?q=a"></a><a href="/pretraga?q=b"></a><link href="/assets/a.css">',
        '/povijesni-blog': `<a href="${ORIGIN}/"></a><a href="https://drugi.hr/povijesna-razdoblja"></a><a href="/prijava"></a><img src="/media/x/original.svg">`,
        '/pretraga': '',
        '/assets/a.css': file('text/css', 'a{background:url("/assets/b.svg")}b{background:url(/nema)}'),
        '/assets/b.svg': file('image/svg+xml', '<loc>/media/iz-crteža</loc>'),
        '/rss.xml': file('application/rss+xml', `<link>${ORIGIN}/poznate-osobe?a=1&amp;b=2</link>`),
        '/poznate-osobe?a=1&b=2': '',
        '/media/x/original.svg': file('image/svg+xml', 'x'),
        '/media/x/dark.svg': file('image/svg+xml', 'tamno'),
        '/media/x/light.svg': file('image/svg+xml', 'svijetlo'),
      },
      { seeds: ['/', '/rss.xml'] },
    );
    expect(asked).toEqual(
      [
        ...['/', '/assets/a.css', '/assets/b.svg', '/media/x/dark.svg', '/media/x/light.svg', '/media/x/original.svg'],
        ...['/povijesni-blog', '/poznate-osobe?a=1&b=2', '/pretraga', '/rss.xml'],
      ].sort(),
    );
    expect([...pages.keys()].sort()).toEqual(['/', '/povijesni-blog', '/poznate-osobe?a=1&b=2', '/pretraga']);
    expect(files).toBe(6);
    expect(written.get('assets/a.css')).toBe('a{background:url("b.svg")}b{background:url(/nema)}');
    expect(written.get('media/x/dark.svg')).toBe('tamno');
    expect(told.at(-1)).toEqual([10, 10]);
  });

  test('is linked to where it lies; where it was led elsewhere, there; what needs the site, to the notice', async () => {
    const { linkFrom, pages } = await crawled({
      '/': '<a href="/spomeni-brda"></a><a href="/povijesni-blog?stranica=2"></a><a href="/povijesni-blog/"></a><a href="/poznate-osobe"></a><a href="/povijesna-razdoblja"></a>',
      '/povijesni-blog': '',
      '/povijesni-blog/': { status: 301, location: '/povijesni-blog' },
      '/povijesni-blog?stranica=2': '',
      '/poznate-osobe': { status: 302, location: `${ORIGIN}/povijesni-blog#gore` },
      '/povijesna-razdoblja': { status: 302, location: 'https://drugi.hr/' },
      '/spomeni-brda': { status: 302, location: '/nasa-misija#gore' },
      '/nasa-misija': '',
    });
    expect(pages.has('/nasa-misija')).toBe(true);
    const from = 'news/1/a/index.html';
    expect(linkFrom(from, '/povijesni-blog#x')).toBe('../../../povijesni-blog/index.html#x');
    expect(linkFrom(from, '/povijesni-blog?stranica=2')).toMatch(
      /^\.\.\/\.\.\/\.\.\/povijesni-blog\/_stranica-2-\w{8}\/index\.html$/,
    );
    expect(linkFrom(from, '/poznate-osobe')).toBe('../../../povijesni-blog/index.html');
    expect(linkFrom(from, '/povijesna-razdoblja')).toBe(`../../../${NOTICE}`);
    expect(linkFrom(from, '/pretraga?q=gumno#x')).toBe('../../../pretraga/index.html?q=gumno#x');
    expect(linkFrom(from, '/rss.xml')).toBe('../../../rss.xml');
    expect(linkFrom(from, '/prijava?natrag=/')).toBe(`../../../${NOTICE}`);
    expect(linkFrom(NOTICE, '/prijava')).toBe('');
    expect(linkFrom(from, '/nema-toga')).toBe('../../../nema-toga');
  });

  test('leads to the whole list where its choices are too many', async () => {
    const links = Array.from({ length: 5001 }, (_, number) => `<a href="/povijesni-blog?stranica=${number}"></a>`);
    const site = Object.fromEntries(links.map((_, number) => [`/povijesni-blog?stranica=${number}`, '']));
    const { pages, linkFrom } = await crawled({ '/': links.join(''), '/povijesni-blog': '', ...site });
    expect(pages.size).toBe(5002);
    expect(linkFrom('index.html', '/povijesni-blog?stranica=4999')).toMatch(/_stranica-4999/);
    expect(linkFrom('index.html', '/povijesni-blog?stranica=5000')).toBe('povijesni-blog/index.html');
  });
});

test('what is not there is left out; whatever else goes wrong, or an end of it that is asked for, ends it', async () => {
  const { pages } = await crawled({ '/': '<a href="/povijesni-blog"></a>' });
  expect([...pages.keys()]).toEqual(['/']);
  await expect(crawled({ '/': { status: 500 } })).rejects.toThrow('/ was answered with 500');
  await expect(crawled({ '/': '' }, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

test('a link that somebody wrote and nobody can follow costs nobody the copy', async () => {
  const long = `/povijesni-blog?${'a'.repeat(20_000)}`;
  const html = `<a href="${long}"><a href="/nasa-misija"><a href="/spomeni-brda/nema"><a href="/spomeni-brda/%ff"><a href="/\\[x"><a href="/\\zlo.hr/nasa-misija">`;
  const { pages, written } = await crawled({ '/': html, '/nasa-misija': '', [long]: { status: 431 } });
  expect([...pages.keys()]).toEqual(['/', '/nasa-misija']);
  expect([...written.keys()]).toEqual(['index.html', 'nasa-misija/index.html']);
});
