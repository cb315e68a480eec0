// npm run bench:pages [-- /address …] [-- --runs=3]; npm run bench:pages -- served [/address …] for the first part alone
// First how fast cached pages are sent, beside a bare server. Then
// Lighthouse with its mobile preset against the production build and the starter content, on every kind of document open
// to all and one app. Prints a table and, below it, the audits that cost points. Exits 1 below the bars.
// Performance is simulated from measured CPU time, so that a busy machine lowers it: run it when nothing else runs.
import { setTimeout } from 'node:timers/promises';
import { startSite } from '../../tests/drivers/site-process.ts';
import { SEEN_PAGES } from '../../tests/e2e/pages.ts';
import { judge, printTable } from './report.mjs';
import { compareWithBareServer } from './served.mjs';

const options = process.argv.slice(2);
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 3);
const wanted = options.filter((option) => option.startsWith('/'));

/** Of the apps, the one that everybody passes through. */
const MEASURED_APP = 'signIn';
/** Search engines are told to leave them out, a page behind a grave's code and that for no network; Lighthouse holds that against them. */
const NOT_FOR_SEARCH = ['gravePage', 'offline'];
const measured = SEEN_PAGES.filter(
  ({ name, kind, guard, status }) =>
    name === MEASURED_APP || (kind === 'document' && guard === 'public' && status === 200),
).map(({ name, address, kind }) => ({ path: address, kind, isForSearch: !NOT_FOR_SEARCH.includes(name) }));

const SERVED = ['/', '/povijesni-blog', '/nasa-misija'];
const isFast = await compareWithBareServer(wanted.length > 0 ? wanted : SERVED);
if (options.includes('served')) process.exit(isFast ? 0 : 1);

// Its own dependencies are asked for only when they are needed.
const { openBrowser } = await import('./browser.mjs');
const site = await startSite();
const browser = await openBrowser();
try {
  const results = [];
  for (const page of wanted.length > 0 ? wanted.map(pageAt) : measured) {
    const { path } = page;
    process.stderr.write(`${path}\n`);
    await readTwice(`${site.address}${path}`);
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await browser.visit(`${site.address}${path}`));
    results.push(judge(page, reports));
  }
  printTable(results);
  process.exitCode = isFast && results.every(({ faults }) => faults.length === 0) ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}

/** Any other address is taken for that of a document. */
function pageAt(path) {
  return measured.find((page) => page.path === path) ?? { path, kind: 'document', isForSearch: true };
}

/** The first reader of a page waits for it to be made, and its bytes are recompressed for later ones: those are measured. */
async function readTwice(address) {
  for (const _ of ['first', 'second']) await (await fetch(address, { headers: { 'Accept-Encoding': 'br' } })).text();
  await setTimeout(500);
}
