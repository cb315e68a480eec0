import type { Page } from '@playwright/test';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { liveMap, MAP, withoutGraphics } from '../drivers/map-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

let site: SiteProcess;
let editor: string;
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 480, height: 600 }, reducedMotion: 'reduce' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email } });
  editor = await becomeEditor(site);
});
test.afterAll(() => site.stop());
test.beforeEach(({ context }) => context.addCookies([cookieOf(site, editor)]));

async function openEditor(page: Page, place: string) {
  await page.goto(`${site.address}${MAP}?mjesto=${place}`);
  const card = page.getByRole('article');
  await card.getByText('Uredite na karti').click();
  // It can be pressed once React is there; what is written earlier is lost to it.
  await expect(card.getByRole('button', { name: 'Postavite na karti' })).toBeEnabled();
  return { card, position: card.getByRole('textbox', { name: /^Položaj|^Točke/ }) };
}

/** To a form: what a page measures is posted as well. */
function answerTo(page: Page) {
  return page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname.startsWith(MAP),
  );
}

test('a locality is moved; a second editor hears of it and loses nothing; nonsense is refused', async ({
  page,
  context,
}) => {
  await withoutGraphics(page);
  const second = await context.newPage();
  await withoutGraphics(second);
  const mine = await openEditor(page, 'gumno');
  const hers = await openEditor(second, 'gumno');
  for (const [wrong, sentence] of [
    ['17.6145, 43.3969', 'Oblik izlazi iz okvira karte.'],
    ['943.39, 17.61', 'Takvih koordinata nema'],
    ['iza kuće', 'Točke nisu ispravne'],
  ] as const) {
    await mine.position.fill(wrong);
    const answered = answerTo(page);
    await mine.card.getByRole('button', { name: 'Spremite položaj' }).click();
    expect((await answered).status()).toBe(400);
    await expect(mine.card.getByRole('alert')).toContainText(sentence);
    await expect(mine.position).toHaveValue(wrong);
  }
  await mine.position.fill('43.3975, 17.6150');
  const saved = answerTo(page);
  await mine.card.getByRole('button', { name: 'Spremite položaj' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(mine.card.getByRole('alert')).toHaveCount(0);

  await hers.position.fill('43.3980, 17.6160');
  const refused = answerTo(second);
  await hers.card.getByRole('button', { name: 'Spremite položaj' }).click();
  expect((await refused).status()).toBe(409);
  await expect(hers.card.getByRole('alert')).toContainText('U međuvremenu je netko drugi spremio promjenu.');
  await expect(hers.position).toHaveValue('43.3980, 17.6160');
  const { position } = await openEditor(page, 'gumno');
  await expect(position).toHaveValue(/^43\.3975,\s*17\.615/);
  const exported = await page.request.get(`${site.address}${MAP}/karta.geojson?sloj=lokaliteti&trazi=gumno`);
  expect(await exported.text()).toContain('[17.615,43.3975]');
  await second.close();
});

test('a path is drawn by hand on the map, saved, and taken off again', async ({ page }) => {
  await page.goto(`${site.address}${MAP}`);
  const canvas = await liveMap(page);
  await page.getByText('Ucrtajte nešto novo').click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Spremite', exact: true }) });
  await form.getByRole('textbox', { name: 'Ime' }).fill('Put do škole');
  await form.getByRole('button', { name: 'Crtajte na karti' }).click();
  const points = form.getByRole('textbox', { name: /^Točke/ });
  for (const [index, at] of [
    { x: 80, y: 120 },
    { x: 160, y: 180 },
    { x: 240, y: 150 },
  ].entries()) {
    await canvas.click({ position: at });
    await expect(points).toHaveValue(new RegExp(`^(\\S+, \\S+\\s*){${index + 1}}$`));
  }
  await form.getByRole('button', { name: 'Spremite', exact: true }).click();
  const card = page.getByRole('article', { name: 'Put do škole' });
  await expect(card).toContainText(/oko \d+\smin/);
  const saved = await page.request.get(`${site.address}${MAP}/karta.geojson?trazi=skole`);
  expect(((await saved.json()) as { features: unknown[] }).features).toMatchObject([
    { properties: { name: 'Put do škole', kind: 'path' }, geometry: { type: 'LineString' } },
  ]);
  await card.getByText('Uredite na karti').click();
  await card.getByRole('button', { name: 'Uklonite s karte' }).click();
  await expect(page.getByRole('link', { name: /^Put do škole/ })).toHaveCount(0);
});

test('files are reported on before they are taken in', async ({ page }) => {
  await page.goto(`${site.address}${MAP}/uvoz`);
  const choose = (name: string, text: string) =>
    page
      .getByLabel(/^Datoteka/)
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  await choose('prazno.gpx', '<gpx><trk>');
  await page.getByRole('button', { name: 'Pročitajte' }).click();
  await expect(page.getByRole('alert')).toContainText('Datoteka se ne može pročitati kao GeoJSON ni kao GPX.');

  const point = (name: string, coordinates: unknown) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Point', coordinates },
  });
  const features = [point('Nova kruška', [17.612, 43.397]), point('Na moru', [15, 43]), point('Nigdje', ['a', 'b'])];
  await choose('mjesta.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
  await page.getByRole('button', { name: 'Pročitajte' }).click();
  const report = page.getByRole('table');
  await expect(report.getByRole('row', { name: /^Nova kruška/ })).toContainText('novo');
  await expect(report.getByRole('row', { name: /^Na moru/ })).toContainText('Oblik izlazi iz okvira karte.');
  await expect(report.getByRole('row', { name: /^Nigdje/ })).toContainText('Koordinate se ne mogu pročitati.');
  const before = await page.request.get(`${site.address}${MAP}/karta.geojson?trazi=kruska`);
  expect(await before.text()).not.toContain('Nova kruška');
  await withoutGraphics(page);
  await page.getByRole('button', { name: 'Uvezite u kartu' }).click();
  await page.waitForURL(`${site.address}${MAP}`);
  await expect(page.getByRole('link', { name: /^Nova kruška/ }).last()).toBeVisible();

  const walk = (await (await page.request.get(`${site.address}${MAP}/staze/stari-put.gpx`)).text()).replaceAll(
    'Stari put u dolinu',
    'Snimljena šetnja',
  );
  await page.goto(`${site.address}${MAP}/uvoz`);
  await choose('setnja.gpx', walk);
  await page.getByRole('button', { name: 'Pročitajte' }).click();
  await expect(report.getByRole('row', { name: /^Snimljena šetnja/ })).toContainText('novo');
});
