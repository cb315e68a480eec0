import type { Page } from '@playwright/test';
import { cookieOf } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { memoryForm } from '../drivers/sent-memory.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const SHORT = 'Did je govorio da bura ima devet sinova, a da je najgori deseti.';
const LONG = `Te je zime u kuću došao stranac i ostao do proljeća, a nitko ga nije pitao odakle je. ${'Noću je pričao, a mi smo slušali. '.repeat(12)}`;

let site: SiteProcess;
let member: string;
test.beforeAll(async ({ site: shared, cookies }) => {
  site = shared;
  const editor = await cookies.editor();
  member = await becomeMember(site.address, {
    name: 'Janja Ćavar',
    email: 'janja.prica@primjer.hr',
    password: 'pismo preko mora',
  });
  await publish(
    { title: 'Kratka priča', text: SHORT, people: 'pokojni Jozo Ćavar, baba Iva; Fra Didak Buntić' },
    editor,
  );
  await publish({ title: 'Duga priča', text: LONG }, editor);
});

async function publish(fields: Record<string, string>, editor: string): Promise<void> {
  await fetch(`${site.address}/novi-spomen/slanje`, {
    method: 'POST',
    body: memoryForm(fields),
    headers: { cookie: member },
  });
  const desk = await (await fetch(`${site.address}/urednistvo`, { headers: { cookie: editor } })).text();
  const [, id = ''] = new RegExp(`data-item="([0-9a-f]{24})"[^>]*aria-label="${fields.title}"`).exec(desk) ?? [];
  await sendForm(site.address, '/urednistvo', { contribution: id, intent: 'approve' }, editor);
}

const openAs = async (page: Page, path: string, cookie?: string) => {
  if (cookie) await page.context().addCookies([cookieOf(site, cookie)]);
  await page.goto(`${site.address}${path}`);
};
const people = (page: Page) => page.getByRole('region', { name: 'Tko je u priči' });

test('a short memory is told once, and a long one does not begin twice', async ({ request }) => {
  const articleAt = async (path: string) => {
    const html = await (await request.get(path)).text();
    return /<article[\s>][\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  };
  for (const [path, words] of [
    ['/spomeni-brda/kratka-prica', 'bura ima devet sinova'],
    ['/spomeni-brda/duga-prica', 'nitko ga nije pitao odakle je'],
  ] as const) {
    expect((await articleAt(path)).split(words), path).toHaveLength(2);
  }
  // A summary of its own stays.
  expect(await articleAt('/spomeni-brda/bura-na-skurama')).toContain(
    'jedna otkinuta škura i saonice koje je donijela bura.',
  );
});

test('a memory says who is in it, with links to what is known of them', async ({ page }) => {
  await openAs(page, '/spomeni-brda/kratka-prica');
  await expect(people(page).getByRole('listitem')).toHaveText([
    /^pokojni Jozo Ćavar/,
    /^baba Iva/,
    /^Fra Didak Buntić/,
  ]);
  await expect(people(page).getByRole('link')).toHaveCount(2);
  await expect(people(page).getByRole('link', { name: 'Fra Didak Buntić' })).toHaveAttribute('href', /poznate-osobe/);
  await people(page).getByRole('link', { name: 'pokojni Jozo Ćavar' }).click();
  await expect(page).toHaveURL(`${site.address}/spomen-na/jozo-cavar`);
  await openAs(page, '/spomeni-brda/kratka-prica', member);
  await people(page).getByRole('link', { name: 'pokojni Jozo Ćavar' }).click();
  await expect(page).toHaveURL(`${site.address}/in-memoriam/jozo-cavar`);
});

test('those whom only a tree knows are named to members alone', async ({ page }) => {
  await openAs(page, '/spomeni-brda/bura-na-skurama');
  await expect(page.locator('h1')).toHaveText('Bura na škurama');
  await expect(people(page)).toHaveCount(0);
  await openAs(page, '/spomeni-brda/bura-na-skurama', member);
  await expect(people(page).getByRole('link')).toHaveText(['Kata Ćavar', 'Petar Bošnjak']);
  await people(page).getByRole('link', { name: 'Petar Bošnjak' }).click();
  await expect(page).toHaveURL(/\/obiteljsko-stablo-bosnjak\?osoba=I130/);
});
