import { Fault } from '../../domain/fault.ts';

const MB = 1024 * 1024;

/** A village's chronicle of a hundred years; beyond it, somebody is playing. */
const MOST_FILES = 200_000;

/**
 * Records are read whole into memory and compress well, so a small zip could fill a large one. Photographs, which make
 * an honest archive large, hardly compress: what a zip unpacks to is held against what it weighs, not against a fixed sum.
 */
const UNPACKED_TIMES = 20;
const UNPACKED_BYTES = 128 * MB;

/**
 * As much as one file of each part may hold: each is looked at whole, one at a time. A tree of 100,000 people has about
 * 50 MB, the maps of a village have less than one; of 10,000 members each could light thirty candles.
 */
const LARGEST: readonly (readonly [string, number])[] = [
  ['records/', 2 * MB],
  ['media/', 128 * MB],
  ['trees/', 64 * MB],
  ['map/', 8 * MB],
  ['private/files/', 128 * MB],
  ['private/', 64 * MB],
];

/**
 * Of what is read as text, objects are made that take far more than its bytes. Texts pack to a fifth or a twentieth;
 * what grows far beyond that was made to fill a memory.
 */
const TEXTS_GROW = 50;
const FILE_GROWS_FREELY = MB;
const TEXTS_GROW_FREELY = 16 * MB;

/** Lists and maps of one file of JSON: three hundred thousand candles are as many maps. */
const MOST_JSON_PARTS = 500_000;
const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;

export interface ZippedFile {
  readonly path: string;
  readonly compressedBytes: number;
  readonly bytes: number;
}

/** Before a file is read, whatever it lies in. */
export function checkFileSize(path: string, bytes: number): void {
  const most = largestOf(path);
  if (bytes > most) {
    throw new Fault('unreadable-archive', `is larger than ${most / MB} MB, the most such a file may be`);
  }
}

/** Before a file of a zip is unpacked. */
export function checkZippedFile({ path, compressedBytes, bytes }: ZippedFile): void {
  checkFileSize(path, bytes);
  if (!isText(path) || bytes <= Math.max(FILE_GROWS_FREELY, TEXTS_GROW * compressedBytes)) return;
  throw new Fault(
    'unreadable-archive',
    `would unpack to more than ${TEXTS_GROW} times its size, which no honest text does`,
  );
}

/** Before objects are made of it. */
export function checkJson(bytes: Uint8Array): void {
  let parts = 0;
  for (const byte of bytes) if (byte === OPENING_BRACE || byte === OPENING_BRACKET) parts += 1;
  if (parts > MOST_JSON_PARTS) {
    throw new Fault('unreadable-archive', `has more than ${MOST_JSON_PARTS} lists and maps in it`);
  }
}

export function checkFileCount(files: number): void {
  if (files > MOST_FILES) {
    throw new Fault('unreadable-archive', `The archive has ${files} files; ${MOST_FILES} are the most.`);
  }
}

/** What a zip says of itself, before any of it is unpacked. */
export function checkZip(zipBytes: number, files: readonly ZippedFile[]): void {
  const paths = new Set<string>();
  let compressed = 0;
  let unpacked = 0;
  let texts = { compressed: 0, unpacked: 0 };
  for (const { path, compressedBytes, bytes } of files) {
    if (paths.has(path)) throw new Fault('unreadable-archive', `The archive has ${path} twice.`);
    paths.add(path);
    compressed += compressedBytes;
    unpacked += bytes;
    if (isText(path) && bytes <= largestOf(path)) {
      texts = { compressed: texts.compressed + compressedBytes, unpacked: texts.unpacked + bytes };
    }
  }
  if (compressed > zipBytes) {
    throw new Fault('unreadable-archive', 'The archive’s files lie on top of one another: it was made to do harm.');
  }
  const most = UNPACKED_BYTES + UNPACKED_TIMES * zipBytes;
  if (unpacked > most) {
    throw new Fault(
      'unreadable-archive',
      `The archive would unpack to ${inMegabytes(unpacked)}; ${inMegabytes(most)} are the most for its size. Import it as a folder if you trust it.`,
    );
  }
  // Each of a thousand could be small enough.
  if (texts.unpacked > Math.max(TEXTS_GROW_FREELY, TEXTS_GROW * texts.compressed)) {
    throw new Fault(
      'unreadable-archive',
      `The archive’s texts would unpack to more than ${TEXTS_GROW} times their size, which no honest texts do.`,
    );
  }
}

function largestOf(path: string): number {
  return LARGEST.find(([part]) => path.startsWith(part))?.[1] ?? 0;
}

/** Pictures and voices are not: they hardly compress, and are unpacked in a process of its own. */
function isText(path: string): boolean {
  return !path.startsWith('media/') && !path.startsWith('private/files/');
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MB).toLocaleString('en')} MB`;
}
