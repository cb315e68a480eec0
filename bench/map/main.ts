// npm run bench:map [-- --runs=5]
// The map in headless Chromium, drawn in software, on the starter content: from the click to a map that follows drag
// and wheel, and to the live one in its place; how long the page stands still meanwhile; then the script time of every
// frame of a pan over 2,000 features. Exits 1 over the bars; when the live map comes is told and has none, since it takes
// the place of one that answers already. Drawing takes both processors: run it when nothing else runs.
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { copyBuild } from '../../tests/drivers/build-copy.ts';
import { cookieOf } from '../../tests/drivers/editor.ts';
import { becomeMember } from '../../tests/drivers/member.ts';
import { type SiteProcess, startSite } from '../../tests/drivers/site-process.ts';
import { untilItAnswers } from './answering.ts';
import { frameTimes } from './frame-times.ts';
import { plantFeatures } from './many-features.ts';
import { watchStillness } from './stillness.ts';

const BARS = { first: 2500, frame: 16 };
const PERSON = { name: 'Mjerač Karte', email: 'mjerac@primjer.hr', password: 'korak po korak do vrha' };
const runs = Number(process.argv.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 5);

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const copy = copyBuild();
try {
  const first = await withSite({}, async (site, cookie) => {
    const visits: Visit[] = [];
    for (let run = 0; run <= runs; run += 1) visits.push(await visit(browser, site, cookie));
    // The first visit finds a server that has not made the heights yet.
    return visits.slice(1);
  });
  const count = plantFeatures(copy.folder);
  const frames = await withSite({ folder: copy.folder }, async (site, cookie) => pan(browser, site, cookie));
  const rows = [
    {
      what: 'first map that can be dragged and zoomed, ms (median)',
      measured: quantile(
        first.map(({ answersAt }) => answersAt),
        0.5,
      ),
      bar: BARS.first,
    },
    {
      what: 'live map in its place and the page answers, ms (median)',
      measured: quantile(
        first.map(({ liveAt }) => liveAt),
        0.5,
      ),
      bar: Number.POSITIVE_INFINITY,
    },
    {
      what: `pan over ${count} features: script of a frame, ms (p95)`,
      measured: quantile(frames, 0.95),
      bar: BARS.frame,
    },
  ];
  console.table(
    rows.map(({ what, measured, bar }) => ({
      what,
      measured: Number(measured.toFixed(1)),
      ...(Number.isFinite(bar) ? { bar, met: measured <= bar } : {}),
    })),
  );
  console.log(
    [
      `answered: ${first.map(({ answersAt }) => Math.round(answersAt)).join(' ')}`,
      `live: ${first.map(({ liveAt }) => Math.round(liveAt)).join(' ')}`,
      `longest the page stood still: ${first.map(({ still }) => Math.round(still)).join(' ')}`,
      `${frames.length} frames, worst ${Math.max(...frames).toFixed(1)} ms`,
    ].join('\n'),
  );
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  process.exitCode = rows.every(({ measured, bar }) => measured <= bar) ? 0 : 1;
} finally {
  copy.remove();
  await browser.close();
}

async function withSite<Result>(
  options: { folder?: string },
  work: (site: SiteProcess, cookie: string) => Promise<Result>,
): Promise<Result> {
  const site = await startSite(options);
  try {
    return await work(site, await becomeMember(site.address, PERSON));
  } finally {
    await site.stop();
  }
}

interface Visit {
  readonly answersAt: number;
  readonly liveAt: number;
  readonly still: number;
}

async function blankPage(from: Browser, site: SiteProcess, cookie: string) {
  const context = await from.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await context.addCookies([cookieOf(site, cookie)]);
  return context.newPage();
}

/** Two visits: dragging is work too, which the live map would have to wait for. */
async function visit(from: Browser, site: SiteProcess, cookie: string): Promise<Visit> {
  const byHand = await blankPage(from, site, cookie);
  await byHand.goto(`${site.address}/interaktivna-karta`, { waitUntil: 'commit' });
  const answersAt = await untilItAnswers(byHand);
  await byHand.context().close();
  const page = await blankPage(from, site, cookie);
  const stillness = await watchStillness(page);
  const liveAt = await untilItIsLive(page, site);
  await page.waitForLoadState('networkidle');
  const still = await stillness();
  await page.context().close();
  return { answersAt, liveAt, still };
}

async function untilItIsLive(page: Page, site: SiteProcess): Promise<number> {
  await page.goto(`${site.address}/interaktivna-karta`, { waitUntil: 'commit' });
  const shownAt = await page.waitForFunction(
    () => {
      const canvas = document.querySelector('canvas.maplibregl-canvas');
      return canvas && getComputedStyle(canvas).visibility === 'visible' ? performance.now() : undefined;
    },
    undefined,
    { timeout: 120_000 },
  );
  await shownAt.dispose();
  // Seen is not enough: the page must get to do something again.
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  );
}

async function pan(from: Browser, site: SiteProcess, cookie: string): Promise<number[]> {
  const page = await blankPage(from, site, cookie);
  await untilItIsLive(page, site);
  await page.waitForLoadState('networkidle');
  const times = await frameTimes(page, async () => {
    for (const direction of [1, -1]) {
      await page.mouse.move(450 - direction * 200, 450);
      await page.mouse.down();
      await page.mouse.move(450 + direction * 200, 450 + direction * 60, { steps: 60 });
      await page.mouse.up();
    }
  });
  await page.context().close();
  return times;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
