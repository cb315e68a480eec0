// npm run archive -- export DIR|FILE.zip
// npm run archive -- import DIR|FILE.zip [--dry-run]
import type { ArchiveTarget, Progress, ReportEntry } from '../chronicle/archive/archive.ts';
import { exportArchive } from '../chronicle/archive/export-archive.ts';
import { importArchive } from '../chronicle/archive/import-archive.ts';
import { folderSource, writeFolder } from '../server/archive/folder-archive.ts';
import { writeZip, zipSource } from '../server/archive/zip-archive.ts';
import { openBackend } from '../server/backend.ts';
import { readConfiguration } from '../server/configuration.ts';
import { describeMedia } from '../server/media-description.ts';

const USAGE = 'npm run archive -- export DIR|FILE.zip\nnpm run archive -- import DIR|FILE.zip [--dry-run]';
const [verb, place, ...flags] = process.argv.slice(2);

if (!place || (verb !== 'export' && verb !== 'import') || flags.some((flag) => flag !== '--dry-run')) {
  console.error(USAGE);
  process.exit(2);
}

try {
  const backend = openBackend(readConfiguration(process.env));
  const succeeded = verb === 'export' ? await exportTo(place) : await importFrom(place, flags.includes('--dry-run'));
  await backend.close();
  process.exit(succeeded ? 0 : 1);

  async function exportTo(target: string): Promise<boolean> {
    let count = 0;
    const write = async (archive: ArchiveTarget) => {
      count = await exportArchive(backend, archive, showProgress);
    };
    if (target.endsWith('.zip')) await writeZip(target, write);
    else await writeFolder(target, write);
    console.log(`${count} files in ${target}`);
    return true;
  }

  async function importFrom(source: string, dryRun: boolean): Promise<boolean> {
    const archive = source.endsWith('.zip') ? await zipSource(source) : folderSource(source);
    const options = { by: 'npm run archive', at: new Date().toISOString(), dryRun, progress: showProgress };
    const report = await importArchive({ ...backend, describeMedia }, archive, options);
    return printReport(report, dryRun);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function printReport(report: readonly ReportEntry[], dryRun: boolean): boolean {
  const count = (outcome: string) => report.filter((entry) => entry.outcome === outcome).length;
  for (const { path, line, outcome, problem } of report) {
    if (outcome === 'unchanged') continue;
    console.log(`${outcome.padEnd(8)} ${path}${line ? `:${line}` : ''}${problem ? `  ${problem}` : ''}`);
  }
  const refused = count('refused');
  if (refused > 0) console.log(`\n${refused} refused: nothing was imported.`);
  else {
    console.log(
      `\n${dryRun ? 'Would be: ' : ''}${count('added')} added, ${count('changed')} changed, ${count('unchanged')} unchanged`,
    );
  }
  return refused === 0;
}

function showProgress(...[done, total]: Parameters<Progress>): void {
  if (!process.stderr.isTTY || total < 200) return;
  const width = 30;
  const full = Math.round((done / total) * width);
  process.stderr.write(
    `\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${total}${done === total ? '\n' : ''}`,
  );
}
