import { cookieOf } from '../drivers/editor.ts';
import { memoryForm } from '../drivers/sent-memory.ts';
import { expect, test } from './site.ts';

interface Result {
  readonly url: string;
  readonly kind: string;
  readonly title: string;
}

/** What people type, and where the first finds lead. */
const FINDS: readonly [query: string, url: string][] = [
  ['Bošnjacima', '/povijest-bosnjaka/prezime-bosnjak'],
  ['bosnjak prezime', '/povijest-bosnjaka/prezime-bosnjak'],
  ['na gumnu', '/historic-sites/1/gumno'],
  ['Didaka Buntića', '/poznate-osobe/fra-didak-buntic'],
  ['glad 1917', '/news/1/glad-1917-i-fra-didak'],
  ['"bura na škurama"', '/spomeni-brda/bura-na-skurama'],
];

for (const [query, url] of FINDS) {
  test(`«${query}» finds ${url}`, async ({ request }) => {
    const { results } = await (await request.get('/pretraga.json', { params: { q: query } })).json();
    expect(results.slice(0, 5).map((result: Result) => result.url)).toContain(url);
  });
}

test('a slip of the finger is put right, and said', async ({ page }) => {
  await page.goto('/pretraga?q=gummno');
  await expect(page.getByText('Za „gummno“ ništa nije nađeno. Prikazani su rezultati za „gumno“.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Gumno', exact: true })).toBeVisible();
});

test('members find people of the trees and places of the map, which open there; visitors do not', async ({
  page,
  request,
  signIn,
}) => {
  const kindsFor = async (query: string, cookie = '') => {
    const answer = await request.get('/pretraga.json', { params: { q: query }, headers: { Cookie: cookie } });
    return (await answer.json()).results.map(({ kind }: Result) => kind);
  };
  for (const query of ['Jure Bošnjak', 'Matina kuća']) {
    const kinds = await kindsFor(query);
    for (const closed of ['individual', 'place', 'memorial', 'draft', 'contribution'])
      expect(kinds).not.toContain(closed);
  }
  await signIn('member');
  await page.goto('/pretraga?q=Jure+Bošnjak&vrsta=stablo');
  await page.getByRole('region', { name: 'Ljudi iz stabala' }).getByRole('link', { name: /Jure/ }).first().click();
  await expect(page).toHaveURL(/\/obiteljsko-stablo-bosnjak\?osoba=/);
  await expect(page.getByRole('heading', { name: /Jure/ }).first()).toBeVisible();
  await page.goto('/pretraga?q=Matina+kuća');
  await page.getByRole('region', { name: 'Na karti' }).getByRole('link', { name: 'Matina kuća' }).click();
  await expect(page).toHaveURL(/\/interaktivna-karta\?mjesto=kuca-b2/);
  await expect(page.getByRole('heading', { name: 'Matina kuća' })).toBeVisible();
});

test('editors find what waits, which opens on their desk; members do not', async ({ page, context, site, cookies }) => {
  const [member, editor] = [await cookies.member(), await cookies.editor()];
  const sent = await fetch(`${site.address}/novi-spomen/slanje`, {
    method: 'POST',
    body: memoryForm({
      title: 'Kolovrat u potkrovlju',
      text: 'Kolovrat je stajao u potkrovlju, a prela ga je baba Iva.',
    }),
    headers: { cookie: member },
  });
  expect(sent.status).toBe(200);
  const found = async (cookie: string) => {
    await context.clearCookies();
    await context.addCookies([cookieOf(site, cookie)]);
    await page.goto('/pretraga?q=kolovrat+u+potkrovlju');
    return page.getByRole('region', { name: 'Prilozi koji čekaju' }).getByRole('link');
  };
  await expect(await found(member)).toHaveCount(0);
  await (await found(editor)).click();
  await expect(page).toHaveURL(/\/urednistvo#[0-9a-f]{24}$/);
  await expect(page.getByRole('listitem', { name: 'Kolovrat u potkrovlju' })).toBeInViewport();
  // What waits sticks out nowhere, either.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
