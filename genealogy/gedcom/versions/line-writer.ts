import { GrowingBytes } from '../structures/growing.ts';
import { escapedXref } from '../structures/lines.ts';
import type { Structure } from '../structures/structures.ts';
import type { Version } from './date-wording.ts';
import { allowedInSeven } from './seven-payloads.ts';

/** 5.5.1 allows 255 characters in a line, level and tag included. */
const LONGEST_PIECE = 200;

/** Writes structures as lines of one version: how values are continued and at signs escaped. */
export class LineWriter {
  readonly #version: Version;
  readonly #bytes = new GrowingBytes(1 << 16);

  constructor(version: Version) {
    this.#version = version;
  }

  write(structure: Structure, level = 0): void {
    const xref = structure.xref === '' ? '' : `@${this.#xref(structure.xref)}@ `;
    const start = `${level} ${xref}${structure.tag}`;
    if (structure.isPointer) this.#bytes.pushText(`${start} @${this.#xref(structure.value)}@\n`);
    else this.#writeText(start, level, structure);
    for (const child of structure.children) this.write(child, level + 1);
  }

  finished(): Uint8Array {
    return this.#bytes.trimmed();
  }

  #xref(xref: string): string {
    return this.#version === '7.0' ? escapedXref(xref) : xref;
  }

  #writeText(start: string, level: number, { tag, value }: Structure): void {
    let prefix = start;
    for (const { joins, text } of valueLines(value, tag, this.#version)) {
      if (joins !== '') prefix = `${level + 1} ${joins}`;
      this.#bytes.pushText(text === '' ? `${prefix}\n` : `${prefix} ${text}\n`);
    }
  }
}

/** A value as the lines it takes: the first one's, and what those that continue it begin with. */
export function valueLines(
  value: string,
  tag: string,
  version: Version,
): { readonly joins: '' | 'CONC' | 'CONT'; readonly text: string }[] {
  const allowed = version === '7.0' ? allowedInSeven(value) : value;
  return allowed.split('\n').flatMap((line, number) =>
    (version === '7.0' ? [line] : piecesOf(line)).map((piece, index) => ({
      joins: index > 0 ? ('CONC' as const) : number > 0 ? ('CONT' as const) : ('' as const),
      text: escaped(piece, tag, version),
    })),
  );
}

function escaped(text: string, tag: string, version: Version): string {
  if (!text.includes('@')) return text;
  if (version === '7.0') return text.startsWith('@') ? `@${text}` : text;
  if (tag !== 'DATE' && tag !== '_SDATE') return text.replaceAll('@', '@@');
  return text.replace(/(@#D[A-Z ]+@)|@/g, (_, calendar: string | undefined) => calendar ?? '@@');
}

/** Cut within words, for readers that drop spaces at the ends of lines, and never within a letter. */
function piecesOf(line: string): string[] {
  if (line.length <= LONGEST_PIECE) return [line];
  const pieces: string[] = [];
  let start = 0;
  while (line.length - start > LONGEST_PIECE) {
    let end = start + LONGEST_PIECE;
    while (end > start + LONGEST_PIECE / 2 && !isGoodCut(line, end)) end -= 1;
    if (isWithinLetter(line, end)) end += 1;
    pieces.push(line.slice(start, end));
    start = end;
  }
  return [...pieces, line.slice(start)];
}

function isGoodCut(line: string, at: number): boolean {
  return (
    /\S/.test(line.charAt(at - 1)) &&
    /\S/.test(line.charAt(at)) &&
    !isWithinLetter(line, at) &&
    !/\p{M}/u.test(line.charAt(at))
  );
}

function isWithinLetter(line: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(line.charAt(at)) && /[\ud800-\udbff]/.test(line.charAt(at - 1));
}
