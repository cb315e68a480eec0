// npm run bench:records [-- --records=10000]
// A chronicle of ten thousand records, the production build as a process of its own, twenty visitors at once.
// Prints a table and exits 1 when a bar is missed. Times are of the wall clock: judge them on a quiet machine, where the
// processor's time for a page, printed beside them, is most of what a visitor waits for.
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
const SEED = 1878;
const asked = process.argv.find((option) => option.startsWith('--records='))?.slice('--records='.length);
const total = Number(asked ?? 10_000);

const folder = await mkdtemp(join(tmpdir(), 'nase-brdo-bench-'));
const rows: Row[] = [];
try {
  process.stderr.write(`Taking in ${total} records …\n`);
  await fillDataFolder(folder, total, SEED);
  const site = await startOn(folder);
  try {
    rows.push(atMost('start to the first whole page', site.startMs / 1000, 4, 's'));
    rows.push(atMost('memory after the start', site.megabytes(), 350, 'MB'));
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
    await measure('lists, never asked for before', addresses.lists);
    await measure('records, never asked for before', addresses.records);
    await measure('all kinds, feeds and site map, mixed', addresses.mixed);
    await measure('the same again, kept', addresses.mixed);
    await publishOne(folder);
    await measure('the same, one page a second each, after a publication', addresses.mixed, 1000);
    await publishOne(folder);
    await measure('the same just after a publication, without a pause', addresses.mixed);
    rows.push(atMost('memory after all that', site.megabytes(), 350, 'MB'));
    rows.push(atMost('memory at its most', site.mostMegabytes(), 350, 'MB'));
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
