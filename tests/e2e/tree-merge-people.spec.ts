import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { COUSINS } from '../drivers/cousins-file.ts';
import { becomeEditor, cookieOf } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { takenPhotograph } from '../drivers/taken-photograph.ts';
import { expect, test } from './site.ts';

const TREES = '/urednistvo/stabla';
const MEMBER = { name: 'Članica Mara', email: 'clanica.spajanja@primjer.hr', password: 'kamen na kamen' };

let site: SiteProcess;
const cookies = { member: '', editor: '' };
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });
test.beforeAll(async ({ site: shared }) => {
  site = shared;
  cookies.editor = await becomeEditor(site);
  cookies.member = await becomeMember(site.address, MEMBER);
});
// Each test leaves the tree as it was.
test.beforeEach(({ context }) => context.addCookies([cookieOf(site, cookies.editor)]));

function post(path: string, fields: Record<string, string>, cookie = cookies.editor): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(`${site.address}${path}`, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
}

async function get(path: string, cookie = cookies.editor): Promise<string> {
  return (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();
}

/** The newest file of the tree of the Bošnjaks. */
async function newest(): Promise<string> {
  const numbers = Array.from((await get(TREES)).matchAll(/bosnjak\/inacica\/(\d+)/g), ([, number]) => Number(number));
  return get(`${TREES}/bosnjak/inacica/${Math.max(...numbers)}`);
}

async function send(tree: string, file: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData();
  body.set('tree', tree);
  body.set('intent', 'send');
  body.set('file', new Blob([file]), 'stablo.ged');
  const headers = { cookie: cookies.editor };
  const sent = await fetch(`${site.address}${TREES}`, { method: 'POST', body, headers, redirect: 'manual' });
  return sent.headers.get('location') ?? '';
}

test('who has two births after a merge is a finding, and one press prefers one of them and keeps both', async ({
  page,
}) => {
  const report = await send('bosnjak', COUSINS.replace('2 DATE 8 JAN 1909', '2 DATE 3 FEB 1909'));
  await post(report, { intent: 'merge' });
  await page.goto(`${site.address}${report}/spajanje`);
  await isReady(page);
  await page.getByRole('button', { name: 'Spojite', exact: true }).click();

  await expect(page.getByText('Stablo je spojeno s datotekom.')).toBeVisible();
  const group = page.getByRole('region', { name: /^Više zapisa o rođenju ili smrti/ });
  await expect(group).toContainText('više zapisa o rođenju: 8. siječnja 1909., Naše brdo; 3. veljače 1909.');
  expect(await faultsEverywhereOn(page)).toEqual([]);
  await group.getByRole('button', { name: /^Vrijedi: 3\. veljače 1909\. \(/ }).click();
  await expect(page.getByText('Zapamćeno. Vrijedi: 3. veljače 1909.')).toBeVisible();
  await expect(group).toHaveCount(0);
  const births = async () => {
    const [, ivan = ''] = /@I120@ INDI\n([\s\S]*?)\n0 /.exec(await newest()) ?? [];
    return [...ivan.matchAll(/1 BIRT\n2 DATE (.*)/g)].map(([, date]) => date);
  };
  expect(await births()).toEqual(['3 FEB 1909', '8 JAN 1909']);
  await page.reload();
  await expect(group).toHaveCount(0);
  await expect(page.getByText('Takvih primjedaba više nema.')).toBeVisible();

  // Without scripts the same by plain forms: it is a finding again, the other one is preferred, and that is undone.
  const health = `${TREES}/bosnjak/zdravlje`;
  const fieldIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  const accepted = (await get(health)).split('aria-label="Tako je"')[1] ?? '';
  expect((await post(health, { intent: 'take-back', key: fieldIn(accepted, 'key') })).status).toBe(200);
  const [, key] = /value="([0-9a-f]{16}) 0"/.exec(await get(health)) ?? [];
  expect((await post(health, { prefer: 'x 0' })).status).toBe(409);
  const answer = await (await post(health, { prefer: `${key} 1` })).text();
  expect(answer).toContain('Zapamćeno. Vrijedi: 8. siječnja 1909., Naše brdo.');
  expect(await births()).toEqual(['8 JAN 1909', '3 FEB 1909']);
  const undo = ['intent', 'at'].map((name) => [name, fieldIn(answer.split('Zapamćeno')[1] ?? '', name)]);
  expect((await post(health, Object.fromEntries(undo))).status).toBe(200);
  expect(await get(health)).toContain('Više zapisa o rođenju ili smrti');
  await post(TREES, { tree: 'bosnjak', intent: 'restore', number: '1' });
});

test('who stands twice in a cousin’s file comes in as one person', async ({ page }) => {
  const again = '0 @P9@ INDI\n1 NAME Kanarinac /Bošnjak/\n1 BIRT\n2 DATE 7 MAR 1941\n1 OCCU svirač\n0 TRLR';
  const report = await send('bosnjak', COUSINS.replace('2 DATE 1941', '2 DATE 7 MAR 1941').replace('0 TRLR', again));
  await post(report, { intent: 'merge' });
  await page.goto(`${site.address}${report}/spajanje`);
  await isReady(page);
  await expect(page.getByText('Dvaput u datoteci (1)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Samo u datoteci (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Spojite', exact: true }).click();
  await expect(page).toHaveURL(`${site.address}${TREES}?obavijest=spojeno`);
  const merged = await newest();
  expect(merged.split('Kanarinac /Bošnjak/')).toHaveLength(2);
  expect(merged).toContain('1 OCCU svirač');
  await post(TREES, { tree: 'bosnjak', intent: 'restore', number: '1' });
});

test('a .gdz is unpacked: its pictures are kept, members see those of the dead, and the tree can be edited', async ({
  page,
}) => {
  const pictured = (id: string, file: string) => (text: string) =>
    text.replace(`0 @${id}@ INDI\n`, `0 @${id}@ INDI\n1 OBJE\n2 FILE ${file}\n`);
  const [dead, living] = await Promise.all(['#804020', '#204080'].map((colour) => takenPhotograph({ colour })));
  const tree = [
    pictured('I120', 'slike/ivan%20b.jpg'),
    pictured('I139', '../../ziva.jpg'),
    pictured('I1', 'laz.jpg'),
  ].reduce((text, add) => add(text), readFileSync('content/trees/bosnjak.ged', 'utf8'));
  const report = await send(
    'bosnjak',
    new Uint8Array(
      zipSync({
        'gedcom.ged': strToU8(tree),
        'slike/ivan b.jpg': new Uint8Array(dead ?? []),
        '../../ziva.jpg': new Uint8Array(living ?? []),
        'laz.jpg': strToU8('<html>'),
      }),
    ),
  );
  await page.goto(`${site.address}${report}`);
  await expect(page.getByText('2 fotografije (još 1 nismo mogli spremiti)')).toBeVisible();
  await page.getByRole('button', { name: 'Potvrdite' }).click();
  await expect(page).toHaveURL(`${site.address}${TREES}?obavijest=novo-stablo`);
  const names = [...(await newest()).matchAll(/2 FILE (foto-.*)/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(await get('/urednistvo/fotografije')).toContain('ivan b.jpg');

  const portraitOf = (id: string, cookie: string) =>
    fetch(`${site.address}/obiteljsko-stablo/bosnjak/osoba/${id}/portret/dark`, { headers: { cookie } });
  const seen = await portraitOf('I120', cookies.member);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  expect((await fetch(seen.url)).status).toBe(404);
  expect((await portraitOf('I139', cookies.member)).status).toBe(404);
  // It lies there as a plain file.
  const edit = { kind: 'name', person: 'I120', nickname: 'Ivša', given: 'Ivan', surname: 'Bošnjak' };
  const edited = await fetch(`${site.address}/obiteljsko-stablo/bosnjak/izmjena`, {
    method: 'POST',
    body: JSON.stringify({ edit }),
    headers: { cookie: cookies.editor, 'content-type': 'application/json' },
  });
  expect(await edited.text()).toContain('Promijenjeno.');
  await post(TREES, { tree: 'bosnjak', intent: 'restore', number: '1' });
});
