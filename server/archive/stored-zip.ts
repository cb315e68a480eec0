import { createHash } from 'node:crypto';
import type { PlannedFile } from '../../chronicle/archive/plan-archive.ts';

/** A zip that is not written anywhere: any stretch of it can be made, and its length is known before. */
export interface StoredZip {
  readonly length: number;
  /** The same for the same files, in every process. */
  readonly tag: string;
  /** From a byte up to, and without, another. */
  bytes(from: number, to: number): AsyncGenerator<Uint8Array, void, undefined>;
}

/** What does not fit into the 32 bits of the format's first version says so, and stands in an extra field (Zip64). */
const TOO_LARGE = 0xffffffff;
const TOO_MANY = 0xffff;
/** 1 January 1980, the first day a zip can tell of: the same chronicle makes the same zip. */
const DAY = 0x0021;
const UTF8_NAMES = 0x0800;
const VERSION = 20;
const ZIP64_VERSION = 45;
/** Made on Unix, a plain file that its owner writes and all read. */
const MADE_BY = (3 << 8) | ZIP64_VERSION;
const MODE = 0o100644 * 0x10000;

interface Part {
  readonly start: number;
  readonly length: number;
  bytesFrom(offset: number): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Nothing is compressed: photographs cannot be, and what is not can be gone on with at any byte. */
export function storedZip(files: readonly PlannedFile[]): StoredZip {
  const parts: Part[] = [];
  const directory: Buffer[] = [];
  const digest = createHash('sha256');
  let offset = 0;
  for (const file of files) {
    const head = localHead(file);
    directory.push(directoryEntry(file, offset));
    digest.update(`${file.path}\n${file.size} ${file.crc}\n`);
    parts.push(held(head, offset));
    offset += head.length;
    parts.push({ start: offset, length: file.size, bytesFrom: (from) => exactly(file, from) });
    offset += file.size;
  }
  const entries = Buffer.concat(directory);
  const end = directoryEnd({ files: files.length, size: entries.length, offset });
  parts.push(held(entries, offset), held(end, offset + entries.length));
  return {
    length: offset + entries.length + end.length,
    tag: digest.digest('base64url').slice(0, 22),
    bytes: (from, to) => stretch(parts, from, to),
  };
}

function held(bytes: Buffer, start: number): Part {
  return { start, length: bytes.length, bytesFrom: (offset) => [bytes.subarray(offset)] };
}

/** A file that has changed since it was planned must not shift everything behind it. */
async function* exactly({ path, size, bytesFrom }: PlannedFile, from: number): AsyncGenerator<Uint8Array> {
  let left = size - from;
  for await (const piece of bytesFrom(from)) {
    left -= piece.length;
    if (left < 0) break;
    yield piece;
  }
  if (left !== 0) throw new Error(`${path} is no longer as long as it was`);
}

async function* stretch(parts: readonly Part[], from: number, to: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let index = partAt(parts, from); index < parts.length; index += 1) {
    const { start, length, bytesFrom } = parts[index] as Part;
    if (start >= to) return;
    let at = Math.max(start, from);
    if (at >= start + length) continue;
    for await (const piece of bytesFrom(at - start)) {
      yield at + piece.length > to ? piece.subarray(0, to - at) : piece;
      at += piece.length;
      if (at >= to) return;
    }
  }
}

/** The last that begins at a byte or before it. */
function partAt(parts: readonly Part[], byte: number): number {
  let [low, high] = [0, parts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle] as Part).start <= byte) low = middle;
    else high = middle - 1;
  }
  return low;
}

function localHead(file: PlannedFile): Buffer {
  const { path, size } = file;
  const name = Buffer.from(path);
  const extra = size >= TOO_LARGE ? zip64Field([size, size]) : Buffer.alloc(0);
  const begin = Buffer.alloc(4);
  begin.writeUInt32LE(0x04034b50, 0);
  return Buffer.concat([begin, description(file, name, extra), name, extra]);
}

function directoryEntry(file: PlannedFile, offset: number): Buffer {
  const { path, size } = file;
  const name = Buffer.from(path);
  const large = [...(size >= TOO_LARGE ? [size, size] : []), ...(offset >= TOO_LARGE ? [offset] : [])];
  const extra = large.length > 0 ? zip64Field(large) : Buffer.alloc(0);
  const begin = Buffer.alloc(6);
  begin.writeUInt32LE(0x02014b50, 0);
  begin.writeUInt16LE(MADE_BY, 4);
  const end = Buffer.alloc(14);
  end.writeUInt32LE(MODE, 6);
  end.writeUInt32LE(Math.min(offset, TOO_LARGE), 10);
  return Buffer.concat([begin, description(file, name, extra), end, name, extra]);
}

/** What is told of a file both before it and in the directory. */
function description({ size, crc }: PlannedFile, name: Buffer, extra: Buffer): Buffer {
  const told = Buffer.alloc(26);
  told.writeUInt16LE(extra.length > 0 ? ZIP64_VERSION : VERSION, 0);
  told.writeUInt16LE(UTF8_NAMES, 2);
  told.writeUInt16LE(DAY, 8);
  told.writeUInt32LE(crc, 10);
  told.writeUInt32LE(Math.min(size, TOO_LARGE), 14);
  told.writeUInt32LE(Math.min(size, TOO_LARGE), 18);
  told.writeUInt16LE(name.length, 22);
  told.writeUInt16LE(extra.length, 24);
  return told;
}

function zip64Field(values: readonly number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) field.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  return field;
}

interface Directory {
  readonly files: number;
  readonly size: number;
  readonly offset: number;
}

function directoryEnd({ files, size, offset }: Directory): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(files, TOO_MANY), 8);
  end.writeUInt16LE(Math.min(files, TOO_MANY), 10);
  end.writeUInt32LE(Math.min(size, TOO_LARGE), 12);
  end.writeUInt32LE(Math.min(offset, TOO_LARGE), 16);
  if (files < TOO_MANY && size < TOO_LARGE && offset < TOO_LARGE) return end;
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(MADE_BY, 12);
  large.writeUInt16LE(ZIP64_VERSION, 14);
  large.writeBigUInt64LE(BigInt(files), 24);
  large.writeBigUInt64LE(BigInt(files), 32);
  large.writeBigUInt64LE(BigInt(size), 40);
  large.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([large, locator, end]);
}
