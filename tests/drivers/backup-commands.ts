import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Ended, runNode } from './run-node.ts';

export interface KeptAt {
  readonly DATA_DIR: string;
  readonly BACKUP_DIR: string;
  readonly BACKUP_KEY?: string;
}

/** npm run backup, as somebody at the machine would run it. */
export function runBackup(at: KeptAt, ...args: string[]): Promise<Ended> {
  return runNode(['scripts/backup.ts', ...args], { ...at });
}

/** npm run restore, likewise. */
export function runRestore(at: KeptAt, ...args: string[]): Promise<Ended> {
  return runNode(['scripts/restore.ts', ...args], { ...at });
}

/** Every row of every table, and the hash of every file, of a data folder that no site runs on. */
export function everythingIn(dataFolder: string) {
  const database = new DatabaseSync(join(dataFolder, 'nase-brdo.sqlite'));
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const rows = tables.map(({ name }) => [
    String(name),
    database
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map((row) => JSON.stringify(row)),
  ]);
  database.close();
  const files = readdirSync(join(dataFolder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(parentPath, name)))
        .digest('hex');
      return [name, hash] as const;
    });
  return {
    rows: Object.fromEntries(rows) as Record<string, string[]>,
    files: Object.fromEntries(files),
    secrets: ['session-secret', 'link-key'].map((name) => readFileSync(join(dataFolder, name), 'utf8')),
  };
}
