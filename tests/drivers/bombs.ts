// Files of a few kilobytes that ask for seconds, gigabytes or both when they are unpacked.
import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';

interface PngOptions {
  readonly depth?: 8 | 16;
  readonly colour?: 'grey' | 'rgb' | 'rgba';
  readonly interlaced?: boolean;
}

const COLOURS = { grey: { type: 0, channels: 1 }, rgb: { type: 2, channels: 3 }, rgba: { type: 6, channels: 4 } };
/** Where each pass of an interlaced PNG begins, and its steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A black picture of any size: its rows are nothing but zeros, and so nearly nothing when packed. */
export async function blackPng(
  width: number,
  height: number,
  { depth = 8, colour = 'rgb', interlaced = false }: PngOptions = {},
): Promise<Buffer> {
  const { type, channels } = COLOURS[colour];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  const rowsOf = (columns: number, rows: number) => rows * (1 + (columns * channels * depth) / 8);
  let left = interlaced
    ? PASSES.map(([x, y, dx, dy]) => rowsOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy))).reduce(
        (sum, bytes) => sum + bytes,
      )
    : rowsOf(width, height);
  const packed: Buffer[] = [];
  const deflate = createDeflate({ level: 9 }).on('data', (chunk: Buffer) => packed.push(chunk));
  const zeros = Buffer.alloc(1024 * 1024);
  for (; left > 0; left -= zeros.length) {
    if (!deflate.write(zeros.subarray(0, Math.min(left, zeros.length)))) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', Buffer.concat(packed)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  return Buffer.concat([uint32(body.length), named, uint32(crc32(named))]);
}

/** As many packets as are asked for, of one byte each, that all lie in the same thousand bytes. */
export function repeatingM4a(chunks: number, samplesAChunk = 1000): Buffer {
  const build = (mediaAt: number) =>
    Buffer.concat([
      box('ftyp', Buffer.from('M4A ', 'latin1'), uint32(0), Buffer.from('M4A isom', 'latin1')),
      box(
        'moov',
        fullBox('mvhd', uint32(0, 0, 48_000, 1_000, 0x10000), Buffer.alloc(76), uint32(2)),
        box(
          'trak',
          fullBox('tkhd', uint32(0, 0, 1, 0, 1_000), Buffer.alloc(60)),
          box(
            'mdia',
            fullBox('mdhd', uint32(0, 0, 48_000, chunks * samplesAChunk, 0)),
            fullBox('hdlr', uint32(0), Buffer.from('soun', 'latin1'), Buffer.alloc(13)),
            box('minf', fullBox('smhd', uint32(0)), sampleTable(chunks, samplesAChunk, mediaAt)),
          ),
        ),
      ),
      box('mdat', Buffer.alloc(samplesAChunk, 0x21)),
    ]);
  return build(build(0).length - samplesAChunk);
}

function sampleTable(chunks: number, samplesAChunk: number, mediaAt: number): Buffer {
  // AAC-LC, 48 kHz, one channel, in descriptors within descriptors.
  const config = Buffer.from([0x05, 2, 0x11, 0x88]);
  const decoder = Buffer.from([0x04, 13 + config.length, 0x40, 0x15, ...Buffer.alloc(11), ...config]);
  const esds = Buffer.from([0x03, 3 + decoder.length, 0, 1, 0, ...decoder]);
  const entry = box(
    'mp4a',
    Buffer.from('0000000000000001', 'hex'),
    Buffer.alloc(8),
    Buffer.from('0001001000000000', 'hex'),
    uint32(48_000 * 65_536),
    fullBox('esds', esds),
  );
  return box(
    'stbl',
    fullBox('stsd', uint32(1), entry),
    fullBox('stts', uint32(1, chunks * samplesAChunk, 1)),
    fullBox('stsc', uint32(1, 1, samplesAChunk, 1)),
    fullBox('stsz', uint32(1, chunks * samplesAChunk)),
    fullBox('stco', uint32(chunks), Buffer.concat(Array<Buffer>(chunks).fill(uint32(mediaAt)))),
  );
}

function box(name: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([uint32(body.length + 8), Buffer.from(name, 'latin1'), body]);
}

function fullBox(name: string, ...parts: Uint8Array[]): Buffer {
  return box(name, uint32(0), ...parts);
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value >>> 0, index * 4);
  });
  return bytes;
}

/** What every Opus recording begins with: one channel, 48 kHz. */
export const OPUS_HEAD = Buffer.from('4f707573486561640101380180bb0000000000', 'hex');

/** Blocks of a few bytes that each claim 256 packets of nothing. */
export function lacedWebm(blocks: number): Buffer {
  const block = element(0xa3, Buffer.from([0x81, 0, 0, 0x80 | 0x04, 255]));
  const track = element(
    0xae,
    element(0xd7, Buffer.from([1])),
    element(0x73c5, Buffer.from([1])),
    element(0x83, Buffer.from([2])),
    element(0x86, Buffer.from('A_OPUS', 'latin1')),
    element(0x63a2, OPUS_HEAD),
    element(0xe1, element(0xb5, Buffer.from('473b8000', 'hex')), element(0x9f, Buffer.from([1]))),
  );
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from('webm', 'latin1'))),
    element(
      0x18538067,
      element(0x1549a966, element(0x2ad7b1, Buffer.from('0f4240', 'hex'))),
      element(0x1654ae6b, track),
      element(0x1f43b675, element(0xe7, Buffer.from([0])), ...Array<Buffer>(blocks).fill(block)),
    ),
  ]);
}

function element(id: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const name = Buffer.from(id.toString(16), 'hex');
  // A length in four bytes, the first bit of which says so.
  return Buffer.concat([name, uint32(0x10000000 | body.length), body]);
}
