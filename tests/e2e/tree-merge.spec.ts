import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { COUSINS } from '../drivers/cousins-file.ts';
import { becomeEditor, becomeVerified, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const TREES = '/urednistvo/stabla';
const MEMBER = { name: 'Članica Mara', email: 'clanica@primjer.hr', password: 'kamen na kamen' };
const SECOND = { name: 'Urednik Mate', email: 'urednik@primjer.hr', password: 'kamen na kamenu' };

let site: SiteProcess;
const cookies = { member: '', editor: '', second: '' };
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: `${UREDNICA.email},${SECOND.email}` } });
  cookies.editor = await becomeEditor(site);
  cookies.second = await becomeVerified(site, SECOND);
  cookies.member = await becomeMember(site.address, MEMBER);
});
test.afterAll(() => site.stop());
test.beforeEach(({ context }) => context.addCookies([cookieOf(site, cookies.editor)]));

const section = (page: Page) => page.getByRole('region', { name: 'Obiteljsko stablo Bošnjaka' });

function post(path: string, fields: Record<string, string>, cookie = cookies.editor): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(`${site.address}${path}`, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
}

async function get(path: string, cookie = cookies.editor): Promise<string> {
  return (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();
}

async function send(tree: string, file: string): Promise<string> {
  const body = new FormData();
  body.set('tree', tree);
  body.set('intent', 'send');
  body.set('file', new Blob([file]), 'stablo.ged');
  const headers = { cookie: cookies.editor };
  const sent = await fetch(`${site.address}${TREES}`, { method: 'POST', body, headers, redirect: 'manual' });
  return sent.headers.get('location') ?? '';
}

test('a cousin’s file is merged: pairs by keys, fields and people by choice, and taken back with one press', async ({
  page,
}) => {
  const report = await send('bosnjak', COUSINS);
  await page.goto(`${site.address}${report}`);
  await isReady(page);
  await page.getByRole('button', { name: 'Spojite s postojećim stablom' }).click();
  await expect(page).toHaveURL(`${site.address}${report}/spajanje`);
  await expect(page.getByRole('heading', { name: 'Samo u datoteci (1)' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Iseljenje' })).toContainText('1930., Kanarograd');

  await page.getByLabel('Što ostaje: iseljenje').selectOption('mine');
  await page.getByRole('button', { name: /^Odlučite: / }).click();
  const pair = page.getByRole('region', { name: 'Je li to ista osoba?' });
  const who = pair.getByRole('row', { name: /^Osoba/ });
  await isReady(page);
  await expect(who).toContainText('Petar Bošnjak');
  await expect(pair.getByRole('row', { name: /^Dijete/ }).first()).toBeVisible();
  await page.keyboard.press('i');
  await expect(who).toContainText('Mijo Ćavar * 1819.');
  await pair.getByRole('button', { name: 'Poništite posljednju odluku' }).click();
  await expect(who).toContainText('Petar Bošnjak');
  await page.keyboard.press('n');
  await expect(who).toContainText('Mijo Ćavar * 1819.');
  await page.keyboard.press('ArrowRight');
  await expect(who).toContainText('Mijo Ćavar * 1882.');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${site.address}${report}/spajanje`);
  // Who is not the same person comes along, and not twice who is.
  await expect(page.getByRole('heading', { name: 'Samo u datoteci (2)' })).toBeVisible();
  // What was chosen before the pairs is kept; what is chosen now goes with the same press, saved by none before.
  await expect(page.getByLabel('Što ostaje: iseljenje')).toHaveValue('mine');
  await page.getByRole('checkbox', { name: /^Petar Bošnjak/ }).uncheck();
  await page.getByRole('button', { name: 'Spojite', exact: true }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Stablo je spojeno s datotekom.' })).toBeFocused();
  const versions = section(page).getByRole('list', { name: 'Inačice' }).getByRole('listitem');
  await expect(versions.first()).toContainText(`spojeno s poslanom datotekom: ${UREDNICA.name}`);
  const merged = await get(`${TREES}/bosnjak/inacica/2`);
  expect(merged).toContain('Kanarinac /Bošnjak/');
  expect(merged).not.toContain('Kanarograd');
  // «Bože Ćavara» is Božo Ćavar, who is here already.
  expect(merged).not.toContain('Bože');
  expect(merged).not.toContain('2 DATE ABT 1868');
  await isReady(page);
  await section(page).getByRole('button', { name: 'Vratite 1. inačicu' }).click();
  await expect(page.getByText('Ranija je inačica vraćena')).toBeVisible();
  expect(await get(`${TREES}/bosnjak/inacica/3`)).toBe(readFileSync('content/trees/bosnjak.ged', 'utf8'));
});

test('without scripts the same by plain forms; only its sender may, and what nobody asked is refused', async () => {
  const report = await send('bosnjak', COUSINS);
  const merge = `${report}/spajanje`;
  // Nothing has been begun.
  expect((await post(merge, { intent: 'confirm' })).headers.get('location')).toBe(report);
  expect((await post(report, { intent: 'merge' })).headers.get('location')).toBe(merge);
  for (const path of [merge, `${merge}/parovi`]) {
    const asked = (cookie: string) => fetch(`${site.address}${path}`, { headers: { cookie }, redirect: 'manual' });
    expect((await asked('')).status).toBe(302);
    expect((await asked(cookies.member)).status).toBe(403);
    expect((await asked(cookies.second)).status).toBe(404);
    expect((await post(path, { intent: 'confirm' }, cookies.member)).status).toBe(403);
    expect((await post(path, { intent: 'confirm' }, cookies.second)).headers.get('location')).toBe(TREES);
    expect((await post(path, { intent: 'x' })).status).toBe(400);
  }
  expect((await post(`${merge}/parovi`, { intent: 'same', a: 'I1', b: 'P1' })).status).toBe(409);
  const shown = await get(`${merge}/parovi`);
  const [a = '', b = ''] = ['a', 'b'].map((name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(shown)?.[1]);
  const decided = await post(`${merge}/parovi`, { intent: 'same', a, b });
  expect([decided.status, decided.headers.get('location')]).toEqual([302, `${merge}/parovi`]);
  expect((await post(`${merge}/parovi`, { intent: 'same', a, b })).status).toBe(409);
  expect((await post(`${merge}/parovi`, { intent: 'skip', a: 'I19', b: 'P6' })).status).toBe(302);
  // What was decided is not in the report yet.
  expect((await post(merge, { intent: 'confirm' })).status).toBe(409);
  expect((await post(merge, { intent: 'choose' })).status).toBe(200);
  expect(await get(merge)).toContain('Vratite se preskočenima (1)');
  expect((await post(merge, { intent: 'again' })).headers.get('location')).toBe(`${merge}/parovi`);
  expect((await post(merge, { intent: 'choose', add: 'nobody' })).status).toBe(200);
  expect(await get(merge)).toMatch(/checked="" value="nobody"/);
  // The press that merges carries what nobody saved.
  const [field = ''] = /field [^"]+ EMIG/.exec(await get(merge)) ?? [];
  expect((await post(merge, { intent: 'confirm', add: 'nobody', [field]: 'mine' })).status).toBe(422);
  expect((await post(report, { intent: 'discard' })).headers.get('location')).toBe(TREES);
  expect((await fetch(`${site.address}${merge}`, { headers: { cookie: cookies.editor } })).status).toBe(404);
});

test('of a file in which everybody differs, everybody is listed page by page, and what was chosen stays', async () => {
  const work = `1 OCCU zidar ${'kamena '.repeat(40)}`;
  const builders = readFileSync('content/trees/bosnjak.ged', 'utf8').replace(/^1 SEX ([MF])$/gm, `1 SEX $1\n${work}`);
  const report = await send('bosnjak', builders);
  await post(report, { intent: 'merge' });
  const merge = `${report}/spajanje`;
  const chosenIn = async (choice: string) => {
    const names = [...(await get(merge)).matchAll(/name="(field [^"]+ OCCU)"/g)].map(([, name = '']) => name);
    return Object.fromEntries(names.map((name) => [name, choice]));
  };
  const first = await chosenIn('mine');
  expect(Object.keys(first).length).toBeGreaterThan(20);
  expect((await post(merge, { intent: 'choose 2', ...first })).status).toBe(200);
  const second = await chosenIn('mine');
  expect(Object.keys(second).filter((name) => name in first)).toEqual([]);
  expect(Object.keys(second).length).toBeGreaterThan(0);
  expect((await post(merge, { intent: 'choose 1', ...second })).status).toBe(200);
  expect(await get(merge)).toContain('<option value="mine" selected="">');
  // A page that is not there is the last one.
  expect((await post(merge, { intent: 'choose 99' })).status).toBe(200);
  expect(Object.keys(await chosenIn('mine'))).not.toEqual(Object.keys(first));
  expect((await post(report, { intent: 'discard' })).headers.get('location')).toBe(TREES);
});

test('a merge is undone like an edit; where a later edit stands in the way it is named, and the version offered', async ({
  page,
}) => {
  const note = async (person: string, text: string) => {
    const edit = { kind: 'note', owner: { person }, text };
    const { basedOn } = JSON.parse(await get(`/obiteljsko-stablo/bosnjak/osoba/${person}/cinjenice`));
    const headers = { cookie: cookies.editor, 'content-type': 'application/json' };
    const body = JSON.stringify({ edit, basedOn });
    const sent = await fetch(`${site.address}/obiteljsko-stablo/bosnjak/izmjena`, { method: 'POST', headers, body });
    return (await sent.json()).version as number;
  };
  const file = (number: number) => get(`${TREES}/bosnjak/inacica/${number}`);
  const merge = async () => {
    const report = await send('bosnjak', COUSINS);
    await post(report, { intent: 'merge' });
    expect((await post(`${report}/spajanje`, { intent: 'confirm' })).headers.get('location')).toBe(
      `${TREES}?obavijest=spojeno`,
    );
  };
  const elsewhere = (await note('I20', 'Prije spajanja.')) + 2;
  await merge();
  expect(await note('I20', 'Poslije spajanja.')).toBe(elsewhere);
  expect(await file(elsewhere)).toContain('Kanarinac /Bošnjak/');
  await page.goto(`${site.address}${TREES}`);
  await isReady(page);
  await section(page)
    .getByRole('button', { name: `Poništite spajanje: ${elsewhere - 1}. inačica` })
    .click();
  await expect(page.getByText('Poništeno.', { exact: true })).toBeVisible();
  const undone = await file(elsewhere + 1);
  expect(undone).toContain('Poslije spajanja.');
  expect(undone).not.toContain('Kanarinac /Bošnjak/');

  await merge();
  // Whoever came with the merge.
  const newcomer = /@(\w+)@ INDI\n1 NAME Kanarinac/.exec(await file(elsewhere + 2))?.[1] ?? '';
  await note(newcomer, 'Umro je kao dijete.');
  await page.reload();
  await isReady(page);
  await section(page)
    .getByRole('button', { name: `Poništite spajanje: ${elsewhere + 2}. inačica` })
    .click();
  await expect(page.getByText(`Isto je poslije promijenila ${elsewhere + 3}. izmjena`)).toBeVisible();
  await page
    .getByRole('button', { name: `Vratite ${elsewhere + 1}. inačicu`, exact: true })
    .first()
    .click();
  await expect(page.getByText('Ranija je inačica vraćena')).toBeVisible();
  expect(await file(elsewhere + 4)).toBe(undone);
});

test('whom the trees tell alike and no file joins is suggested, until an editor decides', async ({ page }) => {
  for (const [tree, link] of [
    ['cavar', '1 _LINK bosnjak#I122\n'],
    ['bosnjak', '1 _LINK cavar#I105\n'],
  ] as const) {
    const report = await send(tree, readFileSync(`content/trees/${tree}.ged`, 'utf8').replace(link, ''));
    expect((await post(report, { intent: 'confirm' })).headers.get('location')).toBe(`${TREES}?obavijest=novo-stablo`);
  }
  await page.goto(`${site.address}${TREES}/veze`);
  const suggested = page.getByRole('region', { name: 'Možda ista osoba' });
  await expect(suggested.getByRole('listitem')).toContainText('isti dan rođenja');
  await suggested.getByRole('button', { name: 'Ista osoba: Delfa Ćavar', exact: true }).click();
  await expect(page.getByText('Spojeno: u stablu cijeloga brda to je sada jedna osoba.')).toBeVisible();
  await expect(suggested).toHaveCount(0);
});

test('who stands twice in a tree is listed, becomes one, two again, and is not asked about for good', {
  tag: '@long',
}, async ({ page }) => {
  const twice = readFileSync('content/trees/bosnjak.ged', 'utf8').replace(
    /^0 TRLR/m,
    '0 @I9001@ INDI\n1 NAME Ivan /Bošnjak/\n1 SEX M\n1 BIRT\n2 DATE 8 JAN 1909\n1 EMIG\n2 PLAC Kanarograd\n1 DEAT\n2 DATE 19 JUN 1991\n0 TRLR',
  );
  await post(await send('bosnjak', twice), { intent: 'confirm' });
  const path = `${TREES}/bosnjak/dvojnici`;
  const key = 'duplicate I120 I9001';
  expect((await post(path, { intent: 'merge', key: 'duplicate I1 I120' })).status).toBe(409);
  expect((await post(path, { intent: 'merge', key }, cookies.member)).status).toBe(403);
  // Choices are plain fields: without scripts the right-hand death stays.
  const chosen = await post(path, { intent: 'merge', key, keep: 'I120', 'side DEAT': 'second', 'side sex': 'both' });
  expect(await chosen.text()).toContain('Spojeno: u stablu je to sada jedna osoba.');

  await page.goto(`${site.address}${TREES}`);
  await isReady(page);
  await section(page)
    .getByRole('button', { name: /^Poništite .*Ivan Bošnjak/ })
    .first()
    .click();
  await expect(page.getByText('Poništeno.', { exact: true })).toBeVisible();
  await page.goto(`${site.address}${path}`);
  await isReady(page);
  const pair = page.getByRole('form', { name: 'Je li to ista osoba?' });
  await expect(pair.getByRole('row', { name: /^Dijete/ }).first()).toBeVisible();
  await expect(pair.getByRole('radio', { name: 'Ostaje zapis I120' })).toBeChecked();
  expect(await faultsEverywhereOn(page)).toEqual([]);
  await page.keyboard.press('i');
  await expect(page.getByText('Spojeno: u stablu je to sada jedna osoba.')).toBeVisible();
  await expect(pair).toHaveCount(0);
  await page.getByRole('button', { name: 'Poništite', exact: true }).click();
  await expect(page.getByText('Poništeno.', { exact: true })).toBeVisible();
  await expect(pair).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('Zapamćeno: to su dvije osobe')).toBeVisible();
  await expect(pair).toHaveCount(0);
  await page.getByText('Nisu ista osoba (1)').click();
  await page.getByRole('button', { name: /^Poništite: Ivan Bošnjak/ }).click();
  await expect(pair).toBeVisible();
});
