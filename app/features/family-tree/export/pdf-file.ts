import type { Face } from '../scene/paint.ts';
import type { TrueType } from './true-type.ts';

const encoder = new TextEncoder();

/** A square picture. */
export interface Jpeg {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly side: number;
}

/** A PDF as its objects are written one after another: «5 0 obj … endobj», and where each begins. */
export class PdfFile {
  readonly #parts: Uint8Array[] = [];
  readonly #starts: number[] = [0];
  #length = 0;

  constructor() {
    this.#push('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  }

  /** A number for an object that is written later. */
  reserve(): number {
    return this.#starts.push(-1) - 1;
  }

  add(body: string, number = this.reserve()): number {
    this.#begin(number);
    this.#push(`${body}\nendobj\n`);
    return number;
  }

  async addStream(entries: string, bytes: Uint8Array, number = this.reserve()): Promise<number> {
    return this.#stream(`${entries} /Filter /FlateDecode`, await deflate(bytes), number);
  }

  /** A JPEG goes in as it is. */
  addJpeg({ bytes, side }: Jpeg): number {
    const entries = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    return this.#stream(`${entries} /Filter /DCTDecode`, bytes, this.reserve());
  }

  /** A title is what readers show instead of the file's name. */
  finish(root: number, title = ''): Blob {
    const about = title === '' ? '' : ` /Info ${this.add(`<< /Title ${textString(title)} >>`)} 0 R`;
    const start = this.#length;
    const entries = this.#starts.slice(1).map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
    this.#push(`xref\n0 ${this.#starts.length}\n0000000000 65535 f \n${entries.join('')}`);
    this.#push(`trailer\n<< /Size ${this.#starts.length} /Root ${root} 0 R${about} >>\nstartxref\n${start}\n%%EOF\n`);
    return new Blob(this.#parts as BlobPart[], { type: 'application/pdf' });
  }

  #stream(entries: string, bytes: Uint8Array, number: number): number {
    this.#begin(number);
    this.#push(`<< ${entries} /Length ${bytes.length} >>\nstream\n`);
    this.#parts.push(bytes);
    this.#length += bytes.length;
    this.#push('\nendstream\nendobj\n');
    return number;
  }

  #begin(number: number): void {
    this.#starts[number] = this.#length;
    this.#push(`${number} 0 obj\n`);
  }

  #push(text: string): void {
    const bytes = encoder.encode(text);
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}

/** UTF-16 with its mark, as the format has every letter that is not English. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A typeface comes in two files: the basic letters, and those with carons and strokes. */
export type PrintFaces = Readonly<Record<Face, readonly TrueType[]>>;

/** A piece of a text whose letters come from one file. */
export interface Run {
  readonly font: string;
  readonly glyphs: readonly number[];
  readonly width: number;
}

export class PdfFaces {
  readonly #faces: PrintFaces;
  readonly #names = new Map<TrueType, string>();

  constructor(faces: PrintFaces) {
    this.#faces = faces;
    for (const file of [...faces.serif, ...faces.sans]) this.#names.set(file, `F${this.#names.size + 1}`);
  }

  /** Letters without a glyph are replaced by their base letter, or else by a question mark. */
  runs(text: string, face: Face): Run[] {
    const runs: { font: string; glyphs: number[]; width: number }[] = [];
    for (const letter of text) {
      const { file, glyph } = this.#find(letter, face);
      const font = this.#names.get(file) as string;
      let run = runs.at(-1);
      if (run?.font !== font) {
        run = { font, glyphs: [], width: 0 };
        runs.push(run);
      }
      run.glyphs.push(glyph);
      run.width += (file.advances[glyph] ?? 0) / file.unitsPerEm;
    }
    return runs;
  }

  #find(letter: string, face: Face): { file: TrueType; glyph: number } {
    const files = this.#faces[face];
    const bare = letter.normalize('NFD').charAt(0);
    for (const one of [letter, bare, '?']) {
      const code = one.codePointAt(0) ?? 0;
      const file = files.find(({ glyphOf }) => glyphOf.has(code));
      if (file) return { file, glyph: file.glyphOf.get(code) as number };
    }
    return { file: files[0] as TrueType, glyph: 0 };
  }

  /** Writes the faces whole and returns the entries of a resource dictionary. */
  async write(file: PdfFile): Promise<string> {
    const entries: string[] = [];
    for (const [face, name] of this.#names) entries.push(`/${name} ${await writeFace(file, face, name)} 0 R`);
    return `/Font << ${entries.join(' ')} >>`;
  }
}

async function writeFace(file: PdfFile, face: TrueType, name: string): Promise<number> {
  const scaled = (units: number) => Math.round((units * 1000) / face.unitsPerEm);
  const program = await file.addStream(`/Length1 ${face.bytes.length}`, face.bytes);
  const postscriptName = `BRDOTR+Naziv${name}`;
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${postscriptName} /Flags 4 /FontBBox [${face.box.map(scaled).join(' ')}] /ItalicAngle 0 /Ascent ${scaled(face.ascent)} /Descent ${scaled(face.descent)} /CapHeight ${scaled(face.ascent)} /StemV 80 /FontFile2 ${program} 0 R >>`,
  );
  const widths = face.advances.map(scaled).join(' ');
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${postscriptName} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [0 [${widths}]] >>`,
  );
  const unicode = await file.addStream('', new TextEncoder().encode(toUnicode(face)));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${postscriptName} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
  );
}

/** Makes names searchable and copyable. */
function toUnicode({ glyphOf }: TrueType): string {
  const lines = [...glyphOf].map(([code, glyph]) => `<${hex(glyph)}> <${hex(code)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Naziv def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

export function hex(value: number): string {
  return value.toString(16).padStart(4, '0');
}
