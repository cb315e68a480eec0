import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile as ReadZip } from 'yauzl';
import { ZipFile } from 'yazl';
import type { ArchiveSource, ArchiveTarget } from '../../chronicle/archive/archive.ts';
import { checkFileCount, checkZip, checkZippedFile, type ZippedFile } from '../../chronicle/archive/archive-limits.ts';
import { Fault } from '../../domain/fault.ts';

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
      checkZippedFile(saidOf(entry));
      // Ends as soon as more comes out than the entry has announced: what was checked is what is read.
      const unpacked = zip.openReadStreamPromise(entry).then(buffer);
      const bytes = await unpacked.catch((error: Error) => {
        throw new Fault('unreadable-archive', `cannot be unpacked: ${error.message}`);
      });
      if (crc32(bytes) !== entry.crc32) throw new Fault('unreadable-archive', 'is damaged: it is not what was packed');
      return bytes;
    },
    close: () => zip.close(),
  };
}

async function readEntries(zip: ReadZip): Promise<Map<string, Entry>> {
  checkFileCount(zip.entryCount);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/')) entries.push(entry);
  }
  checkZip(zip.fileSize, entries.map(saidOf));
  return new Map(entries.map((entry) => [entry.fileName, entry]));
}

function saidOf({ fileName, compressedSize, uncompressedSize }: Entry): ZippedFile {
  return { path: fileName, compressedBytes: compressedSize, bytes: uncompressedSize };
}

/** Written beside, and moved into place when it is finished and good. Answers with where it is. */
export async function writeZip(
  file: string,
  write: (target: ArchiveTarget) => Promise<void>,
  isGood: (written: ArchiveSource) => Promise<boolean>,
): Promise<string> {
  const unfinished = `${file}.part`;
  // Whatever lies there, a link to somewhere else or a file that others may read, must not become the archive.
  await rm(unfinished, { force: true });
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }));
  try {
    await write({
      // Each is packed before the next is read: gigabytes of photographs would otherwise wait in memory. A disk that
      // fills up ends the waiting.
      write: (path, bytes) => Promise.race([packed(zip, path, bytes), written]),
    });
    zip.end();
    await written;
    const source = await zipSource(unfinished);
    if (!(await isGood(source).finally(() => source.close()))) return unfinished;
    await rename(unfinished, file);
    return file;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function packed(zip: ZipFile, path: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    zip.addReadStreamLazy(path, { mtime: MOMENT, mode: 0o100644 }, (start) => {
      start(null, Readable.from([bytes]).once('end', resolve));
    });
  });
}
