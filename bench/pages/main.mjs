// npm run bench:pages [-- /address …] [-- --runs=3]
// Lighthouse with its mobile preset against the production build and the starter content, one address of each kind of
// page open to all. Prints a table and, below it, the audits that cost points. Exits 1 below the bars.
// Performance is simulated from measured CPU time, so that a busy machine lowers it: run it when nothing else runs.
import { setTimeout } from 'node:timers/promises';
import { startSite } from '../../tests/drivers/site-process.ts';
import { addressesOfEachKind } from './addresses.mjs';
import { openBrowser } from './browser.mjs';
import { judge, printTable } from './report.mjs';

const options = process.argv.slice(2);
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 3);
const wanted = options.filter((option) => option.startsWith('/'));

const site = await startSite();
const browser = await openBrowser();
try {
  const all = await addressesOfEachKind(site.address);
  const results = [];
  for (const path of wanted.length > 0 ? wanted : all) {
    process.stderr.write(`${path}\n`);
    await readTwice(`${site.address}${path}`);
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await browser.visit(`${site.address}${path}`));
    results.push(judge(path, reports));
  }
  printTable(results);
  process.exitCode = results.every(({ faults }) => faults.length === 0) ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}

/** The first reader of a page waits for it to be made, and its bytes are squeezed for later ones: those are measured. */
async function readTwice(address) {
  for (const _ of ['first', 'second']) await (await fetch(address, { headers: { 'Accept-Encoding': 'br' } })).text();
  await setTimeout(500);
}
