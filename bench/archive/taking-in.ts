import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { runNode } from '../../tests/drivers/run-node.ts';
import { writeArchive } from '../records/fresh-chronicle.ts';
import { atMost, type Row } from '../records/report.ts';
import { startOn } from '../records/running-site.ts';
import { visit } from '../records/visitors.ts';

const RECORDS = 5000;
const MOST_MS = 100;
const SEED = 1878;
/** How long a reader goes on after the command has ended: the site hears of it up to half a second later. */
const AFTERWARDS_MS = 3_000;

/** The longest that somebody waits for the home page while another process takes in five thousand records. */
export async function takingIn(): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'nase-brdo-bench-'));
  const dataFolder = join(folder, 'data');
  const site = await startOn(dataFolder);
  try {
    await writeArchive(join(folder, 'archive'), dataFolder, RECORDS, SEED);
    await visit(
      site.address,
      Array.from({ length: 200 }, () => '/'),
      1,
    );
    const times: number[] = [];
    const cpuTimes: number[] = [];
    const lags: number[] = [];
    let isDone = false;
    const reading = (async () => {
      while (!isDone) {
        const cpuBefore = site.mainThreadMs();
        times.push(...(await visit(site.address, ['/'], 1)));
        cpuTimes.push(site.mainThreadMs() - cpuBefore);
        // What the machine itself keeps waiting, with whatever else runs on it.
        const before = performance.now();
        await passed(5);
        lags.push(performance.now() - before - 5);
      }
    })();
    const { status, stdout } = await runNode(['scripts/archive.ts', 'import', join(folder, 'archive')], {
      DATA_DIR: dataFolder,
    });
    if (status !== 0) throw new Error(`The import ended with ${status}:\n${stdout}`);
    await passed(AFTERWARDS_MS);
    isDone = true;
    await reading;
    return {
      ...atMost(`${RECORDS} records come in: longest wait for /`, Math.max(...times), MOST_MS, 'ms'),
      besides: `${times.length} pages; CPU of the main thread at most ${Math.max(...cpuTimes).toFixed(0)} ms; the machine’s own delays at most ${Math.max(...lags).toFixed(0)} ms`,
    };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
