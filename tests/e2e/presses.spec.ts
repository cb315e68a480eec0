import type { Page } from '@playwright/test';
import { faultsOn } from '../drivers/axe.ts';
import { doubleTap } from '../drivers/double-tap.ts';
import { cookieOf } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { countPages } from '../drivers/navigations.ts';
import { tellWithPhotographs } from '../drivers/photographs.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const POST = '/news/15/gumno-gdje-se-vrhlo-i-plesalo';
const VIEWER = /\/assets\/lightbox-viewer-.*\.js$/;
const ZOOM = /\/assets\/timeline-zoom-.*\.js$/;

const picture = (page: Page) => page.getByRole('link', { name: /^Povećajte sliku/ });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Uvećana slika' });
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Vremenska crta' });

/** A fetched part does not come before it is let through. */
async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test.describe('share and citation', () => {
  test('where nothing shares, the address is copied, and the button is itself again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(POST);
    await page.getByRole('button', { name: 'Podijelite' }).click();
    await expect(page.getByRole('button', { name: 'Adresa je kopirana' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.clock.runFor(5000);
    await expect(page.getByRole('button', { name: 'Podijelite' })).toBeVisible();
  });

  test('a telephone is asked to share, and its refusal is no fault', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (shared) => {
        document.documentElement.dataset.shared = `${shared?.title} ${shared?.url}`;
        throw new DOMException('', 'AbortError');
      };
    });
    await page.goto(POST);
    const share = page.getByRole('button', { name: 'Podijelite' });
    await share.click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', `Gumno – gdje se vrhlo i plesalo ${page.url()}`);
    await expect(share).toBeVisible();
  });

  test('a citation is copied, or selected where copying is not allowed', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(POST);
    await page.getByText('Kako navesti izvor').click();
    // It is called by what it has done for a short time only.
    const copy = page.getByRole('button', { name: /^Kopira(jte|no)$/ });
    await copy.click();
    await expect(page.getByRole('button', { name: 'Kopirano' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${baseURL}${POST} (pristupljeno`);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await copy.click();
    await expect(page.getByRole('button', { name: 'Označeno za kopiranje' })).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toContain(`${baseURL}${POST} (pristupljeno`);
  });
});

test('a table is sorted where it stands, as the server sorts it, and the choice of a role keeps the order', async ({
  page,
}) => {
  const pages = countPages(page);
  const names = page.getByRole('row').getByRole('rowheader');
  const sorted: string[][] = [];
  await page.goto('/poznate-osobe/peopleData');
  for (const [head, order] of [
    ['Smrt', 'smrt'],
    ['Rođenje', 'rodenje'],
    ['Ime', 'ime'],
  ] as const) {
    await page.getByRole('link', { name: head, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`poredak=${order}$`));
    await expect(page.locator('th[aria-sort=ascending]')).toHaveText(head);
    sorted.push(await names.allTextContents());
  }
  expect(pages()).toBe(1);
  for (const [index, order] of ['smrt', 'rodenje', 'ime'].entries()) {
    await page.goto(`/poznate-osobe/peopleData?poredak=${order}`);
    expect(await names.allTextContents()).toEqual(sorted[index]);
  }
  await page.getByRole('link', { name: 'Rođenje' }).click();
  await page.getByLabel('Uloga').selectOption('pjesnik');
  await page.getByRole('button', { name: 'Prikažite' }).click();
  await expect(page).toHaveURL(/poredak=rodenje&uloga=pjesnik/);
  await expect(page.locator('th[aria-sort=ascending]')).toHaveText('Rođenje');
});

test.describe('the lightbox', () => {
  test('opens while its file is held back, closes, and gives the focus back', { tag: '@first-visit' }, async ({
    page,
  }) => {
    const release = await holdBack(page, VIEWER);
    await page.goto(POST);
    await picture(page).click();
    await expect(lightbox(page)).toBeVisible();
    await expect(lightbox(page)).toHaveAttribute('aria-busy', 'true');
    await expect(lightbox(page).getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
    // And again, to be there when the file comes.
    await page.keyboard.press('Enter');
    await expect(lightbox(page)).toHaveCount(1);
    release();
    await expect(lightbox(page)).not.toHaveAttribute('aria-busy');
    const width = () =>
      lightbox(page)
        .locator('figure svg')
        .first()
        .evaluate((svg) => svg.getBoundingClientRect().width);
    const whole = await width();
    await lightbox(page).getByRole('button', { name: 'Približite' }).click();
    await expect.poll(width).toBeCloseTo(whole * 2.5, 0);
    await lightbox(page).getByRole('button', { name: 'Udaljite' }).click();
    await expect.poll(width).toBeCloseTo(whole, 0);
    await lightbox(page).getByRole('button', { name: 'Zatvorite' }).click();
    await expect(picture(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${POST}$`));
  });

  test('opens the picture as a file when its own is lost, and the page is not loaded anew', {
    tag: '@first-visit',
  }, async ({ page }) => {
    await page.route(VIEWER, (route) => route.abort());
    await page.goto(POST);
    const pages = countPages(page);
    await picture(page).click();
    await expect(page).toHaveURL(/\/media\/[0-9a-f]{64}\/original\.svg$/);
    expect(pages()).toBe(1);
  });

  test('without a line the picture stays as it is', async ({ page, context }) => {
    await page.goto(POST);
    await context.setOffline(true);
    await picture(page).click();
    await expect(lightbox(page)).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Escape');
    await expect(picture(page)).toBeFocused();
  });

  test.describe('with several photographs', () => {
    let site: SiteProcess;
    let address: string;
    test.beforeAll(async () => {
      site = await startSite();
      address = await tellWithPhotographs(site);
    });
    test.afterAll(() => site.stop());
    const shown = (page: Page) => lightbox(page).locator('picture img');
    const tell = (page: Page) =>
      lightbox(page)
        .locator('figure > div > *')
        .evaluate((element) => {
          const { left, width } = element.getBoundingClientRect();
          return { left, width };
        });

    test('leads from one to the next by keys, with words and count', async ({ page }) => {
      await page.goto(address);
      await picture(page).first().click();
      const box = lightbox(page);
      await expect(box.getByText('1 / 3')).toBeVisible();
      await expect(box.getByText('Kuća, 1962. Iz albuma')).toBeVisible();
      await expect(box.getByRole('img', { name: 'Kuća s ceste' })).toBeVisible();
      await expect(box.getByRole('button', { name: 'Prethodna slika' })).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await expect(box.getByText('2 / 3')).toBeVisible();
      await expect(box.getByText('Dvor pred kućom')).toBeVisible();
      await box.getByRole('button', { name: 'Sljedeća slika' }).click();
      await expect(box.getByRole('img', { name: 'Bunar' })).toBeVisible();
      await expect(box.getByRole('button', { name: 'Sljedeća slika' })).toHaveCount(0);
      // The button that was pressed has gone out, and the keys still go to the dialog.
      await page.keyboard.press('Home');
      await expect(box.getByText('1 / 3')).toBeVisible();
      await expect.poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(box).not.toHaveAttribute('aria-busy');
      expect(await faultsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(picture(page).first()).toBeFocused();
    });

    test('zooms by mouse, wheel and keys, and drags what is zoomed', async ({ page }) => {
      await page.goto(address);
      await picture(page).first().click();
      await expect(lightbox(page)).not.toHaveAttribute('aria-busy');
      const whole = await tell(page);
      await shown(page).click({ position: { x: 60, y: 60 } });
      await expect.poll(async () => (await tell(page)).width).toBeCloseTo(whole.width * 2.5, 0);
      const { left } = await tell(page);
      await page.mouse.move(640, 360);
      await page.mouse.down();
      await page.mouse.move(540, 360, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => (await tell(page)).left).toBeCloseTo(left - 100, 0);
      await expect(lightbox(page)).toBeVisible();
      await page.keyboard.press('0');
      await expect.poll(async () => (await tell(page)).width).toBeCloseTo(whole.width, 0);
      await page.mouse.wheel(0, -300);
      await expect.poll(async () => (await tell(page)).width).toBeGreaterThan(whole.width * 2);
      await page.keyboard.press('0');
      await page.keyboard.press('+');
      await expect.poll(async () => (await tell(page)).width).toBeCloseTo(whole.width * 1.5, 0);
      await page.keyboard.press('0');
      await page.mouse.click(20, 300);
      await expect(lightbox(page)).toHaveCount(0);
    });

    test.describe('under fingers', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test('goes on by a swipe, grows by a pinch and a double tap, closes by a pull', async ({ page, context }) => {
        const line = await context.newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
          line.send('Input.dispatchTouchEvent', { type, touchPoints });
        const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
          await touch('touchStart', from);
          for (const share of [0.25, 0.5, 0.75, 1]) {
            await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
          }
          await touch('touchEnd');
        };
        await page.goto(address);
        await picture(page).first().tap();
        await expect(lightbox(page).getByText('1 / 3')).toBeVisible();
        await drag({ x: 300, y: 420 }, { x: 120, y: 430 });
        await expect(lightbox(page).getByText('2 / 3')).toBeVisible();
        await drag({ x: 100, y: 420 }, { x: 280, y: 430 });
        await expect(lightbox(page).getByText('1 / 3')).toBeVisible();
        const whole = await tell(page);
        await touch('touchStart', { x: 170, y: 420 }, { x: 220, y: 420 });
        await touch('touchMove', { x: 145, y: 420 }, { x: 245, y: 420 });
        await touch('touchEnd');
        await expect.poll(async () => (await tell(page)).width / whole.width).toBeCloseTo(2, 1);
        await page.keyboard.press('0');
        await doubleTap(line, { x: 195, y: 420 });
        await expect.poll(async () => (await tell(page)).width / whole.width).toBeCloseTo(2.5, 1);
        await page.keyboard.press('0');
        await drag({ x: 195, y: 380 }, { x: 200, y: 600 });
        await expect(lightbox(page)).toHaveCount(0);
      });
    });
  });

  test('opens on a memorial, a page of React, too', async ({ page, context, site }) => {
    const cookie = await becomeMember(site.address, {
      name: 'Mara',
      email: 'mara.slike@primjer.hr',
      password: 'pismo preko mora',
    });
    await context.addCookies([cookieOf(site, cookie)]);
    await page.goto('/in-memoriam/jozo-cavar');
    await isReady(page);
    await picture(page).click();
    await expect(lightbox(page).getByRole('img', { name: /^Crtež presavijena pisma/ })).toBeVisible();
    await expect(lightbox(page)).not.toHaveAttribute('aria-busy');
    await lightbox(page).getByRole('button', { name: 'Zatvorite' }).click();
    await expect(picture(page)).toBeFocused();
  });
});

test.describe('the timeline', () => {
  const roman = (page: Page) => timelineOf(page).getByRole('link', { name: /^2\. Rimsko doba/ });
  // Until its script is there, a press follows the link, as without scripts.
  const openTimeline = (page: Page) => page.goto('/povijesna-razdoblja', { waitUntil: 'networkidle' });

  test('shows what was pressed while its zoom is held back', { tag: '@first-visit' }, async ({ page }) => {
    const release = await holdBack(page, ZOOM);
    await openTimeline(page);
    await roman(page).click();
    await expect(roman(page)).toHaveAttribute('aria-current', 'true');
    await expect(timelineOf(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(timelineOf(page).getByRole('heading', { name: 'Rimsko doba i kasna antika' })).toBeVisible();
    await expect(timelineOf(page)).not.toHaveAttribute('aria-busy');
  });

  test('is zoomed by the server when its own zoom is lost', { tag: '@first-visit' }, async ({ page }) => {
    await page.route(ZOOM, (route) => route.abort());
    await openTimeline(page);
    await roman(page).click();
    await expect(page).toHaveURL(/\?razdoblje=rimsko-doba-i-kasna-antika$/);
    await expect(timelineOf(page).getByRole('heading', { name: 'Rimsko doba i kasna antika' })).toBeVisible();
    await expect(roman(page)).toHaveAttribute('aria-current', 'true');
  });

  test('zooms in place, keeps the focus, and comes back as it was', async ({ page }) => {
    await openTimeline(page);
    await isReady(page);
    const pages = countPages(page);
    const drawing = () => timelineOf(page).locator('svg').first().innerHTML();
    const before = await drawing();
    const band = timelineOf(page).getByRole('link', { name: /^5\. Austro-Ugarska/ });
    await band.press('Enter');
    await expect(timelineOf(page).getByRole('heading', { name: 'Austro-Ugarska' })).toBeVisible();
    await expect(band).toBeFocused();
    await expect(page).toHaveURL(/\?razdoblje=austro-ugarska$/);
    await expect(timelineOf(page).locator('circle:visible').first()).toBeVisible();
    await page.keyboard.press('End');
    await expect(timelineOf(page).getByRole('heading', { name: 'Suvremeno doba' })).toBeVisible();
    expect(await faultsOn(page)).toEqual([]);
    await expect(page).toHaveURL(/\?razdoblje=suvremeno-doba$/);
    await timelineOf(page).getByRole('link', { name: 'Cijela povijest' }).press('Enter');
    await expect(timelineOf(page).getByRole('heading')).toHaveCount(0);
    await expect(timelineOf(page).getByRole('link', { name: /^10\. Suvremeno doba/ })).toBeFocused();
    const numbers = (svg: string) => (svg.match(/[\d.]+/g) ?? []).map(Number).map(Math.round);
    expect(numbers(await drawing())).toEqual(numbers(before));
    await expect(page).toHaveURL(/\/povijesna-razdoblja$/);
    expect(pages()).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no button stands that nothing answers, a picture is a file, a table is sorted by its links', async ({
    page,
  }) => {
    await page.goto(POST);
    await page.getByText('Kako navesti izvor').click();
    for (const name of ['Podijelite', 'Kopirajte']) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await picture(page).click();
    await expect(page).toHaveURL(/\/media\//);
    await page.goto('/poznate-osobe/peopleData');
    await page.getByRole('link', { name: 'Rođenje' }).click();
    await expect(page).toHaveURL(/poredak=rodenje$/);
    await expect(page.getByRole('row').getByRole('rowheader').first()).toHaveText('Stjepan Vukčić Kosača');
  });
});
