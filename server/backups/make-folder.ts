import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** One after another: Node's own way of making all of them at once never comes back from a place that lets nobody, such as /proc. */
export function makeFolder(path: string): void {
  const wanted = [];
  for (let place = resolve(path); !existsSync(place); place = dirname(place)) wanted.unshift(place);
  for (const place of wanted) {
    try {
      mkdirSync(place, { mode: 0o700 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
