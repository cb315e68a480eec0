// npm run bench:presses [-- --runs=5]
// A post on a slow phone (6 times slower processor, slow 4G): menu, share, citation and lightbox are pressed as soon as
// they can be seen, and once the page is loaded; each time from the press to the first paint of an answer, both taken in
// the page. Every press is the first on a fresh visit. Exits 1 where a median is over the bar.
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { startSite } from '../../tests/drivers/site-process.ts';
import { type Answer, watchPress } from './watch-press.ts';

const BAR = 200;
const POST = '/news/15/gumno-gdje-se-vrhlo-i-plesalo';
const SLOWER = 6;
/** «Slow 4G» as the browser's own tools have it. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const LOST_MS = 15_000;

const PRESSES = {
  menu: { pressed: 'header button[commandfor]', answer: 'dialog:modal', first: '' },
  share: { pressed: 'button[data-share]', answer: 'button[data-share]', first: 'Podijelite' },
  citation: { pressed: 'button[data-citation]', answer: 'button[data-citation]', first: 'Kopirajte' },
  lightbox: { pressed: 'a[data-enlarge]', answer: 'dialog:modal', first: '' },
} as const;
const runs = Number(process.argv.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 5);

const site = await startSite();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  // The first visit finds a server that has not made the page yet.
  await press(browser, 'menu', false);
  const rows = [];
  for (const name of Object.keys(PRESSES) as (keyof typeof PRESSES)[]) {
    for (const isLoaded of [false, true]) {
      const answers: Answer[] = [];
      for (let run = 0; run < runs; run += 1) answers.push(await press(browser, name, isLoaded));
      const waited = answers.map(({ answeredAt, pressedAt }) => answeredAt - pressedAt);
      const measured = median(waited);
      rows.push({
        press: name,
        when: isLoaded ? 'loaded' : 'seen',
        'ms after navigation': Math.round(median(answers.map(({ pressedAt }) => pressedAt))),
        'ms to the answer': Math.round(measured),
        worst: Math.round(Math.max(...waited)),
        bar: BAR,
        met: measured <= BAR,
      });
    }
  }
  console.table(rows);
  console.log(`${runs} visits each, medians; load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}

async function press(from: Browser, name: keyof typeof PRESSES, isLoaded: boolean): Promise<Answer> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'hr-HR',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_4G);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watchPress, PRESSES[name]);
    await page.goto(`${site.address}${POST}`, { waitUntil: isLoaded ? 'load' : 'commit' });
    const { x, y } = await whenSeen(page);
    await page.touchscreen.tap(x, y);
    return await answered(page);
  } finally {
    await context.close();
  }
}

async function whenSeen(page: Page): Promise<{ x: number; y: number }> {
  const seen = await page.waitForFunction(() => window.__place, undefined, { timeout: 60_000 });
  return (await seen.jsonValue()) ?? { x: 0, y: 0 };
}

/** No answer, or another page in the place of one, counts as an endless wait. */
async function answered(page: Page): Promise<Answer> {
  try {
    const answer = await page.waitForFunction(() => window.__answer, undefined, { timeout: LOST_MS });
    return (await answer.jsonValue()) ?? { pressedAt: Number.NaN, answeredAt: Number.POSITIVE_INFINITY };
  } catch {
    return { pressedAt: 0, answeredAt: Number.POSITIVE_INFINITY };
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
