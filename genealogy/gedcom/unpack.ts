import { unzipSync } from 'fflate';
import { GedcomUnreadableError } from './findings.ts';

/** Beyond this a file is no village genealogy, and a browser would run out of memory. */
const MAX_BYTES = 256 * 1024 * 1024;
/** GEDCOM compresses to a tenth or a twentieth; what grows far beyond that is a zip bomb. */
const MAX_GROWTH = 100;
const FREE_GROWTH = 1024 * 1024;
/** Photographs are entries, too; a directory that announces millions would take minutes to read. */
const MAX_ENTRIES = 65_535;

/** The GEDCOM file itself: a .gdz (GEDZIP) archive is opened, anything else is returned as it is. */
export function unpack(bytes: Uint8Array, maxBytes = MAX_BYTES): Uint8Array {
  const file = isArchive(bytes) ? gedcomWithin(bytes, maxBytes) : bytes;
  if (file.length === 0) throw new GedcomUnreadableError('empty');
  if (file.length > maxBytes) throw new GedcomUnreadableError('too-large');
  return file;
}

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const MAX_PICTURES = 200;
/** Pictures are compressed already: what unpacks to more than may be sent is a bomb. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

/** The pictures in a .gdz, by their paths, as many as may be. */
export function picturesWithin(archive: Uint8Array): Record<string, Uint8Array> {
  let [count, bytes] = [0, 0];
  return unzipped(archive, ({ name, originalSize }) => {
    if (!PICTURE.test(name) || count >= MAX_PICTURES || bytes + originalSize > MAX_PICTURE_BYTES) return false;
    count += 1;
    bytes += originalSize;
    return true;
  });
}

function gedcomWithin(archive: Uint8Array, maxBytes: number): Uint8Array {
  const names = namesWithin(archive);
  const name =
    names.find((candidate) => candidate.toLowerCase() === 'gedcom.ged') ??
    names.find((candidate) => /\.ged$/i.test(candidate));
  if (name === undefined) throw new GedcomUnreadableError('archive-without-gedcom');
  let taken = false;
  const files = unzipped(archive, (entry) => {
    // The same name a thousand times would be unpacked a thousand times.
    if (taken || entry.name !== name) return false;
    const most = Math.min(maxBytes, Math.max(FREE_GROWTH, entry.size * MAX_GROWTH));
    if (entry.originalSize > most) throw new GedcomUnreadableError('too-large');
    taken = true;
    return true;
  });
  return files[name] ?? new Uint8Array();
}

function namesWithin(archive: Uint8Array): string[] {
  const names: string[] = [];
  unzipped(archive, (entry) => {
    names.push(entry.name);
    if (names.length > MAX_ENTRIES) throw new GedcomUnreadableError('too-large');
    return false;
  });
  return names;
}

function unzipped(
  archive: Uint8Array,
  filter: (entry: { name: string; size: number; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, { filter });
  } catch (error) {
    if (error instanceof GedcomUnreadableError) throw error;
    throw new GedcomUnreadableError('damaged-archive', { cause: error });
  }
}

/** Limits for a reader with little memory: lines and records cost far more than bytes. */
export interface GedcomLimits {
  readonly bytes: number;
  readonly lines: number;
  readonly records: number;
  /** A record is at times extracted whole: millions of lines in one cost more than in many. */
  readonly linesOfRecord: number;
}

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;
const ZERO = 0x30;

/** Checks the limits before anything is allocated. Blank lines cost nothing and are not counted. */
export function checkCounts(text: Uint8Array, most: GedcomLimits): void {
  let lines = 0;
  let records = 0;
  let linesOfRecord = 0;
  let isStart = true;
  for (let position = 0; position < text.length; position += 1) {
    const byte = text[position] as number;
    if (byte === LF || byte === CR) isStart = true;
    else if (isStart && byte !== SPACE && byte !== TAB) {
      isStart = false;
      lines += 1;
      linesOfRecord += 1;
      if (byte === ZERO && (text[position + 1] === SPACE || text[position + 1] === TAB)) {
        records += 1;
        linesOfRecord = 1;
      }
      if (lines > most.lines || records > most.records || linesOfRecord > most.linesOfRecord) {
        throw new GedcomUnreadableError('too-large');
      }
    }
  }
}
