import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE, openDatabase } from '../../backends/embedded/database.ts';
import { FolderFiles } from '../../backends/embedded/files.ts';
import { EmbeddedStore } from '../../backends/embedded/store.ts';
import { backUp } from './back-up.ts';
import type { Backup } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/** A data folder with a few documents and files in it, a folder for its backups, and one to bring them back to. */
export async function keptSite() {
  const root = mkdtempSync(join(tmpdir(), 'nase-brdo-backups-'));
  const dataFolder = join(root, 'data');
  const backupFolder = join(root, 'backups');
  const again = join(root, 'again');
  const files = new FolderFiles(join(dataFolder, 'files'));
  const store = new EmbeddedStore(openDatabase(dataFolder));
  const write = (id: string) =>
    store.commit([{ verb: 'set', collection: 'records', id, fields: { title: `Zapis ${id}` } }]);
  await write('a');
  const hashes = [
    await files.put(Buffer.from('prva')),
    // More than one chunk of what is encrypted.
    await files.put(Buffer.alloc(600_000, 'velika')),
    await files.put(new Uint8Array()),
  ];
  writeFileSync(join(dataFolder, 'session-secret'), 's'.repeat(43));
  writeFileSync(join(dataFolder, 'link-key'), 'k'.repeat(43));
  mkdirSync(join(dataFolder, 'unsent'));
  writeFileSync(join(dataFolder, 'unsent', '2026-pismo.json'), '{"to":"ana@primjer.hr"}');
  let day = 17;
  let isOpen = true;
  const closeStore = async () => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  return {
    root,
    dataFolder,
    backupFolder,
    again,
    files,
    hashes,
    store,
    write,
    /** Made on the next day, unless one is given. */
    async backUp(passphrase?: string, at = `2026-11-${day++}T02:30:00Z`): Promise<Backup> {
      const made = await backUp({
        dataFolder,
        backupFolder,
        passphrase,
        onlyIfDue: false,
        now: () => new Date(at),
        tell: () => {},
      });
      if (!made) throw new Error('No backup was made');
      return made;
    },
    /** The same backup once more, as if it had been made on another day. */
    alsoOn(folder: string, day: string): void {
      const other = join(backupFolder, `${day}-033000`);
      cpSync(folder, other, { recursive: true });
      const manifest = join(other, 'manifest.json');
      const made = readFileSync(manifest, 'utf8').replace(/"made": "[^"]+"/, `"made": "${day}T02:30:00.000Z"`);
      writeFileSync(manifest, made);
    },
    restore: (asked: string, passphrase?: string) =>
      restoreBackup({ dataFolder: again, backupFolder, passphrase, asked, tell: () => {} }),
    /** Everything below a folder that is a file, by its path. */
    filesBelow: (folder: string) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort(),
    /** As a disk would that lies. Nobody can read or write there afterwards. */
    async damageDatabase() {
      await closeStore();
      const file = join(dataFolder, DATABASE_FILE);
      writeFileSync(file, readFileSync(file).fill(0x55, 4096 + 8, 4096 + 2000));
    },
    async close() {
      await closeStore();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export type KeptSite = Awaited<ReturnType<typeof keptSite>>;
