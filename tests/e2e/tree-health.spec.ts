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

async function upload(tree: string, file: string): Promise<void> {
  const form = new FormData();
  form.set('tree', tree);
  form.set('intent', 'send');
  form.set('file', new Blob([file]), 'stablo.ged');
  const sent = await fetch(`${site.address}/urednistvo/stabla`, {
    method: 'POST',
    body: form,
    headers: { cookie: editor },
    redirect: 'manual',
  });
  await sendForm(site.address, sent.headers.get('location') ?? '', { intent: 'confirm' }, editor);
}

async function text(path: string, cookie = editor): Promise<string> {
  return (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();
}

test('a tree’s faults are told, accepted for good and taken back, and a place is mended everywhere and as it was', {
  tag: '@long',
}, async ({ page, context }) => {
  expect(await text(HEALTH)).toContain('Stablo je uredno');
  expect(await text('/urednistvo/stabla')).toContain('(ništa ne treba ispraviti)');

  await upload('cavar', FAULTY);
  expect(await text('/urednistvo/stabla')).toMatch(/Provjera stabla<\/a> \(4\s+primjedbe\)/u);

  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}${HEALTH}`);
  await isReady(page);
  const faults = page.getByRole('region', { name: /^Smrt prije rođenja/ });
  await expect(faults).toContainText(FAULT);
  await expect(faults.getByRole('link', { name: 'Jure Naopaki' })).toHaveAttribute('href', /cavar\?osoba=I9001$/);
  await expect(page.getByRole('region', { name: 'Provjera stabla' })).toContainText('Smrt prije rođenja 2\u00a0osobe');
  expect(await faultsEverywhereOn(page)).toEqual([]);
  for (const person of ['Jure', 'Mate']) await faults.getByRole('checkbox', { name: new RegExp(person) }).check();
  await faults.getByRole('button', { name: /^Označeno je točno/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Zapamćeno' })).toBeVisible();
  await expect(faults).toHaveCount(0);
  await page.getByText('Tako je (2)').click();
  await expect(page.getByRole('list', { name: 'Tako je' })).toContainText(`${FAULT}Urednica Iva, `);
  await page.getByRole('button', { name: 'Poništite', exact: true }).first().click();
  await expect(faults).toContainText(FAULT);
  // On the tree's own page editors read how healthy it is, and what to mend first.
  expect(await text('/obiteljsko-stablo-cavar')).toMatch(
    /Provjera stabla: 4\s+primjedbe; prvo ispravite „Smrt prije rođenja“ \(2\)/u,
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
  const file = await fetch(`${site.address}/urednistvo/stabla/cavar/inacica/4`, { headers: { cookie: editor } });
  expect(await file.text()).toBe(FAULTY);
});

/** Families of a name each, with a fault each, and two without any date. */
const MANY_FAULTS = [
  ...['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8'],
  ...['0 @I1@ INDI', '1 NAME Ivo /Ivić/', '1 SEX M', '1 BIRT', '2 DATE 1750', '1 DEAT', '2 DATE 1800'],
  ...['1 WILL', '2 DATE 1803', '0 @I2@ INDI', '1 NAME Ante /Ivić/', '1 SEX M'],
  ...['0 @I3@ INDI', '1 NAME Mate /Ivić/', '1 SEX M', '1 BIRT', '2 DATE 1990'],
  ...['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I2@', '0 @F2@ FAM', '1 HUSB @I2@', '1 CHIL @I3@'],
  ...['0 @I4@ INDI', '1 NAME Luka /Lukić/', '1 SEX M', '1 BIRT', '2 DATE 1800', '1 DEAT', '2 DATE 1870'],
  ...['0 @I5@ INDI', '1 NAME Ana /Anić/', '1 SEX F', '1 BIRT', '2 DATE 1805', '1 DEAT', '2 DATE 1860'],
  ...['0 @I6@ INDI', '1 NAME Kata /Katić/', '1 SEX F', '1 BIRT', '2 DATE 1851', '1 DEAT', '2 DATE 32 MAY 1890'],
  ...['0 @I7@ INDI', '1 NAME Jure /Lukić/', '1 SEX M', '1 BIRT', '2 DATE 1830', '1 DEAT', '2 DATE 1880'],
  ...['0 @I8@ INDI', '1 NAME Mara /Perić/', '1 SEX F', '1 BIRT', '2 DATE 1826', '1 DEAT', '2 DATE 1880'],
  ...['0 @F3@ FAM', '1 HUSB @I4@', '1 WIFE @I5@', '1 CHIL @I7@', '1 CHIL @I8@', '1 MARR', '2 DATE 1829'],
  ...['0 @F4@ FAM', '1 HUSB @I4@', '1 WIFE @I6@', '1 MARR', '2 DATE 1859'],
  ...['0 @I9@ INDI', '1 NAME Iva /Lukić/', '1 SEX F', '1 BIRT', '2 DATE 1835', '0 @I10@ INDI', '1 NAME Pero /Ivić/'],
  ...['0 @F5@ FAM', '1 HUSB @I7@', '1 WIFE @I9@', '1 CHIL @I10@'],
  ...Array.from({ length: 6 }, (_, at) => [
    `0 @H${at}@ INDI`,
    '1 NAME Tom /Howarth/',
    '1 BIRT',
    '2 PLAC Kočerin',
  ]).flat(),
  ...['0 @H9@ INDI', '1 NAME Tom /Haworth/', '1 BIRT', '2 PLAC Kočerim', '0 TRLR'],
].join('\n');

test('every kind of fault names people and dates, people without dates are one line, and no line is of an earlier file', async ({
  page,
  context,
}) => {
  const own = '/obiteljsko-stablo-bosnjak';
  await expect.poll(() => text(own)).toContain('Provjera stabla: stablo je uredno');
  await upload('bosnjak', MANY_FAULTS);
  const lines: string[] = [];
  await expect
    .poll(async () => lines.push(/Provjera stabla[^<]*/u.exec(await text(own))?.[0] ?? '') && lines.at(-1))
    .toMatch(/primjed(?:b.|aba); prvo ispravite „Datumi koji se ne slažu“ \(1\)/u);
  expect(lines.join('\n')).not.toContain('uredno');

  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}/urednistvo/stabla/bosnjak/zdravlje`);
  for (const [heading, sentence] of [
    ['Datumi koji se ne slažu', 'Datumi se ne slažu: Ivo Ivić: rođenje 1750.; Mate Ivić: rođenje 1990.; broj osoba'],
    ['Događaji izvan života', 'Ivo Ivić: oporuka 1803., a umro je već 1800.'],
    ['Supružnici s 50 ili više godina razlike', 'Luka Lukić rođen je 1800., a Kata Katić 1851.'],
    ['Brakovi koji se preklapaju', 'Luka Lukić vjenčan je 1829. (Ana Anić) i 1859. (Kata Katić), a raniji je brak'],
    ['Datumi koji se ne mogu pročitati', 'Kata Katić, smrt „32 MAY 1890“.'],
    ['Rođeni prije vjenčanja roditelja', 'Mara Perić rođena je 1826., više od godine dana prije vjenčanja roditelja'],
    ['Djeca koja nisu upisana redom', 'najprije Jure Lukić (1830.), a zatim Mara Perić (1826.).'],
    ['Žene pod muževim prezimenom', 'Iva Lukić upisana je pod muževim prezimenom (Jure Lukić).'],
    ['Djeca koja ne nose prezime roditelja', 'Mara Perić ne nosi prezime roditelja: Luka Lukić i Ana Anić.'],
    [
      'Prezimena zapisana na više načina',
      'Howarth (6) i Haworth (1); drukčije je, primjerice, upisana osoba Tom Haworth',
    ],
    ['Mjesta zapisana na više načina', 'možda pogrešan: „Kočerin“ (6) i „Kočerim“ (1).'],
  ] as const) {
    const group = page.getByRole('region', { name: new RegExp(`^${heading}`) });
    await expect(group).toContainText(sentence);
    await expect(group.getByRole('link').first()).toHaveAttribute('href', /bosnjak/);
  }
  const undated = page.getByRole('region', { name: /^Osobe bez ijednoga datuma/ });
  await expect(undated).toContainText('Broj osoba bez ijednoga datuma: 9 od 17.');
  await expect(undated.getByRole('listitem').getByRole('link')).toHaveCount(6);
  await undated.getByRole('link', { name: 'Sve: 9 osoba' }).click();
  await expect(page.getByRole('list', { name: 'U stablu' }).getByRole('link')).toHaveCount(9);
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
  expect(await text(HEALTH)).not.toContain('zapisa mjesta možda pogrešan');
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
    expect(await text(path, writer)).not.toContain('Provjera stabla');
    expect((await sendForm(site.address, path, { intent: 'mend', from: 'Mostar', to: 'X' }, writer)).status).toBe(403);
    const stranger = await fetch(`${site.address}${path}`, { redirect: 'manual' });
    expect([302, 401, 403]).toContain(stranger.status);
  }
});
