import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { holdScripts } from '../drivers/held-scripts.ts';
import { emailsTo, sentLink } from '../drivers/outbox.ts';
import { letTwoDaysPass, memoryForm, STANA, storedFiles } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const PHONE = { width: 390, height: 844 };
const SCREENS = ['/novi-spomen?obavijest=poslano', '/urednistvo', '/in-memoriam/jozo-cavar'];

/** On its side, as phones store them, with the place it was taken. */
async function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#7a5a32' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 23/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const TITLE = 'Tri dana bure';
const SUGGESTED = 'Bura je puhala tri dana';

async function fill(page: Page, memory: typeof STANA, title = TITLE): Promise<void> {
  await page.getByLabel('Što pamtite?').fill(memory.text);
  await page.getByText('Dodajte kada, gdje i tko je u priči').click();
  await page.getByLabel('Kada je to bilo?').fill('oko 1956.');
  await page.getByLabel('Gdje?').fill('Naše brdo');
  await page.getByLabel('Naslov').fill(title);
  await page.getByLabel('Ime i prezime').fill(memory.name);
  await page.getByLabel('Adresa e-pošte').fill(memory.email);
}

/** React has taken the page over: before that nothing can be recorded. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Počnite snimati' })).toBeEnabled();
}

async function confirm(page: Page, site: SiteProcess, email: string): Promise<void> {
  await page.goto(await sentLink(site.dataFolder, email, 'Potvrdite svoju uspomenu'));
  await page.getByRole('button', { name: 'Potvrdite' }).click();
  await expect(page.getByText('Vaša je uspomena sada kod Uredništva.')).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test(`from a phone ${javaScriptEnabled ? 'with' : 'without'} scripts: sent, confirmed, approved, read`, async ({
    browser,
    site,
    cookies,
  }) => {
    const title = `Tri dana bure ${javaScriptEnabled ? 'sa skriptama' : 'bez skripta'}`;
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const teller = { ...STANA, email: `${slug}@primjer.hr` };
    const phone = await browser.newContext({ viewport: PHONE, javaScriptEnabled, baseURL: site.address });
    const desk = await browser.newContext({ javaScriptEnabled, baseURL: site.address });
    try {
      const page = await phone.newPage();
      await page.goto('/spomeni-brda');
      await page.getByRole('link', { name: 'Ispričajte uspomenu' }).first().click();
      // Without a title, the editor is asked for one.
      const sent = javaScriptEnabled ? title : SUGGESTED;
      await fill(page, teller, javaScriptEnabled ? title : '');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'kuca.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
      if (javaScriptEnabled)
        await expect(page.getByRole('list', { name: 'Odabrane fotografije' }).getByRole('img')).toHaveCount(1);
      await page.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
      await expect(page.getByRole('heading', { name: 'Hvala vam' })).toBeVisible();

      // Nobody sees it before its author has answered the email, the editor neither.
      await desk.addCookies([cookieOf(site, await cookies.editor())]);
      const editor = await desk.newPage();
      await editor.goto('/urednistvo');
      await expect(editor.getByRole('heading', { name: 'Napišite novo' })).toBeVisible();
      await expect(editor.getByRole('listitem', { name: sent })).toHaveCount(0);
      await confirm(page, site, teller.email);
      await expect(page.getByRole('article').getByText(STANA.text)).toBeVisible();

      await editor.goto('/urednistvo');
      const item = editor.getByRole('listitem', { name: sent });
      await expect(item.getByText(STANA.text).first()).toBeVisible();
      const picture = item.getByRole('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
        .toBe(2);
      const address = await picture.evaluate((image: HTMLImageElement) => image.src);
      expect((await fetch(address)).status).toBe(404);
      expect((await fetch(address.split('?')[0] ?? '')).status).toBe(404);
      if (!javaScriptEnabled) {
        const asked = item.getByLabel('Naslov').first();
        await expect(asked).toHaveValue(SUGGESTED);
        await asked.fill(title);
      }
      await item.getByRole('button', { name: 'Odobrite' }).click();
      await expect(editor.getByText(`Objavljeno: „${title}“.`)).toBeVisible();

      await page.goto(await sentLink(site.dataFolder, teller.email, 'Vaša je uspomena objavljena'));
      await expect(page).toHaveURL(`${site.address}/spomeni-brda/${slug}`);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByText('Bura je puhala').last()).toBeVisible();
      const shown = page.locator('article picture img').first();
      const bytes = await (await fetch(await shown.evaluate((image: HTMLImageElement) => image.src))).arrayBuffer();
      const metadata = await sharp(Buffer.from(bytes)).metadata();
      expect(metadata.exif).toBeUndefined();
      expect((metadata.height ?? 0) / (metadata.width ?? 1)).toBe(2);

      // What the author takes back is gone, and so are its files.
      await page.goto(await sentLink(site.dataFolder, teller.email, 'Potvrdite svoju uspomenu'));
      await page.getByText('Povucite i izbrišite').first().click();
      await page.getByRole('button', { name: 'Povucite i izbrišite' }).click();
      await expect(page.getByText('Povučeno je i izbrisano.').first()).toBeVisible();
      expect((await page.goto(`/spomeni-brda/${slug}`))?.status()).toBe(404);
      await editor.goto('/urednistvo/povijest');
      await expect(editor.getByText('Povukao onaj tko je poslao').first()).toBeVisible();
      await expect(editor.getByText(title)).toHaveCount(0);
    } finally {
      await phone.close();
      await desk.close();
    }
  });
}

test('photographs can be added on a site without HTTPS', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: 'http://brdo.primjer', serviceWorkers: 'block' });
  await context.route('http://brdo.primjer/**', async (route) => {
    const url = route.request().url().replace('http://brdo.primjer', site.address);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const page = await context.newPage();
  await page.goto('/novi-spomen');
  expect(await page.evaluate(() => [window.isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined']);
  await hydrated(page);
  const chosen = page.getByRole('list', { name: 'Odabrane fotografije' }).getByRole('img');
  for (const count of [1, 2]) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kuca.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await expect(chosen).toHaveCount(count);
  }
  await page.getByRole('button', { name: 'Uklonite 1. fotografiju' }).click();
  await expect(chosen).toHaveCount(1);
  await context.close();
});

test('photographs chosen before scripts have come, or sent while they are being prepared, are not lost', {
  tag: '@first-visit',
}, async ({ page, site }) => {
  // Preparing takes as long as the test says.
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    const ready = Promise.withResolvers<void>();
    Object.assign(window, {
      letPrepare: ready.resolve,
      createImageBitmap: async (...args: Parameters<typeof decode>) => {
        await ready.promise;
        return decode(...args);
      },
    });
  });
  const held = await holdScripts(page);
  held.module();
  await page.goto('/novi-spomen', { waitUntil: 'commit' });
  const choose = async (name: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photograph() });
  await choose('kuca.jpg');
  held.react();
  await expect(page.getByText('Pripremamo fotografije …')).toBeVisible();
  await choose('dvor.jpg');
  await expect(page.getByRole('list', { name: 'Odabrane fotografije' }).getByRole('img')).toHaveCount(2);
  await fill(page, { ...STANA, email: 'rana@primjer.hr' });
  await page.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
  await expect(page.getByRole('progressbar', { name: 'Slanje' })).toBeVisible();
  await page.evaluate(() => (window as unknown as { letPrepare: () => void }).letPrepare());
  await expect(page.getByRole('heading', { name: 'Hvala vam' })).toBeVisible();
  await page.goto(await sentLink(site.dataFolder, 'rana@primjer.hr', 'Potvrdite svoju uspomenu'));
  await expect(page.locator('main img')).toHaveCount(2);
});

test('refused from the keyboard: the reason goes by mail, everything else is gone, files within two days', async ({
  browser,
}) => {
  let site = await startSite({ env: { EDITORS: UREDNICA.email } });
  const context = await browser.newContext({ baseURL: site.address });
  try {
    const before = storedFiles(site.dataFolder);
    const page = await context.newPage();
    await page.goto('/novi-spomen');
    await fill(page, STANA);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kuca.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await expect(page.getByRole('list', { name: 'Odabrane fotografije' }).getByRole('img')).toHaveCount(1);
    await page.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
    await expect(page.getByRole('heading', { name: 'Hvala vam' })).toBeVisible();
    await confirm(page, site, STANA.email);
    await context.addCookies([cookieOf(site, await becomeEditor(site))]);
    await page.goto('/urednistvo');
    const picture = page.getByRole('listitem', { name: 'Tri dana bure' }).getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const shown = (await picture.getAttribute('src')) ?? '';
    expect((await page.request.get(shown)).status()).toBe(200);
    expect(storedFiles(site.dataFolder).some((file) => file.includes('/cache/media/'))).toBe(true);
    await expect(page.locator('[aria-keyshortcuts]')).toBeAttached();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.type('Ovo je prepisano iz novina.');
    await page.getByRole('button', { name: 'Odbijte i izbrišite' }).press('Enter');
    await expect(page.getByText('Odbijeno.')).toBeVisible();
    await expect.poll(() => emailsTo(site.dataFolder, STANA.email).at(-1)).toContain('Ovo je prepisano iz novina.');
    expect((await page.request.get(shown)).status()).toBe(404);
    await page.goto('/urednistvo/povijest');
    await expect(page.getByText('Odbijeno')).toBeVisible();
    await expect(page.getByText('Ovo je prepisano iz novina.')).toBeVisible();
    await expect(page.getByText('Tri dana bure')).toHaveCount(0);
    await page.goto(await sentLink(site.dataFolder, STANA.email, 'Potvrdite svoju uspomenu'));
    await expect(page.getByText('Uredništvo ovo nije objavilo')).toBeVisible();
    await expect(page.getByText(STANA.text)).toHaveCount(0);
    await letTwoDaysPass(site.dataFolder);
    site = await site.restart();
    await expect.poll(() => storedFiles(site.dataFolder)).toEqual(before);
  } finally {
    await context.close();
    await site.stop();
  }
});

test('spoken into the phone, played back, approved, heard', async ({ site, cookies }) => {
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  try {
    const context = await browser.newContext({ viewport: PHONE, baseURL: site.address });
    await context.addCookies([cookieOf(site, await cookies.editor())]);
    const page = await context.newPage();
    await page.goto('/novi-spomen');
    await expect(page.getByText(`Šaljete kao ${UREDNICA.name}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Počnite snimati' }).click();
    await expect(page.getByRole('timer')).not.toContainText(/0:0[01] /);
    await page.getByRole('button', { name: 'Zaustavite snimanje' }).click();
    const playback = page.getByLabel('Vaša snimka');
    await expect.poll(() => playback.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
    await page.getByText('Dodajte kada, gdje i tko je u priči').click();
    await page.getByLabel('Naslov').fill('Glas s gumna');
    await page.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
    await expect(page.getByText('Čeka čitanje.')).toBeVisible();
    await page.goto('/urednistvo');
    await expect(page.locator('[aria-keyshortcuts]')).toBeAttached();
    await page.getByRole('listitem', { name: 'Glas s gumna' }).press('o');
    await expect(page.getByText('Objavljeno: „Glas s gumna“.')).toBeVisible();

    const visitor = await (await browser.newContext({ baseURL: site.address })).newPage();
    await visitor.goto('/spomeni-brda/glas-s-gumna');
    const voice = visitor.getByLabel(`Snimka: ${UREDNICA.name}`);
    // Its length is known before it is played: the container was made anew.
    await voice.evaluate((audio: HTMLAudioElement) => audio.load());
    await voice.evaluate((audio: HTMLAudioElement) => {
      audio.preload = 'auto';
      audio.muted = true;
      return audio.play();
    });
    const length = await voice.evaluate((audio: HTMLAudioElement) => audio.duration);
    expect(length).toBeGreaterThan(1);
    expect(length).toBeLessThan(120);
    await expect.poll(() => voice.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
});

test('a lost connection, a closed tab and an ended session lose nothing that was typed', async ({
  browser,
  site,
  cookies,
}) => {
  const teller = { ...STANA, email: 'stana.bez.veze@primjer.hr' };
  const context = await browser.newContext({ viewport: PHONE, baseURL: site.address });
  try {
    let page = await context.newPage();
    await page.goto('/novi-spomen');
    await hydrated(page);
    await fill(page, teller);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
    await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem.');
    await expect(page.getByLabel('Što pamtite?')).toHaveValue(STANA.text);
    await context.setOffline(false);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => context.pages().length).toBe(0);
    page = await context.newPage();
    await page.goto('/novi-spomen');
    await page.getByRole('button', { name: 'Vratite' }).click();
    await expect(page.getByLabel('Što pamtite?')).toHaveValue(STANA.text);
    await expect(page.getByLabel('Adresa e-pošte')).toHaveValue(teller.email);
    await page.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
    await expect(page.getByRole('heading', { name: 'Hvala vam' })).toBeVisible();
    await page.goto('/novi-spomen');
    await hydrated(page);
    await expect(page.getByLabel('Što pamtite?')).toHaveValue('');
    await expect(page.getByText('Vratiti ono što ste pisali?')).toBeHidden();

    await context.addCookies([cookieOf(site, await cookies.editor())]);
    await page.goto('/novi-spomen');
    await hydrated(page);
    await page.getByLabel('Što pamtite?').fill(STANA.text);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
    await expect(page.getByRole('alert')).toContainText('Vaša je prijava istekla.');
    await expect(page.getByLabel('Što pamtite?')).toHaveValue(STANA.text);
    await page.getByLabel('Ime i prezime').fill(teller.name);
    await page.getByLabel('Adresa e-pošte').fill(teller.email);
    await page.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
    await expect(page.getByRole('heading', { name: 'Hvala vam' })).toBeVisible();
  } finally {
    await context.close();
  }
});

test('axe finds nothing on what an editor sees when something was told, and nothing sticks out', {
  tag: '@long',
}, async ({ page, site, cookies, signIn }) => {
  const body = memoryForm({ title: 'Za urednika', text: STANA.text });
  await fetch(`${site.address}/novi-spomen/slanje`, {
    method: 'POST',
    body,
    headers: { cookie: await cookies.member() },
  });
  await signIn('editor');
  for (const path of SCREENS) {
    await page.goto(path);
    expect.soft(await faultsEverywhereOn(page), path).toEqual([]);
  }
});
