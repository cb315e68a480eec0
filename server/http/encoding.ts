import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Takes a millisecond. */
const LONGEST_AT_ONCE = 96 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** Browsers send one of a few headers: each is read once. */
const choices = new Map<string, Encoding>();
const MOST_CHOICES = 200;

/** The best of the two that the browser takes; an encoding refused with q=0 is not taken. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  const known = choices.get(acceptEncoding);
  if (known) return known;
  const accepted = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return [name.trim(), quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  const choice = (['br', 'gzip'] as const).find((encoding) => (accepted.get(encoding) ?? 0) > 0) ?? 'identity';
  if (choices.size >= MOST_CHOICES) choices.clear();
  choices.set(acceptEncoding, choice);
  return choice;
}

/**
 * Quickly for a reader who is waiting, or hard for bytes that will be sent again and again. A page of the usual length is
 * done at once: handing it to another thread and back costs half as much again as compressing it.
 */
export async function compress(bytes: Buffer, encoding: Encoding, effort: 'quick' | 'hard'): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  const atOnce = effort === 'quick' && bytes.length <= LONGEST_AT_ONCE;
  const compressed = encoding === 'br' ? compressBrotli(bytes, effort, atOnce) : compressGzip(bytes, effort, atOnce);
  return inOwnMemory(await compressed);
}

/** What zlib gives back lies in a larger piece of memory, as does a short copy in Node's pool: all of it would be kept. */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function compressBrotli(bytes: Buffer, effort: 'quick' | 'hard', atOnce: boolean): Buffer | Promise<Buffer> {
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'hard' ? 11 : 2,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    },
  };
  return atOnce ? brotliCompressSync(bytes, options) : brotli(bytes, options);
}

function compressGzip(bytes: Buffer, effort: 'quick' | 'hard', atOnce: boolean): Buffer | Promise<Buffer> {
  const options = { level: effort === 'hard' ? 9 : 4 };
  return atOnce ? gzipSync(bytes, options) : zip(bytes, options);
}

/** No larger than the bytes need: the usual window takes megabytes of memory for every page that is being compressed. */
function windowFor(length: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(length + 1)), 16), constants.BROTLI_DEFAULT_WINDOW);
}

export async function decompress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return unbrotli(bytes);
  return encoding === 'gzip' ? unzip(bytes) : bytes;
}

export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|xml|rss\+xml|atom\+xml|ld\+json|javascript|manifest\+json|geo\+json)|image\/svg)/.test(
    contentType,
  );
}
