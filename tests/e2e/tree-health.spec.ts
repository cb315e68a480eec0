import { readFileSync } from 'node:fs';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { becomeEditor, becomeWriter, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const HEALTH = '/urednistvo/stabla/cavar/zdravlje';
const PLACES = '/urednistvo/stabla/cavar/mjesta';
const FAULT = 'Prema zapisu Jure Naopaki umro je 1840., a rođen tek 1850.';
/** A healthy tree with somebody who died before he was born, in a place that is written another way. */
const FAULTY = readFileSync('content/trees/cavar.ged', 'utf8').replace(
  /^0 TRLR/m,
  [
    ...['0 @I9001@ INDI', '1 NAME Jure /Naopaki/', '1 SEX M', '1 BIRT', '2 DATE 1850', '2 PLAC Gostusa'],
    ...['1 DEAT', '2 DATE 1840', '1 ASSO @I1@', '2 RELA kum'],
    ...['0 @I9002@ INDI', '1 NAME Mate /Naopaki/', '1 SEX M', '1 BIRT', '2 DATE 1851', '2 PLAC Gostuza', '1 DEAT'],
    ...['2 DATE 1841'],
    ...['1 ASSO @I1@', '2 RELA kum', '0 TRLR'],
  ].join('\n'),
);

let site: SiteProcess;
let editor = '';
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email } });
  editor = await becomeEditor(site);
});
test.afterAll(() => site.stop());

async function text(path: string, cookie = editor): Promise<string> {
  return (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();
}

test('a tree’s faults are told, accepted for good and taken back, and a place is mended everywhere and as it was', {
  tag: '@long',
}, async ({ page, context }) => {
  expect(await text(HEALTH)).toContain('Stablo je zdravo');
  expect(await text('/urednistvo/stabla')).toContain('(ništa ne treba ispraviti)');

  const form = new FormData();
  form.set('tree', 'cavar');
  form.set('intent', 'send');
  form.set('file', new Blob([FAULTY]), 'stablo.ged');
  const headers = { cookie: editor };
  const sent = await fetch(`${site.address}/urednistvo/stabla`, {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  });
  await sendForm(site.address, sent.headers.get('location') ?? '', { intent: 'confirm' }, editor);
  expect(await text('/urednistvo/stabla')).toMatch(/Zdravlje stabla<\/a> \(3\s+nalaza\)/u);

  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}${HEALTH}`);
  await isReady(page);
  const faults = page.getByRole('region', { name: /^Smrt prije rođenja/ });
  await expect(faults).toContainText(FAULT);
  await expect(faults.getByRole('link', { name: 'Jure Naopaki' })).toHaveAttribute('href', /cavar\?osoba=I9001$/);
  await expect(page.getByRole('region', { name: 'Zdravlje stabla' })).toContainText('Smrt prije rođenja 2\u00a0osobe');
  expect(await faultsEverywhereOn(page)).toEqual([]);
  for (const person of ['Jure', 'Mate']) await faults.getByRole('checkbox', { name: new RegExp(person) }).check();
  await faults.getByRole('button', { name: /^Tako je za označene/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'tako je' })).toBeVisible();
  await expect(faults).toHaveCount(0);
  await page.getByText('Tako je (2)').click();
  await expect(page.getByRole('list', { name: 'Tako je' })).toContainText(`${FAULT}Urednica Iva, `);
  await page.getByRole('button', { name: 'Poništite', exact: true }).first().click();
  await expect(faults).toContainText(FAULT);
  // On the tree's own page editors read how healthy it is, and what to mend first.
  expect(await text('/obiteljsko-stablo-cavar')).toMatch(
    /Zdravlje stabla: 3\s+nalaza; prvo ispravite „Smrt prije rođenja“ \(2\)/u,
  );

  await page.getByRole('link', { name: 'Mjesta u stablu' }).click();
  const place = page.getByRole('form', { name: 'Gostuša', exact: true });
  await expect(page.getByRole('form', { name: 'Gostuša ili Gostuza?' })).toBeVisible();
  await expect(place.getByRole('radio', { name: /^Gostusa/ })).not.toBeChecked();
  await place.getByRole('button', { name: 'Ispravite posvuda' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ispravljeno posvuda: „Gostuša“.' })).toBeVisible();
  await expect(place).toHaveCount(0);
  await page.getByRole('button', { name: 'Poništite' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Poništeno' })).toBeVisible();
  await expect(place).toBeVisible();
  const file = await fetch(`${site.address}/urednistvo/stabla/cavar/inacica/4`, { headers });
  expect(await file.text()).toBe(FAULTY);
});

test('without scripts all of it is plain forms, bad ones are told so, and nobody but an editor has any of it', async () => {
  const bad = await sendForm(site.address, HEALTH, { intent: 'accept', key: 'nema' }, editor);
  expect([bad.status, await bad.text()]).toEqual([409, expect.stringContaining('Toga u stablu više nema')]);
  const unknown = await sendForm(site.address, HEALTH, { intent: 'burn', key: 'nema' }, editor);
  expect(unknown.status).toBe(400);
  expect((await sendForm(site.address, HEALTH, { intent: 'accept' }, editor)).status).toBe(422);
  const all = await sendForm(site.address, HEALTH, { intent: 'accept-all', kind: 'smrt-prije-rodenja' }, editor);
  const [, at = ''] = /name="at" value="([^"]+)"/.exec(await all.text()) ?? [];
  expect(at).not.toBe('');
  expect(await text(HEALTH)).not.toContain('smrt-prije-rodenja-naslov');
  expect((await sendForm(site.address, HEALTH, { intent: 'take-back-all', at }, editor)).status).toBe(200);
  expect((await sendForm(site.address, HEALTH, { intent: 'take-back-all', at }, editor)).status).toBe(409);
  const place = await sendForm(
    site.address,
    PLACES,
    { intent: 'mend', from: 'Nigdjezemska', other: 'Drugdje' },
    editor,
  );
  expect([place.status, await place.text()]).toEqual([409, expect.stringContaining('u stablu više nema')]);
  // A slip is only suggested: it is two places until somebody says otherwise, and that is taken back as well.
  const [, key = ''] = /name="key" value="(places [^"]+)"/.exec(await text(PLACES)) ?? [];
  expect((await sendForm(site.address, PLACES, { intent: 'apart', key }, editor)).status).toBe(200);
  expect(await text(PLACES)).not.toContain('To su dva mjesta');
  expect((await sendForm(site.address, PLACES, { intent: 'take-back', key }, editor)).status).toBe(200);
  expect(await text(PLACES)).toContain('To su dva mjesta');
  expect((await sendForm(site.address, PLACES, { intent: 'apart', key: 'x' }, editor)).status).toBe(409);
  // Where a place is, the map knows: it is written wherever the tree has it, and undone.
  const [, from = ''] = /name="from" value="([^"]+)"\/><button value="place"/.exec(await text(PLACES)) ?? [];
  const placed = await sendForm(site.address, PLACES, { intent: 'place', from }, editor);
  const [, version = ''] = /name="version" value="(\d+)"/.exec(await placed.text()) ?? [];
  expect(await text(`/urednistvo/stabla/cavar/inacica/${version}`)).toMatch(/PLAC .*\n3 MAP\n4 LATI N43/);
  expect(await text(PLACES)).not.toContain('value="place"');
  expect((await sendForm(site.address, PLACES, { intent: 'place', from }, editor)).status).toBe(409);
  expect((await sendForm(site.address, PLACES, { intent: 'undo', version }, editor)).status).toBe(200);
  const empty = await sendForm(site.address, PLACES, { intent: 'mend', from: 'Mostar', to: '' }, editor);
  expect(empty.status).toBe(422);
  expect(
    (await fetch(`${site.address}/urednistvo/stabla/tudje/zdravlje`, { headers: { cookie: editor } })).status,
  ).toBe(404);
  const writer = await becomeWriter(site);
  for (const path of [HEALTH, PLACES]) {
    expect(await text(path, writer)).not.toContain('Zdravlje stabla');
    expect((await sendForm(site.address, path, { intent: 'mend', from: 'Mostar', to: 'X' }, writer)).status).toBe(403);
    const stranger = await fetch(`${site.address}${path}`, { redirect: 'manual' });
    expect([302, 401, 403]).toContain(stranger.status);
  }
});
