import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Check, notice } from '../../chronicle/verification/finding.ts';

/** What a write that was cut off leaves: a file under another name than its own. */
const LEFT_IN: readonly { readonly folder: string; readonly name: RegExp }[] = [
  // By earlier versions, and where one was taken from a backup; what this one leaves, every start sweeps.
  { folder: 'files', name: /^(?:[0-9a-f]{64}\.|\.unfinished-)[0-9a-f-]{36}$/ },
  { folder: 'unsent', name: /^\.\d+-[0-9a-f-]{36}\.json$/ },
  { folder: 'backup-work', name: /./ },
  { folder: 'backup-check', name: /./ },
  { folder: '.', name: /^(?:link-key|clock)\.part$/ },
];
/** A write that takes longer is none. */
const OLD_MS = 60 * 60 * 1000;

/** Temporary files that nothing will ever finish. */
export function leftoversCheck(dataFolder: string, now: () => Date): Check {
  return {
    name: 'nothing was left half-written',
    async *run() {
      for (const path of await leftoversIn(dataFolder, now())) {
        yield notice(`${relative(dataFolder, path)} was left by a write that was cut off.`, async () => {
          await rm(path, { force: true });
          return `${relative(dataFolder, path)} was deleted.`;
        });
      }
    },
  };
}

async function leftoversIn(dataFolder: string, now: Date): Promise<string[]> {
  const found: string[] = [];
  for (const { folder, name } of LEFT_IN) {
    const place = join(dataFolder, folder);
    const entries = await readdir(place, { recursive: folder !== '.', withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || !name.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const written = await stat(path).catch(() => undefined);
      if (written && now.getTime() - written.mtimeMs > OLD_MS) found.push(path);
    }
  }
  return found;
}
