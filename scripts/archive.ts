// npm run archive -- export DIR|FILE.zip [--whole]
// npm run archive -- import DIR|FILE.zip [--dry-run] [--whole]
import { constants, setPriority } from 'node:os';
import type { ArchiveSource, ArchiveTarget, MissingFile, Progress, ReportEntry } from '../chronicle/archive/archive.ts';
import { exportArchive } from '../chronicle/archive/export-archive.ts';
import { exportPrivate } from '../chronicle/archive/export-private.ts';
import { importArchive } from '../chronicle/archive/import-archive.ts';
import {
  type Inventory,
  inventoryOfArchive,
  inventoryOfSite,
  partCounts,
  takingInventory,
} from '../chronicle/archive/inventory.ts';
import { PRIVATE, type PrivatePorts } from '../chronicle/archive/private-part.ts';
import { readBack } from '../chronicle/archive/read-back.ts';
import { folderSource, writeFolder } from '../server/archive/folder-archive.ts';
import { writeZip, zipSource } from '../server/archive/zip-archive.ts';
import { openBackend } from '../server/backend.ts';
import { readConfiguration } from '../server/configuration.ts';
import { describeMedia, markContent } from '../server/starter-content.ts';

const USAGE =
  'npm run archive -- export DIR|FILE.zip [--whole]\nnpm run archive -- import DIR|FILE.zip [--dry-run] [--whole]';
const FLAGS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['export', ['--whole']],
  ['import', ['--dry-run', '--whole']],
]);
const LONGEST_PRINTED = 300;
const [verb, place, ...flags] = process.argv.slice(2);

const whole = flags.includes('--whole');

if (!place || !FLAGS.has(verb) || flags.some((flag) => !FLAGS.get(verb)?.includes(flag))) {
  console.error(USAGE);
  process.exit(2);
}

// A site that runs beside it is served first.
setPriority(constants.priority.PRIORITY_LOW);
try {
  const backend = await openBackend(readConfiguration(process.env));
  const identity = await backend.openIdentity({ secure: false, editors: [], sendEmail: () => {} });
  const besides: PrivatePorts = { ...backend, roles: identity.roles, directory: identity.directory };
  const succeeded = verb === 'export' ? await exportTo(place) : await importFrom(place, flags.includes('--dry-run'));
  await identity.close();
  await backend.close();
  process.exit(succeeded ? 0 : 1);

  async function exportTo(target: string): Promise<boolean> {
    let inventory: Inventory = new Map();
    const missing: MissingFile[] = [];
    const write = async (archive: ArchiveTarget) => {
      const counted = takingInventory(archive);
      missing.push(...(await exportArchive(backend, counted, showProgress)));
      if (whole) missing.push(...(await exportPrivate(besides, counted)));
      inventory = counted.inventory;
    };
    const refused: ReportEntry[] = [];
    const isGood = async (written: ArchiveSource) => {
      // One that lacks something is good for everything else.
      if (missing.length > 0) return true;
      const at = new Date().toISOString();
      refused.push(...(await readBack(written, { describeMedia, at, progress: showProgress })));
      return refused.length === 0;
    };
    const place = await (target.endsWith('.zip') ? writeZip : writeFolder)(target, write, isGood);
    await printInventory(inventory);
    console.log(`${inventory.size} in ${place}`);
    if (whole) console.log('With what is private in it: keep it where nobody else can read it.');
    for (const { path, problem } of missing) console.error(`missing  ${path}  ${problem}`);
    if (missing.length > 0) console.error(`${missing.length} missing: everything else is in ${target}.`);
    for (const entry of refused) console.error(lineOf(entry));
    if (refused.length > 0) console.error(`${refused.length} would be refused by an import: ${target} was not made.`);
    return missing.length + refused.length === 0;
  }

  async function importFrom(source: string, dryRun: boolean): Promise<boolean> {
    const opened = source.endsWith('.zip') ? await zipSource(source) : folderSource(source);
    const left = whole ? [] : (await opened.list()).filter((path) => path.startsWith(PRIVATE));
    const archive = whole ? opened : withoutPrivate(opened);
    if (left.length > 0)
      console.log(`${left.length} private files of the archive are left out: --whole takes them in.`);
    const options = { by: 'npm run archive', at: new Date().toISOString(), dryRun, progress: showProgress };
    const report = await importArchive({ ...backend, describeMedia, private: besides }, archive, options);
    if (!printReport(report, dryRun)) return false;
    if (dryRun) return true;
    await markContent(backend.store, options.at);
    const brought = await inventoryOfArchive(archive, options.at);
    const hasPrivate = [...brought.keys()].some((path) => path.startsWith(PRIVATE));
    return printComparison(brought, await inventoryOfSite(hasPrivate ? { ...backend, private: besides } : backend));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Whoever was handed an archive must not get its accounts and editors by taking in its texts. */
function withoutPrivate(source: ArchiveSource): ArchiveSource {
  return {
    list: async () => (await source.list()).filter((path) => !path.startsWith(PRIVATE)),
    read: (path) => source.read(path),
  };
}

/** Names and words of an archive are anybody's: they must not fill the screen, nor move its cursor. */
function inOneLine(text: string): string {
  const plain = text.replace(/\p{C}/gu, '?');
  return plain.length > LONGEST_PRINTED ? `${plain.slice(0, LONGEST_PRINTED)} …` : plain;
}

function lineOf({ path, line, outcome, problem }: ReportEntry): string {
  const place = `${inOneLine(path)}${line ? `:${line}` : ''}`;
  return `${outcome.padEnd(8)} ${place}${problem ? `  ${inOneLine(problem)}` : ''}`;
}

function printReport(report: readonly ReportEntry[], dryRun: boolean): boolean {
  const count = (outcome: string) => report.filter((entry) => entry.outcome === outcome).length;
  for (const entry of report) if (entry.outcome !== 'unchanged') console.log(lineOf(entry));
  const refused = count('refused');
  if (refused > 0) console.log(`\n${refused} refused: nothing was imported.`);
  else {
    console.log(
      `\n${dryRun ? 'Would be: ' : ''}${count('added')} added, ${count('changed')} changed, ${count('unchanged')} unchanged`,
    );
  }
  return refused === 0;
}

async function printInventory(inventory: Inventory): Promise<void> {
  for (const { part, files, hash } of await partCounts(inventory)) {
    console.log(`${part.padEnd(8)} ${String(files).padStart(6)}  sha256 ${hash}`);
  }
}

/** Whether the site now holds every file of the archive as it is there. */
async function printComparison(archive: Inventory, site: Inventory): Promise<boolean> {
  const held = new Map([...archive.keys()].flatMap((path) => (site.has(path) ? [[path, site.get(path) ?? '']] : [])));
  console.log('\nIn the archive:');
  await printInventory(archive);
  console.log('Of these in the site:');
  await printInventory(held);
  const different = [...archive].filter(([path, hash]) => held.get(path) !== hash);
  for (const [path] of different) console.log(`differs  ${path}`);
  const besides = site.size - held.size;
  if (besides > 0) console.log(`The site holds ${besides} more that the archive does not mention.`);
  console.log(different.length === 0 ? 'The same.' : `${different.length} differ.`);
  return different.length === 0;
}

function showProgress(...[done, total]: Parameters<Progress>): void {
  if (!process.stderr.isTTY || total < 200) return;
  const width = 30;
  const full = Math.round((done / total) * width);
  process.stderr.write(
    `\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${total}${done === total ? '\n' : ''}`,
  );
}
