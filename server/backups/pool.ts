import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_HASH } from '../../chronicle/files/file-store.ts';
import { BackupFault } from './backup-fault.ts';
import { bytesOf, Counted, UNFINISHED, writeDurably } from './durable-files.ts';
import { type BackupKey, sealedSize } from './encryption.ts';

export interface PooledFile {
  readonly name: string;
  /** As it lies in the pool. */
  readonly size: number;
}

const POOL = 'pool';

/**
 * Files of all backups, each once. Named by their content; with a key by a mark that only the key can make of it, in a folder of that
 * key's.
 */
export class Pool {
  readonly #folder: string;
  readonly #key: BackupKey | undefined;

  constructor(backupFolder: string, key: BackupKey | undefined) {
    // An older key's files are no use to this one, and are told apart.
    this.#folder = join(backupFolder, POOL, key ? key.note.check.slice(0, 16) : 'plain');
    this.#key = key;
  }

  nameOf(hash: string): string {
    return this.#key ? this.#key.mark('file', hash) : hash;
  }

  pathOf(name: string): string {
    if (!FILE_HASH.test(name)) throw new BackupFault('damaged', 'The backup names a file that cannot be one.');
    return join(this.#folder, name.slice(0, 2), name);
  }

  async sizeOf(name: string): Promise<number | undefined> {
    const found = await stat(this.pathOf(name)).catch(() => undefined);
    return found?.isFile() ? found.size : undefined;
  }

  /** How long a file of the site's is in the pool. */
  sizeFor(bytes: number): number {
    return this.#key ? sealedSize(bytes) : bytes;
  }

  /** Whether it was what its name says; if not, it is not taken in. */
  async take(hash: string, source: string): Promise<boolean> {
    const name = this.nameOf(hash);
    const counted = new Counted();
    const checked = async function* () {
      yield* counted.pass(bytesOf(source));
      if (counted.sha256 !== hash) throw new WrongContent();
    };
    try {
      await writeDurably(this.pathOf(name), this.#key ? this.#key.seal(checked(), name) : checked());
      return true;
    } catch (error) {
      if (error instanceof WrongContent) return false;
      throw error;
    }
  }

  /** The bytes as the site had them, and once they are through, the hash that they are known by. Throws when they are others. */
  async *read(name: string): AsyncGenerator<Uint8Array, string> {
    const counted = new Counted();
    const stored = bytesOf(this.pathOf(name));
    yield* counted.pass(this.#key ? this.#key.open(stored, name) : stored);
    const hash = counted.sha256;
    if (this.nameOf(hash) !== name) throw new BackupFault('damaged', `The file '${name}' of the backup is damaged.`);
    return hash;
  }

  /** Whether it can be read, and is what its name says. */
  async isWhole(name: string): Promise<boolean> {
    try {
      for await (const _ of this.read(name));
      return true;
    } catch (error) {
      if (error instanceof BackupFault || (error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }
}

class WrongContent extends Error {}

/** Takes away what no backup names any more, of every key, and what was cut off while it was written. */
export async function prunePool(backupFolder: string, named: ReadonlySet<string>): Promise<void> {
  const folder = join(backupFolder, POOL);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const isOurs = FILE_HASH.test(entry.name) || entry.name.startsWith(UNFINISHED);
    if (!entry.isFile() || !isOurs || named.has(entry.name)) continue;
    await rm(join(entry.parentPath, entry.name), { force: true });
  }
}
