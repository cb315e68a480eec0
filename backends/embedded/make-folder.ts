import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * A folder with those above it. Not Node's `recursive`, which tries for ever where the system makes no folders at all (below
 * /proc it answers that the folder above is missing, which is there), and says the same of a disk that can only be read.
 */
export function makeFolder(path: string, mode = 0o700): void {
  const missing: string[] = [];
  let place = resolve(path);
  for (; !statSync(place, { throwIfNoEntry: false }); place = dirname(place)) missing.push(place);
  if (missing.length === 0 && !statSync(place).isDirectory()) throw new Error('it is no folder');
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder, { mode });
    } catch (error) {
      // Another process may have made it meanwhile.
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
    }
  }
}
