import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCopy } from './check-copy.ts';

const SITE = 'https://brdo.primjer.hr';

test('every link that leads to nothing is found: in pages and to places in them, in styles, feeds, the sitemap and what the search finds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-check-'));
  const files = {
    'index.html': `<link rel="canonical" href="${SITE}/nema-1"><a href="blog/index.html?x=1#y">a</a><a href="nema-2.html">b</a>
      <img src="slika%20jedna.jpg" srcset="slika%20jedna.jpg 480w, nema-3.jpg 960w"><a href="/nema-4">c</a>
      <a href="https://drugi.hr/x#nema">d</a><a href="mailto:a@b.hr">e</a><script>"<a href='nema-5'>"</script>
      <a href="#">f</a><a href="#top">g</a><a href="#:~:text=gumno">h</a><a href="#kuća">i</a><a href="#ku%C4%87a">j</a><h2 id="kuća"></h2>
      <a href="#nema-11">k</a><a href="blog/index.html#nema-12">l</a><a href="#q">m</a><input name="q">
      <a href="/blog/index.html?nema-15">n</a><a name="staro"></a><a href="#staro">o</a>`,
    'slika jedna.jpg': '',
    'blog/index.html':
      '<a id="y" href="../index.html#kuća">a</a><a href="../../nema-6.html">b</a><a href="nema-14%zz">c</a>',
    'assets/a.css': 'a{background:url("../slika%20jedna.jpg")}b{background:url(nema-7.svg)}c{background:url(data:x)}',
    'rss.xml': `<link>${SITE}/blog</link><link>${SITE}/nema-8</link><guid>https://drugi.hr/</guid>`,
    'sitemap.xml': `<loc>${SITE}/</loc><loc>${SITE}/nema-9</loc>`,
    'assets/search-index.js': 'window.searchIndex={"data":[{"url":"../blog/index.html"},{"url":"../nema-13.html"}]}',
    'assets/copy-search.js': 'let a={url:"nema-14"};',
    'robots.txt': `Sitemap: ${SITE}/nema-10.xml`,
  };
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const broken = (await checkCopy(folder, SITE)).map(({ link }) => /nema-\d+|#q/.exec(link)?.[0]);
    expect(broken).toEqual([
      ...[
        'nema-7',
        'nema-13',
        'nema-6',
        'nema-14',
        'nema-2',
        'nema-3',
        'nema-4',
        'nema-11',
        'nema-12',
        '#q',
        'nema-15',
      ],
      ...['nema-10', 'nema-8', 'nema-9'],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
