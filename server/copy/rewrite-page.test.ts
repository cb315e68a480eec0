import { describe, expect, test } from 'vitest';
import { linkBetween, placeOf } from './copy-address.ts';
import { addressesIn, type RewriteOptions, rewritePage } from './rewrite-page.ts';

const options: RewriteOptions = {
  linkTo: (address) => `IN${address}`,
  notice: '../kopija-stranice/index.html',
  siteUrl: undefined,
  origin: 'http://127.0.0.1:3000',
  drawing: (address) => (address.endsWith('crest.svg#scene') ? '<g/>' : undefined),
  head: '<script src="copy.js"></script>',
};

describe('where an address lies in a copy', () => {
  test.each([
    ['/', 'index.html'],
    ['/povijesni-blog', 'povijesni-blog/index.html'],
    ['/povijesni-blog/', 'povijesni-blog/index.html'],
    ['/news/1/glad', 'news/1/glad/index.html'],
    ['/pretraga?q=gumno', 'pretraga/index.html'],
    ['/rss.xml', 'rss.xml'],
    ['/assets/shell.css', 'assets/shell.css'],
  ])('%s', (address, file) => {
    expect(placeOf(address)).toMatchObject({ file });
  });

  test('lists that were narrowed lie apart, however alike their words', () => {
    const [one, other] = ['obi%C4%8Daji', 'obicaji'].map((tag) => placeOf(`/povijesni-blog?oznaka=${tag}`));
    expect(one).toMatchObject({
      file: expect.stringMatching(/^povijesni-blog\/_oznaka-obicaji-[0-9a-f]{8}\/index\.html$/),
    });
    expect(one).not.toEqual(other);
  });

  test.each([
    '/prijava',
    '/in-memoriam/jozo-cavar',
    '/urednistvo',
    '/novi-spomen',
    '/pisite-nam',
    '/obljetnice.ics',
    '/odjava',
  ])('%s needs the living site', (address) => {
    expect(placeOf(address)).toEqual({ kind: 'living' });
  });

  test.each(['/nema-toga', '/media/..%2f..%2fetc/passwd', '/media/%00', '/assets/.env', '/%E0%A4%A'])(
    '%s is nowhere',
    (address) => {
      expect(placeOf(address)).toEqual({ kind: 'nowhere' });
    },
  );

  test('links go from folder to folder, and are written as addresses', () => {
    expect(linkBetween('index.html', 'news/1/a/index.html')).toBe('news/1/a/index.html');
    expect(linkBetween('news/1/a/index.html', 'index.html')).toBe('../../../index.html');
    expect(linkBetween('index.html', 'media/čaša #1.jpg')).toBe('media/%C4%8Da%C5%A1a%20%231.jpg');
  });
});

describe('a page of a copy', () => {
  const rewritten = (html: string, more: Partial<RewriteOptions> = {}) => rewritePage(html, { ...options, ...more });

  test('leads within the copy, by whatever its links are written', () => {
    expect(rewritten('<a class="x" href="/blog?a=1&amp;b=2#c">d</a>')).toBe(
      '<a class="x" href="IN/blog?a=1&amp;b=2#c">d</a>',
    );
    expect(rewritten('<a href="http://127.0.0.1:3000/x">d</a>')).toBe('<a href="IN/x">d</a>');
    expect(rewritten('<img srcset="/a.avif 480w, /b.avif 960w">')).toBe(
      '<img srcset="IN/a.avif 480w, IN/b.avif 960w">',
    );
    for (const other of [
      '<a href="https://drugi.hr/x">',
      '<img srcset="https://drugi.hr/a.avif 480w, //drugi.hr/b.avif 960w">',
      '<a href="//drugi.hr">',
      '<a href="#dolje">',
      '<a href="mailto:a@b.hr">',
    ]) {
      expect(rewritten(other)).toBe(other);
    }
  });

  test('has no script of the site, and what stands in one is not taken for links', () => {
    expect(
      rewritten('<head><script>"<a href=\\"/x\\">"</script><script type="module" src="/m.js"></script></head>'),
    ).toBe('<head><script src="copy.js"></script></head>');
    const data = '<script type="application/ld+json">{"url":"https://brdo.hr/x"}</script>';
    expect(rewritten(data)).toBe('');
    expect(rewritten(data, { siteUrl: 'https://brdo.hr' })).toBe(data);
  });

  test('has no form that is sent to somebody; the theme and the search stay', () => {
    expect(rewritten('<form method="post"><input name="a"/></form>')).toMatch(/^<p>U kopiji .*kopija-stranice.*<\/p>$/);
    expect(rewritten('<form action="/pretraga"><input name="q"/></form>')).toBe(
      '<form action="IN/pretraga"><input name="q"/></form>',
    );
    const theme = rewritten('<form action="/tema" method="post"><button name="tema" value="light"></button></form>');
    expect(theme).toBe(
      '<form action="../kopija-stranice/index.html"><button name="tema" value="light"></button></form>',
    );
  });

  test('tells of a public address only where there is one', () => {
    const head =
      '<link rel="canonical" href="http://127.0.0.1:3000/x"/><meta property="og:url" content="http://127.0.0.1:3000/x"/>';
    expect(rewritten(head)).toBe('');
    const living = head.replaceAll('http://127.0.0.1:3000', 'https://brdo.hr');
    expect(rewritten(living, { siteUrl: 'https://brdo.hr' })).toBe(living);
    expect(rewritten('<p data-living=""><a data-living="" href="/">Živa</a></p>')).toBe('');
  });

  test('shows drawings without other files: its own in the page, those of the chronicle as pictures', () => {
    expect(rewritten('<svg viewBox="0 0 4 3"><use href="/assets/crest.svg#scene"></use></svg>')).toBe(
      '<svg viewBox="0 0 4 3"><g/></svg>',
    );
    const drawn = rewritten(
      '<svg class="c" viewBox="0 0 1200 800" role="img" aria-label="Gumno &amp; polje"><use href="/media/ab/original.svg#scene"></use></svg>',
    );
    expect(drawn).toContain(
      '<span data-drawing="" class="c"><img data-shown="dark" src="IN/media/ab/dark.svg" alt="Gumno &amp; polje" width="1200" height="800">',
    );
    expect([...addressesIn('<use href="/media/ab/original.svg#scene">', options)]).toEqual([
      '/media/ab/original.svg',
      '/media/ab/dark.svg',
      '/media/ab/light.svg',
    ]);
  });
});
