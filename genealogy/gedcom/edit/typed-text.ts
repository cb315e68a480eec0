import { normalForm } from '../../../domain/normal-form.ts';
import { GedcomEditError } from './edit-fault.ts';

const LONGEST_LINE = 1000;
const LONGEST_TEXT = 50_000;
const MOST_LINES = 1000;

const LINE_ENDS = /\r\n|[\r\v\f\u{85}\u{2028}\u{2029}]/gu;
/** Control characters, such as turn the direction of what follows, byte order marks and halves of letters. */
const UNSEEN = /[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}\u{fffe}\u{ffff}]|\p{Cs}/gu;

/** One line, as somebody typed it: a line end is a blank like others. */
export function typedLine(text: string, field: string): string {
  if (text.length > LONGEST_LINE) throw new GedcomEditError('too-long', { field });
  return normalForm(text.replace(/\s+/g, ' ').replace(UNSEEN, ''), 'NFC').trim();
}

/** Several lines; those become lines that continue the value, and none can begin a structure of its own. */
export function typedText(text: string, field: string): string {
  if (text.length > LONGEST_TEXT) throw new GedcomEditError('too-long', { field });
  const lines = text.replace(LINE_ENDS, '\n').split('\n');
  if (lines.length > MOST_LINES) throw new GedcomEditError('too-long', { field });
  return lines
    .map((line) => normalForm(line.replace(/\t/g, ' ').replace(UNSEEN, ''), 'NFC').trimEnd())
    .join('\n')
    .trim();
}
