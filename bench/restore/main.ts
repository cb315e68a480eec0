// npm run bench:restore [-- --records=10000 --files=2000]
// A chronicle of ten thousand records and two thousand photographs: backed up, its folder deleted, brought back, in the clear and encrypted; then all of it
// verified. Prints a table and exits 1 when a bar is missed.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from '../../backends/embedded/files.ts';
import { runNode } from '../../tests/drivers/run-node.ts';
import { fillDataFolder } from '../records/fresh-chronicle.ts';
import { atMost, printTable, type Row } from '../records/report.ts';

const MOST_RESTORE_SECONDS = 60;
const MOST_MEGABYTES = 400;
const PHOTOGRAPH_BYTES = 150_000;
const SEED = 1878;
/** Says at its end how much memory it had at its most. */
const PEAK =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS+"\\n"))';

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((given) => given.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

const root = await mkdtemp(join(tmpdir(), 'nase-brdo-bench-'));
const rows: Row[] = [];
try {
  const dataFolder = join(root, 'data');
  process.stderr.write('Taking in the records …\n');
  await fillDataFolder(dataFolder, option('records', 10_000), SEED);
  const files = new FolderFiles(join(dataFolder, 'files'));
  for (let number = 0; number < option('files', 2000); number += 1) await files.put(randomBytes(PHOTOGRAPH_BYTES));
  for (const [name, key] of [
    ['in the clear', {}],
    ['encrypted', { BACKUP_KEY: 'orah i smokva na brdu' }],
  ] as const) {
    const env = { DATA_DIR: dataFolder, BACKUP_DIR: join(root, name), ...key };
    const made = await measure(`backup, ${name}: the first`, ['scripts/backup.ts'], env);
    await measure(`backup, ${name}: the next`, ['scripts/backup.ts'], env);
    await rm(dataFolder, { recursive: true });
    await measure(`restore, ${name}`, ['scripts/restore.ts', made.slice(0, 10)], env, MOST_RESTORE_SECONDS);
  }
  await measure('npm run verify', ['--max-semi-space-size=4', 'scripts/verify.ts'], {
    DATA_DIR: dataFolder,
    BACKUP_DIR: join(root, 'none'),
  });
} finally {
  await rm(root, { recursive: true, force: true });
}
printTable(rows);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;

async function measure(what: string, script: readonly string[], env: Record<string, string>, most?: number) {
  process.stderr.write(`${what} …\n`);
  const started = performance.now();
  const { status, stdout, stderr } = await runNode(['--import', PEAK, ...script], env);
  const seconds = (performance.now() - started) / 1000;
  const [, kilobytes = 0] = /peak (\d+)/.exec(stderr) ?? [];
  if (status !== 0) throw new Error(`${what} ended with ${status}:\n${stdout}\n${stderr}`);
  const bar = most === undefined ? { limit: '', met: true } : {};
  rows.push({ ...atMost(what, seconds, most ?? 0, 's'), ...bar });
  rows.push(atMost(`${what}, memory at its most`, Number(kilobytes) / 1024, MOST_MEGABYTES, 'MB'));
  return stdout;
}
