import { normalForm } from '../../../domain/normal-form.ts';
import { type Charset, charsetsNamed } from '../text/declared-header.ts';
import { type CodePage, encodeAnsel, encodeCodePage } from '../text/eight-bit-charsets.ts';
import { decodeText, type RecognisedText, recogniseText } from '../text/read-text.ts';
import { GedcomEditError } from './edit-fault.ts';

const LF = 0x0a;
const CR = 0x0d;

/**
 * A file as it is edited: `text` is what lines are found in, positions in it lead back to the file's own bytes, and what is put
 * in is written in the file's own charset. Of all charsets but UTF-16 the text is the file itself.
 */
export class EditableText {
  readonly bytes: Uint8Array;
  readonly text: Uint8Array;
  readonly recognised: RecognisedText;
  readonly #wide: 'UTF-16LE' | 'UTF-16BE' | undefined;
  /** How many units of UTF-16 come before the position last asked for. */
  #reached = { position: 0, units: 0 };

  constructor(bytes: Uint8Array) {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04)
      throw new GedcomEditError('archive');
    this.bytes = bytes;
    this.recognised = recogniseText(bytes);
    const { charset, markLength } = this.recognised;
    this.#wide = charset === 'UTF-16LE' || charset === 'UTF-16BE' ? charset : undefined;
    this.text = this.#wide ? decodeText(bytes, this.recognised) : bytes.subarray(markLength);
  }

  /** Where in the file's bytes a position of the text is. Best asked in the order of the file. */
  offsetOf(position: number): number {
    const { markLength } = this.recognised;
    if (!this.#wide) return markLength + position;
    if (position < this.#reached.position) this.#reached = { position: 0, units: 0 };
    let { units } = this.#reached;
    for (let at = this.#reached.position; at < position; at += 1) {
      const byte = this.text[at] as number;
      if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
    }
    this.#reached = { position, units };
    return markLength + units * 2;
  }

  /** Pieces of one value joined before they are decoded: some programs cut a letter in two. */
  decode(pieces: readonly Uint8Array[]): string {
    const [first] = pieces;
    const joined = pieces.length === 1 && first ? first : joinedBytes(pieces);
    const utf8 = this.#wide ? joined : decodeText(joined, { ...this.recognised, markLength: 0 });
    return DECODER.decode(utf8);
  }

  /** Throws `letter-missing`. */
  encode(written: string): Uint8Array {
    if (this.#wide) return encodeWide(written, this.#wide === 'UTF-16LE');
    const charset = this.#charsetFor(written);
    const encoded =
      charset === 'UTF-8'
        ? new TextEncoder().encode(written)
        : charset === 'ANSEL'
          ? encodeAnsel(normalForm(written, 'NFC'))
          : encodeCodePage(normalForm(written, 'NFC'), charset as CodePage);
    if (!encoded) throw new GedcomEditError('letter-missing');
    return encoded;
  }

  /** A file that has had no letter but plain ones so far is written as it says it is. */
  #charsetFor(written: string): Charset {
    const { charset, declared, markLength } = this.recognised;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what it looks for
    if (charset !== 'ASCII' || /^[\u{0}-\u{7f}]*$/u.test(written)) return charset === 'ASCII' ? 'UTF-8' : charset;
    if (declared === '' || markLength > 0) return 'UTF-8';
    const [named] = charsetsNamed(declared);
    if (named === undefined || named.startsWith('UTF-16')) throw new GedcomEditError('letter-missing');
    return named;
  }

  /** Whether the letters of the file are read the same way after a change. The charset of some files can only be guessed. */
  isReadAlike(changed: Uint8Array): boolean {
    const { charset, broken } = this.recognised;
    const after = recogniseText(changed);
    if (after.broken && after.broken.page !== broken?.page) return false;
    if (after.charset === charset || after.charset === 'ASCII') return true;
    return charset === 'ASCII' && after.charset === (charsetsNamed(this.recognised.declared)[0] ?? 'UTF-8');
  }

  /** How the line that ends at the position does; empty where it does not. */
  terminatorBefore(position: number): string {
    const { text } = this;
    const last = text[position - 1];
    if (last !== LF && last !== CR) return '';
    const pair = text[position - 2];
    const isPair = (last === LF && pair === CR) || (last === CR && pair === LF);
    return (isPair ? String.fromCharCode(pair as number) : '') + String.fromCharCode(last);
  }

  /** How the file's first line ends. */
  get usualTerminator(): string {
    const at = this.text.findIndex((byte) => byte === LF || byte === CR);
    if (at < 0) return '\n';
    const isPair = this.text[at] === CR && this.text[at + 1] === LF;
    return isPair ? '\r\n' : String.fromCharCode(this.text[at] as number);
  }
}

const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

function encodeWide(written: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(written.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < written.length; at += 1) view.setUint16(at * 2, written.charCodeAt(at), littleEndian);
  return bytes;
}
