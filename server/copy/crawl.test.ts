import { expect, test } from 'vitest';
import { crawl } from './crawl.ts';

/** What the site answers, by address. */
function copyOf(answers: Readonly<Record<string, { status: number; html?: string }>>) {
  const written: string[] = [];
  const source = {
    async ask(address: string) {
      const { status, html = '' } = answers[address] ?? { status: 404 };
      return { status, type: 'text/html', location: undefined, body: Buffer.from(html) };
    },
    async close() {},
  };
  const crawled = crawl(source, {
    seeds: ['/'],
    origin: 'https://brdo.example',
    siteUrl: undefined,
    write: async (file) => void written.push(file),
  });
  return crawled.then(({ pages }) => ({ pages: [...pages.keys()], written }));
}

test('a link that somebody wrote and nobody can follow costs nobody the copy', async () => {
  const long = `/povijesni-blog?${'a'.repeat(20_000)}`;
  const html = `<a href="${long}"><a href="/nasa-misija"><a href="/spomeni-brda/nema"><a href="/spomeni-brda/%ff"><a href="/\\[x"><a href="/\\zlo.hr/nasa-misija">`;
  const copy = await copyOf({ '/': { status: 200, html }, '/nasa-misija': { status: 200 }, [long]: { status: 431 } });
  expect(copy).toEqual({ pages: ['/', '/nasa-misija'], written: ['index.html', 'nasa-misija/index.html'] });
});

test('a site that fails makes no copy', async () => {
  await expect(copyOf({ '/': { status: 500 } })).rejects.toThrow('/ was answered with 500');
});
