import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile as ReadZip } from 'yauzl';
import { ZipFile } from 'yazl';
import type { ArchiveSource, ArchiveTarget } from '../../chronicle/archive/archive.ts';

/** One moment for every file, so that the same chronicle makes the same zip. */
const MOMENT = new Date('2000-01-01T00:00:00Z');

export async function zipSource(file: string): Promise<ArchiveSource & { close(): void }> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  const entries = await readEntries(zip);
  return {
    list: async () => [...entries.keys()],
    async read(path) {
      const entry = entries.get(path);
      if (!entry) throw new Error(`${path} is not in ${file}`);
      return buffer(await zip.openReadStreamPromise(entry));
    },
    close: () => zip.close(),
  };
}

async function readEntries(zip: ReadZip): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Written beside and moved into place when finished. */
export async function writeZip(file: string, write: (target: ArchiveTarget) => Promise<void>): Promise<void> {
  const unfinished = `${file}.part`;
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(unfinished, { mode: 0o600 }));
  try {
    await write({
      async write(path, bytes) {
        zip.addBuffer(Buffer.from(bytes), path, { mtime: MOMENT, mode: 0o100644 });
      },
    });
    zip.end();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
