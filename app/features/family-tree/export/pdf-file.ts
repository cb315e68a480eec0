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

  finish(root: number): Blob {
    const start = this.#length;
    const entries = this.#starts.slice(1).map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
    this.#push(`xref\n0 ${this.#starts.length}\n0000000000 65535 f \n${entries.join('')}`);
    this.#push(`trailer\n<< /Size ${this.#starts.length} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
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

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
