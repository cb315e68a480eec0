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

/** As much as one file of each part may hold: each is looked at whole, one at a time. */
const LARGEST: readonly (readonly [string, number])[] = [
  ['records/', 2 * MB],
  ['media/', 128 * MB],
  ['trees/', 256 * MB],
  ['map/', 64 * MB],
  ['private/files/', 128 * MB],
  ['private/', 256 * MB],
];

export interface ZippedFile {
  readonly path: string;
  readonly compressedBytes: number;
  readonly bytes: number;
}

/** Before a file is read, whatever it lies in. */
export function checkFileSize(path: string, bytes: number): void {
  const [, most = 0] = LARGEST.find(([part]) => path.startsWith(part)) ?? [];
  if (bytes > most) {
    throw new Fault('unreadable-archive', `is larger than ${most / MB} MB, the most such a file may be`);
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
  for (const { path, compressedBytes, bytes } of files) {
    if (paths.has(path)) throw new Fault('unreadable-archive', `The archive has ${path} twice.`);
    paths.add(path);
    compressed += compressedBytes;
    unpacked += bytes;
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
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MB).toLocaleString('en')} MB`;
}
