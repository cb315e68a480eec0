import { GedcomUnreadableError } from './unreadable.ts';

/** What a reader with little memory takes: reading costs far more for each line and record than for each byte. */
export interface GedcomLimits {
  readonly bytes: number;
  readonly lines: number;
  readonly records: number;
  /** A record is at times looked at whole: millions of lines in one cost more than in many. */
  readonly linesOfRecord: number;
}

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;
const ZERO = 0x30;

/** Counts before anything is made of what it counts. Blank lines cost nothing and are not counted. */
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
