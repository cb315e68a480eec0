// npm run bench:pages [-- /address …] [-- --runs=3]; npm run bench:pages -- served [/address …] for the first part alone;
// npm run bench:pages -- copy [/address …] for the second on a copy of the site, behind a server that knows nothing but files.
// First how fast cached pages are sent, beside a bare server. Then
// Lighthouse with its mobile preset against the production build and the starter content, on every kind of document open
// to all and one app. Prints a table and, below it, the audits that cost points. Exits 1 below the bars.
// Performance is simulated from measured CPU time, so that a busy machine lowers it: run it when nothing else runs.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runCopy } from '../../tests/drivers/copy-command.ts';
import { UREDNICA } from '../../tests/drivers/editor.ts';
import { startSite } from '../../tests/drivers/site-process.ts';
import { serveFolder } from '../../tests/drivers/static-server.ts';
import { SEEN_PAGES } from '../../tests/e2e/pages.ts';
import { judge, printTable } from './report.mjs';
import { compareWithBareServer } from './served.mjs';

const options = process.argv.slice(2);
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 3);
const wanted = options.filter((option) => option.startsWith('/'));

/** Of the apps, the one that everybody passes through. */
const MEASURED_APP = 'signIn';
/** Search engines are told to leave them out: a page behind a grave's code, that for no network, and that of copies. Lighthouse holds it against them. */
const NOT_FOR_SEARCH = ['gravePage', 'copyNotice', 'offline'];
const measured = SEEN_PAGES.filter(
  ({ name, kind, guard, status }) =>
    name === MEASURED_APP || (kind === 'document' && guard === 'public' && status === 200),
).map(({ name, address, kind }) => ({ path: address, kind, isForSearch: !NOT_FOR_SEARCH.includes(name) }));

const SERVED = ['/', '/povijesni-blog', '/nasa-misija'];
const ofCopy = options.includes('copy');
const isFast = ofCopy || (await compareWithBareServer(wanted.length > 0 ? wanted : SERVED));
if (options.includes('served')) process.exit(isFast ? 0 : 1);

// Its own dependencies are asked for only when they are needed.
const { openBrowser } = await import('./browser.mjs');
const site = await startSite({ env: { EDITORS: UREDNICA.email } });
const copy = ofCopy ? await serveCopy(site) : undefined;
const browser = await openBrowser();
try {
  const results = [];
  const pages = (wanted.length > 0 ? wanted.map(pageAt) : measured).filter(({ path }) => !copy || copy.has(path));
  for (const { path, ...page } of pages) {
    // A page that an editor must add first.
    page.path = typeof path === 'string' ? path : await path(site);
    const address = copy ? copy.addressOf(page.path) : `${site.address}${page.path}`;
    process.stderr.write(`${page.path}\n`);
    await readTwice(address);
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await browser.visit(address));
    results.push(judge(page, reports));
    process.stderr.write(`  ${Object.values(results.at(-1).scores).join(' ')}\n`);
  }
  printTable(results);
  process.exitCode = isFast && results.every(({ faults }) => faults.length === 0) ? 0 : 1;
} finally {
  await browser.close();
  await copy?.close();
  await site.stop();
}

/** Pages that a copy has; a page that an editor must add first is in none. */
async function serveCopy({ dataFolder }) {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-copy-'));
  const { status, stderr } = await runCopy(dataFolder, folder);
  if (status !== 0) throw new Error(stderr);
  const server = await serveFolder(folder);
  const fileOf = (path) => (typeof path === 'string' ? join(path, 'index.html') : '');
  return {
    has: (path) => fileOf(path) !== '' && existsSync(join(folder, fileOf(path))),
    addressOf: (path) => `${server.address}${fileOf(path)}`,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
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
