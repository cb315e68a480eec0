import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { FileStore } from '../files/file-store.ts';
import type { DocumentStore } from '../store/document-store.ts';
import {
  type ArchiveSource,
  type ArchiveTarget,
  type Lack,
  MISSING_LIST,
  type MissingFile,
  type Progress,
} from './archive.ts';
import { checkFileSize } from './archive-limits.ts';
import { exportArchive, lackOf } from './export-archive.ts';
import { exportPrivate } from './export-private.ts';
import type { PrivatePorts } from './private-part.ts';
import { readBack } from './read-back.ts';

/** A file of an archive that is still to be written: everything is known of it but its bytes. */
export interface PlannedFile {
  readonly path: string;
  /** Of a file of the site. */
  readonly hash?: string;
  readonly size: number;
  readonly crc: number;
  bytesFrom(offset: number): AsyncIterable<Uint8Array>;
}

export interface PlannedArchive {
  readonly files: readonly PlannedFile[];
  /** What the site knows of and could not give: it is in none of the files. */
  readonly missing: readonly MissingFile[];
}

interface PlanOptions {
  /** Given when what is private is asked for as well. */
  readonly private?: PrivatePorts | undefined;
  readonly checked: CheckedFiles;
  readonly progress?: Progress;
  readonly signal?: AbortSignal;
}

/**
 * The whole archive but for the bytes of its files, each of which was read once and found to be what was put in: nothing that is
 * missing or damaged is found out in the middle of sending. Texts are held; photographs, by which an archive is large, are not.
 */
export async function planArchive(
  { store, files }: { readonly store: DocumentStore; readonly files: FileStore },
  options: PlanOptions,
): Promise<PlannedArchive> {
  const { private: besides, checked, progress, signal } = options;
  const planned: PlannedFile[] = [];
  const target: ArchiveTarget = {
    async write(path, bytes) {
      signal?.throwIfAborted();
      planned.push(fileOf(path, bytes));
    },
    async refer(path, hash) {
      const found = await checked.check(files, hash, signal);
      if ('lack' in found) return found;
      planned.push({ path, hash, ...found, bytesFrom: (offset) => files.stream(hash, offset) });
      return undefined;
    },
  };
  const missing = await exportArchive({ store, files }, target, progress);
  if (besides) missing.push(...(await exportPrivate(besides, target)));
  if (missing.length === 0) missing.push(...(await unfitOf(planned)));
  if (missing.length > 0) {
    const lines = [LIST_BEGINS, ...missing.map(({ path, lack }) => `${path}: ${LACKS[lack]}\n`)];
    planned.push(fileOf(MISSING_LIST, new TextEncoder().encode(lines.join(''))));
  }
  return { files: planned, missing };
}

/**
 * What an import would refuse, as far as can be told without reading every photograph a second time. Maps are read for it; pictures
 * and trees the site has looked at when it took them in.
 */
async function unfitOf(planned: readonly PlannedFile[]): Promise<MissingFile[]> {
  const files = new Map(planned.map((file) => [file.path, file]));
  const source: ArchiveSource = {
    list: async () => [...files.keys()],
    async read(path) {
      // Whoever reads a page meanwhile does not wait for thousands of records.
      await setImmediate();
      const file = files.get(path);
      if (!file) throw new Error(`${path} is not in the archive`);
      checkFileSize(path, file.size);
      return buffer(file.bytesFrom(0));
    },
    hashOf: (path) => files.get(path)?.hash,
  };
  const describeMedia = () => Promise.reject(new Error('A picture of the archive is not known.'));
  const refused = await readBack(source, { describeMedia, at: new Date().toISOString() });
  return refused.map(({ path, problem = '' }) => ({ path, lack: 'written-unfit', problem }));
}

/** For the editor who opens the archive; those who run the site find the same in the log, by hashes. */
const LIST_BEGINS =
  'Ovoga u arhivu nema ili se ne može vratiti na stranicu. Javite to onima koji održavaju stranicu: možda je u sigurnosnoj kopiji.\n\n';
const LACKS: Readonly<Record<Lack['lack'], string>> = {
  missing: 'datoteka nedostaje',
  unreadable: 'datoteka se ne može pročitati',
  damaged: 'datoteka je oštećena',
  unfit: 'zapis nije potpun ili nije ispravan',
  'written-unfit': 'u arhivu je, ali nije ispravno, pa se ne može vratiti na stranicu',
};

function fileOf(path: string, bytes: Uint8Array): PlannedFile {
  return {
    path,
    size: bytes.length,
    crc: crc32(bytes),
    async *bytesFrom(offset) {
      yield bytes.subarray(offset);
    },
  };
}

interface Checked {
  readonly size: number;
  readonly crc: number;
}

/** As many as a village's chronicle has; each takes a hundred bytes. */
const MOST_REMEMBERED = 200_000;

/** Files found to be whole. What has been read once need not be read again when a download goes on where it was cut off. */
export class CheckedFiles {
  readonly #checked = new Map<string, Checked>();

  async check(files: FileStore, hash: string, signal?: AbortSignal): Promise<Checked | Lack> {
    const now = await files.sizeOf(hash);
    if (now === undefined) return lackOf('missing', hash);
    const known = this.#checked.get(hash);
    if (known?.size === now) return known;
    const digest = createHash('sha256');
    let size = 0;
    let crc = 0;
    try {
      for await (const piece of files.stream(hash)) {
        signal?.throwIfAborted();
        digest.update(piece);
        crc = crc32(piece, crc);
        size += piece.length;
      }
    } catch (error) {
      signal?.throwIfAborted();
      return lackOf('unreadable', hash, (error as Error).message);
    }
    if (digest.digest('hex') !== hash) return lackOf('damaged', hash);
    if (this.#checked.size >= MOST_REMEMBERED) this.#checked.clear();
    this.#checked.set(hash, { size, crc });
    return { size, crc };
  }
}
