import { unzipSync } from 'fflate';
import { GedcomUnreadableError } from './unreadable.ts';

/** Beyond this a file is no village genealogy, and a browser would run out of memory. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The GEDCOM file itself: a .gdz (GEDZIP) archive is opened, anything else is returned as it is. */
export function unpack(bytes: Uint8Array): Uint8Array {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
  const file = isArchive ? gedcomWithin(bytes) : bytes;
  if (file.length === 0) throw new GedcomUnreadableError('empty');
  if (file.length > MAX_BYTES) throw new GedcomUnreadableError('too-large');
  return file;
}

function gedcomWithin(archive: Uint8Array): Uint8Array {
  const names = namesWithin(archive);
  const name =
    names.find((candidate) => candidate.toLowerCase() === 'gedcom.ged') ??
    names.find((candidate) => /\.ged$/i.test(candidate));
  if (name === undefined) throw new GedcomUnreadableError('archive-without-gedcom');
  const files = unzipped(archive, (entry) => {
    if (entry.name !== name) return false;
    if (entry.originalSize > MAX_BYTES) throw new GedcomUnreadableError('too-large');
    return true;
  });
  return files[name] ?? new Uint8Array();
}

function namesWithin(archive: Uint8Array): string[] {
  const names: string[] = [];
  unzipped(archive, (entry) => {
    names.push(entry.name);
    return false;
  });
  return names;
}

function unzipped(
  archive: Uint8Array,
  filter: (entry: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, { filter });
  } catch (error) {
    if (error instanceof GedcomUnreadableError) throw error;
    throw new GedcomUnreadableError('damaged-archive', { cause: error });
  }
}
