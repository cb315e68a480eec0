// npm run bench:tree
// The tree pages in a real browser against the production build: the starter content's tree, and villages of 1,000 and 10,000.
// Prints the bars with what was measured and exits 1 where one is not met. Run it when nothing else runs.
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { becomeEditor, cookieOf, UREDNICA } from '../../tests/drivers/editor.ts';
import { startSite } from '../../tests/drivers/site-process.ts';
import { judge, median } from '../genealogy/measure.ts';
import { timeClick, timeEdits, timeFirstDrawing, timePanning } from './timing.ts';
import { measureUpload, megabytesOf } from './upload.ts';
import { villageBuild, villageFile } from './village-build.ts';

const PAGE = '/obiteljsko-stablo-bosnjak';
const PAYLOAD = '/obiteljsko-stablo/bosnjak/podatci';
const RUNS = 5;
const UPLOADED = 10_000;

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const sample = await measure(undefined);
const { edits } = await measureVillage(1000);
const large = await measureVillage(10_000);
await browser.close();

const mb = (value: number) => `${value.toFixed(0)} MB`;
const ms = (value: number) => `${value.toFixed(1)} ms`;
judge([
  bar('sample: first drawn <= 1 s', ms(sample.first), sample.first <= 1000),
  bar('10,000: first drawn <= 3 s', ms(large.first), large.first <= 3000),
  bar('10,000: a frame of panning near, script p95 <= 8 ms', ms(large.near), large.near <= 8),
  bar('10,000: a frame of panning far out, script p95 <= 8 ms', ms(large.far), large.far <= 8),
  bar('10,000: a click answers <= 50 ms', ms(large.click), large.click <= 50),
  bar('1,000: somebody new is drawn <= 300 ms', ms(edits.added), edits.added <= 300),
  bar('1,000: another year of birth is drawn <= 300 ms', ms(edits.dated), edits.dated <= 300),
  bar('1,000: somebody deleted is no longer drawn <= 300 ms', ms(edits.deleted), edits.deleted <= 300),
  bar('10,000: upload to report <= 5 s', ms(large.upload.ms), large.upload.ms <= 5000),
  bar('10,000: memory of the site with its tree opened <= 150 MB above idle', mb(large.opened), large.opened <= 150),
  bar('10,000: the same at its most, with the process that reads', mb(large.upload.above), large.upload.above <= 150),
  bar('10,000: payload <= 400 KB compressed', `${(large.payload / 1000).toFixed(0)} KB`, large.payload <= 400_000),
]);

function bar(name: string, measured: string, met: boolean) {
  return { bar: name, measured, met };
}

async function measureVillage(people: number) {
  const village = villageBuild(people);
  try {
    return await measure(village.folder);
  } finally {
    village.remove();
  }
}

async function measure(folder: string | undefined) {
  const site = await startSite({ env: { EDITORS: UREDNICA.email }, ...(folder === undefined ? {} : { folder }) });
  try {
    const cookie = await becomeEditor(site);
    const idle = megabytesOf(site);
    const response = await fetch(`${site.address}${PAYLOAD}`, { headers: { Cookie: cookie, 'Accept-Encoding': 'br' } });
    const payload = Number(response.headers.get('content-length'));
    const opened = megabytesOf(site) - idle;
    const { ms: uploadMs, megabytes } = await measureUpload(site, cookie, villageFile(UPLOADED, 2));
    const upload = { ms: uploadMs, above: megabytes - idle };
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([cookieOf(site, cookie)]);
    const first: number[] = [];
    // The first visit warms the server, not the browser's own cache of what it has compiled.
    for (let run = 0; run <= RUNS; run += 1) {
      const page = await context.newPage();
      const taken = await timeFirstDrawing(page, `${site.address}${PAGE}`);
      if (run > 0) first.push(taken);
      await page.close();
    }
    const near = await timePanning(browser, await context.newPage(), `${site.address}${PAGE}?osoba=I100`, false);
    const far = await timePanning(browser, await context.newPage(), `${site.address}${PAGE}`, true);
    const click = await timeClick(await context.newPage(), `${site.address}${PAGE}`);
    const edits = await timeEdits(await context.newPage(), `${site.address}${PAGE}`, 'I100');
    await context.close();
    return { first: median(first), near, far, click, edits, payload, opened, upload };
  } finally {
    await site.stop();
  }
}
