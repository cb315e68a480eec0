// npm run bench:moves
// From page to page, in a whole Chromium: each kind of document is left and come back to (the browser must bring it back
// from its memory), and is gone to by a link that was pointed at before (it must be there, painted, 100 ms after the
// click, the median of three). Where the browser draws without a graphics card, as on most servers, the first page of the
// visit finds out that fading makes people wait, and the others do not fade (app/document/transitions.ts). Exits 1 when a
// bar is missed.
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { startSite } from '../../tests/drivers/site-process.ts';
import { SEEN_PAGES } from '../../tests/e2e/pages.ts';
import { WholeBrowser } from './browser.ts';

const MOST_MS = 100;
const RUNS = 3;
const PATHS = ['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

const path = PATHS.find((one) => existsSync(one));
if (!path) throw new Error('This bench needs a whole browser: apt-get install chromium');
const documents = SEEN_PAGES.filter(
  ({ kind, guard, name }) => kind === 'document' && guard === 'public' && name !== 'unmatched',
);
const site = await startSite();
const browser = await WholeBrowser.start(path);
const rows = [];
try {
  for (const { name, address } of documents) {
    if (typeof address !== 'string') throw new Error(`${name} has no address of its own`);
    if ((await fetch(`${site.address}${address}`)).status !== 200) continue;
    const back = await isBroughtBack(address);
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await paintedAfterClick(address));
    const ms = runs.map((run) => run.ms).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    const isPrerendered = runs.every((run) => run.isPrerendered);
    rows.push({
      page: name,
      'brought back': back,
      prerendered: isPrerendered,
      'ms to the paint': Math.round(ms),
      met: back && isPrerendered && ms <= MOST_MS,
    });
  }
} finally {
  await browser.stop();
  await site.stop();
}
console.table(rows);
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
process.exitCode = rows.length > 0 && rows.every(({ met }) => met) ? 0 : 1;

async function isBroughtBack(address: string): Promise<boolean> {
  await browser.open(`${site.address}${address}`);
  await browser.evaluate('window.isTheSame = true');
  await browser.open(`${site.address}/rss.xml`);
  await browser.evaluate('history.back()').catch(() => undefined);
  await browser.until(`location.pathname === ${JSON.stringify(address)}`);
  return browser.evaluate<boolean>('window.isTheSame === true');
}

/** The click is noted down by the page that is left; all pages of a browser share one clock. */
async function paintedAfterClick(address: string): Promise<{ isPrerendered: boolean; ms: number }> {
  const from = address === '/privatnost' ? '/uvjeti-koristenja' : '/privatnost';
  await browser.open(`${site.address}${from}`);
  await browser.evaluate(`{
    const link = document.createElement('a');
    link.href = ${JSON.stringify(address)};
    link.textContent = 'x';
    link.setAttribute('style', '');
    document.querySelector('main').prepend(link);
    link.addEventListener('click', () => localStorage.setItem('clicked', performance.timeOrigin + performance.now()));
    window.place = link.getBoundingClientRect().toJSON();
  }`);
  const { x, y } = await browser.evaluate<{ x: number; y: number }>('({ x: place.x + 3, y: place.y + 8 })');
  await browser.point('mouseMoved', x, y);
  // A person's hand rests on a link for a moment before it presses.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await browser.point('mousePressed', x, y);
  await browser.point('mouseReleased', x, y).catch(() => undefined);
  await browser.until(
    `location.pathname === ${JSON.stringify(address)} && performance.getEntriesByName('first-contentful-paint').length > 0`,
  );
  return browser.evaluate(`{
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const painted = performance.timeOrigin + Math.max(paint.startTime, navigation.activationStart);
    ({ isPrerendered: navigation.activationStart > 0, ms: painted - Number(localStorage.getItem('clicked')) });
  }`);
}
