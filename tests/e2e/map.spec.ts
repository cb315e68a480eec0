import { cookieOf } from '../drivers/editor.ts';
import { heldDrawing, MAP, watchErrors, withoutGraphics } from '../drivers/map-page.ts';
import { becomeMember } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const REMEMBERED = 'Velika kuća';
const members = new WeakMap<SiteProcess, Promise<string>>();

function member(site: SiteProcess): Promise<string> {
  const person = { name: 'Kata Ćavar', email: 'kata.karta@primjer.hr', password: 'lokva iza zadnje kuce' };
  const known = members.get(site) ?? becomeMember(site.address, person);
  members.set(site, known);
  return known;
}

test.beforeEach(async ({ site, context, page }) => {
  await context.addCookies([cookieOf(site, await member(site))]);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is chosen shows in the list and the drawing alike; drawing it in software would only take minutes.
  await withoutGraphics(page);
});

test('nothing of it is given to a visitor, and the import not even to a member', async ({ site }) => {
  const parts = ['karta.geojson', 'karta.gpx', 'karta.kml', 'staze/krug.gpx', 'visine/12/2248/1500', 'podloga.pmtiles'];
  for (const part of parts) {
    const answer = await fetch(`${site.address}${MAP}/${part}`, { redirect: 'manual' });
    expect(answer.status, part).toBe(401);
    expect(await answer.text()).not.toMatch(/Velika kuća|Krug po brdu/);
  }
  for (const path of [MAP, `${MAP}/uvoz`]) {
    const answer = await fetch(`${site.address}${path}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`/prijava?povratak=${path}`);
  }
  const cookie = await member(site);
  expect((await fetch(`${site.address}${MAP}/uvoz`, { headers: { cookie } })).status).toBe(403);
  const form = new URLSearchParams({ intent: 'remove', id: 'krug', map: 'brdo', revision: '1' });
  const change = await fetch(`${site.address}${MAP}`, { method: 'POST', body: form, headers: { cookie } });
  expect(change.status).toBe(403);
});

test('layers, time and search decide what is shown, and the address remembers them', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(MAP);
  await heldDrawing(page);
  const list = page.getByRole('region', { name: 'Popis mjesta na karti' });
  const layer = page.getByRole('checkbox', { name: 'Obiteljske kuće' });
  await expect(list.getByRole('link', { name: REMEMBERED })).toBeVisible();
  await layer.uncheck();
  await expect(list.getByRole('link', { name: REMEMBERED })).toHaveCount(0);
  await expect(page).toHaveURL(/sloj=lokaliteti/);
  await page.reload();
  await heldDrawing(page);
  await expect(layer).not.toBeChecked();
  await expect(list.getByRole('link', { name: REMEMBERED })).toHaveCount(0);
  await layer.check();
  await expect(page).not.toHaveURL(/sloj=/);

  await page.getByRole('searchbox', { name: 'Traženje na karti' }).fill('catrnj');
  await expect(list.getByRole('link', { name: /Čatrnja/ })).toBeVisible();
  await expect(list.getByRole('link', { name: REMEMBERED })).toHaveCount(0);
  await expect(page).toHaveURL(/trazi=catrnj/);
  await page.getByRole('searchbox', { name: 'Traženje na karti' }).fill('');

  const slider = page.getByRole('slider', { name: 'Godina' });
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /pr\.\u00a0Kr\. · /);
  await expect(list.getByRole('link', { name: REMEMBERED })).toHaveCount(0);
  await slider.press('ArrowRight');
  await expect(page).toHaveURL(/godina=-1/);
  await page.goto(`${MAP}?godina=1890`);
  await heldDrawing(page);
  await expect(list.getByRole('link', { name: REMEMBERED })).toBeVisible();
  await expect(list.getByRole('link', { name: /^Cesta/ })).toHaveCount(0);
  await expect(list.getByRole('link', { name: /^Perina kuća.*možda je tada postojalo/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sve godine' }).click();
  await expect(list.getByRole('link', { name: /^Cesta/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Razdoblje' }).selectOption({ index: 1 });
  await expect(list.getByRole('link', { name: REMEMBERED })).toHaveCount(0);
  await page.getByRole('button', { name: 'Pustite vrijeme' }).click();
  await expect(page).toHaveURL(/godina=/);
  await page.getByRole('button', { name: 'Zaustavite vrijeme' }).click();
  expect(errors).toEqual([]);
});

test('a card opens from the list and from a locality’s page', async ({ page }) => {
  await page.goto(MAP);
  await isReady(page);
  await page.getByRole('link', { name: /^Stari put u dolinu/ }).press('Enter');
  const path = page.getByRole('article', { name: 'Stari put u dolinu' });
  await expect(path).toContainText(/uspon \d+ m, spust \d+ m/);
  const download = page.waitForEvent('download');
  await path.getByRole('link', { name: 'Preuzmite GPX' }).click();
  expect((await download).suggestedFilename()).toBe('stari-put.gpx');

  await page.goto('/historic-sites/1/gumno');
  await page.getByRole('link', { name: 'Pogledajte na karti' }).click();
  const gumno = page.getByRole('article', { name: 'Gumno' });
  await expect(gumno.getByRole('img')).toBeVisible();
  await expect(gumno.getByRole('link', { name: 'Otvorite stranicu' })).toHaveAttribute(
    'href',
    '/historic-sites/1/gumno',
  );
});

test('a walk is measured, a tour walked stop by stop, and where one stands is asked only on request', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation'], { origin: baseURL });
  await context.setGeolocation({ latitude: 43.39692, longitude: 17.614473, accuracy: 8 });
  await page.addInitScript(() => {
    const real = navigator.geolocation.getCurrentPosition;
    navigator.geolocation.getCurrentPosition = function get(...args) {
      document.documentElement.dataset.asked = 'yes';
      return Reflect.apply(real, this, args);
    };
  });
  await page.goto(MAP);
  await heldDrawing(page);
  await page.getByRole('button', { name: 'Izmjerite hod' }).click();
  const measure = page.getByRole('region', { name: 'Mjerenje hoda' });
  const list = page.getByRole('region', { name: 'Popis mjesta na karti' });
  await list.getByRole('link', { name: /^Gomila na brdu/ }).click();
  await list.getByRole('link', { name: /^Seosko groblje/ }).click();
  await expect(measure).toContainText(/^\d[\d,.\s]* k?m/);
  const first = await measure.locator('strong').textContent();
  await list.getByRole('link', { name: /^Čatrnja/ }).click();
  await expect(measure.locator('strong')).not.toHaveText(first ?? '');
  await measure.getByRole('button', { name: 'Poništite posljednju' }).click();
  await expect(measure.locator('strong')).toHaveText(first ?? '');
  await measure.getByRole('button', { name: 'Završite' }).click();

  await page.getByRole('link', { name: 'Krenite u obilazak' }).click();
  await page.getByRole('button', { name: 'Sljedeća' }).click();
  await expect(page.getByRole('article', { name: 'Stari put' })).toBeVisible();
  await page.getByRole('button', { name: 'Sljedeća' }).click();
  await expect(page.getByRole('article', { name: 'Kamena kuća' })).toBeVisible();
  await expect(page).toHaveURL(/sloj=obilazak/);

  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await page.getByRole('button', { name: 'Gdje sam ja' }).click();
  await expect(page.getByText('Vi ste ovdje: Gumno. Točnost: oko 8 m.')).toBeVisible();
});

test('what is shown is exported as GeoJSON, GPX and KML', async ({ page, request, site }) => {
  const headers = { Cookie: await member(site) };
  await page.goto(`${MAP}?sloj=kuce&sloj=putovi&godina=1890`);
  const files = page.getByRole('region', { name: 'Preuzmite prikazano' });
  const hrefOf = async (name: string) => (await files.getByRole('link', { name }).getAttribute('href')) ?? '';
  const json = await request.get(await hrefOf('GeoJSON'), { headers });
  expect(json.headers()['content-disposition']).toBe('attachment; filename="karta.geojson"');
  const { features } = (await json.json()) as {
    features: { properties: { name: string }; geometry: { type: string } }[];
  };
  const names = features.map(({ properties }) => properties.name);
  expect(names).toContain(REMEMBERED);
  expect(names).not.toContain('Cesta');
  expect(names).not.toContain('Gumno');
  const lines = features.filter(({ geometry }) => geometry.type === 'LineString').length;
  const gpx = await (await request.get(await hrefOf('GPX'), { headers })).text();
  expect([gpx.match(/<wpt /g)?.length, gpx.match(/<trk>/g)?.length]).toEqual([names.length - lines, lines]);
  expect(gpx).toMatch(/<ele>\d/);
  const kml = await (await request.get(await hrefOf('KML'), { headers })).text();
  expect(kml.match(/<Placemark/g)?.length).toBe(names.length);
});
