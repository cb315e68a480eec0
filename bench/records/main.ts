// npm run bench:records [-- --records=10000]
// A chronicle of ten thousand records, the production build as a process of its own, twenty visitors at once.
// Prints a table and exits 1 when a bar is missed. Times are of the wall clock and no bars, but that of the start: they are
// those of the machine and of what else runs on it. The processor's time for a page is what can be compared.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesOf } from './addresses.ts';
import { fillDataFolder, publishOne } from './fresh-chronicle.ts';
import { heaviestOf } from './page-weight.ts';
import { atLeast, atMost, printTable, type Row, speedRow } from './report.ts';
import { startOn } from './running-site.ts';
import { visit } from './visitors.ts';

const VISITORS = 20;
const STARTS = 5;
const MOST_START_SECONDS = 1.5;
const MOST_MEGABYTES = 500;
/** Of the site with all its threads, compression included. */
const MOST_CPU_MS = 6;
const SEED = 1878;
const asked = process.argv.find((option) => option.startsWith('--records='))?.slice('--records='.length);
const total = Number(asked ?? 10_000);

const folder = await mkdtemp(join(tmpdir(), 'nase-brdo-bench-'));
const rows: Row[] = [];
try {
  process.stderr.write(`Taking in ${total} records …\n`);
  await fillDataFolder(folder, total, SEED);
  const starts: number[] = [];
  while (starts.length < STARTS - 1) {
    const started = await startOn(folder);
    starts.push(started.startMs);
    await started.stop();
  }
  const site = await startOn(folder);
  try {
    starts.push(site.startMs);
    const median = starts.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN;
    const name = `start to the first whole page (median of ${starts.map((ms) => (ms / 1000).toFixed(2)).join(', ')})`;
    rows.push(atMost(name, median / 1000, MOST_START_SECONDS, 's'));
    rows.push(atMost('memory after the start', site.megabytes(), MOST_MEGABYTES, 'MB'));
    const addresses = await addressesOf(site.address, SEED);
    rows.push(atLeast('records on public pages', addresses.known, total * 0.75));
    const measure = async (name: string, paths: readonly string[], readingMs = 0) => {
      process.stderr.write(`${name} …\n`);
      const before = site.cpuMs();
      const times = await visit(site.address, paths, VISITORS, readingMs);
      rows.push(speedRow(name, times, (site.cpuMs() - before) / paths.length));
    };
    // The first hundreds of pages are made by code that the engine has not compiled yet: no visitor's usual day.
    await visit(site.address, addresses.firstVisits, VISITORS);
    process.stderr.write('One after the other …\n');
    const before = site.cpuMs();
    await visit(site.address, addresses.oneByOne, 1);
    const cpuMs = (site.cpuMs() - before) / addresses.oneByOne.length;
    const oneByOne = `CPU of a record never asked for, one after the other (${addresses.oneByOne.length})`;
    rows.push(atMost(oneByOne, cpuMs, MOST_CPU_MS, 'ms'));
    await measure('lists, never asked for before', addresses.lists);
    await measure('records, never asked for before', addresses.records);
    await measure('all kinds, feeds and site map, mixed', addresses.mixed);
    await measure('the same again, cached', addresses.mixed);
    await publishOne(folder);
    await measure('the same, one page a second each, after a publication', addresses.mixed, 1000);
    await publishOne(folder);
    await measure('the same just after a publication, without a pause', addresses.mixed);
    rows.push(atMost('memory after all that', site.megabytes(), MOST_MEGABYTES, 'MB'));
    rows.push(atMost('memory at its most', site.mostMegabytes(), MOST_MEGABYTES, 'MB'));
    const heaviest = await heaviestOf(site.address, [...addresses.lists, ...addresses.mixed]);
    rows.push(atMost(`heaviest page: ${heaviest.path}`, heaviest.kilobytes, 200, 'KB'));
  } finally {
    await site.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
printTable(rows);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
