import { DecodingFault } from './decoding-fault.ts';

/** What is known of a picture from its head alone. */
export interface PictureHead {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly depth: string;
  readonly isProgressive: boolean;
  readonly chromaSubsampling?: string | undefined;
  readonly orientation?: number | undefined;
  readonly pages?: number | undefined;
}

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
const MOST_PIXELS = 60_000_000;
/** A row costs something however short it is: sixty million rows of one point take half a minute. */
const LONGEST_SIDE = 20_000;
const MOST_FRAMES = 100;
/** Sixty million points in four channels of sixteen bits: three seconds, when read row by row. */
const MOST_BYTES_READ = MOST_PIXELS * 8;
/** Leaves a machine of 1 GB enough to go on answering. */
const MOST_BYTES_HELD = 240 * 1000 * 1000;

/** A few pixels of colour for several of light. */
const SAMPLES_A_PIXEL: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3 };
/** AV1 is decoded as a film would be, with frames to look back at: measured, not computed. */
const AVIF_BYTES = { narrow: 18, wide: 24 } as const;

/** Decided before anything is unpacked: a picture that would not fit into memory is not unpacked to find that out. */
export function checkPicture(head: PictureHead): void {
  const { format, width, height, channels, pages = 1 } = head;
  if (!FORMATS.has(format)) throw new DecodingFault('unreadable', `pictures of the format ${format} are not taken`);
  if (pages > MOST_FRAMES) throw new DecodingFault('unreadable', `${pages} pictures in one`);
  const tooLarge =
    width > LONGEST_SIDE ||
    height > LONGEST_SIDE ||
    width * height > MOST_PIXELS ||
    width * height * channels * bytesOf(head.depth) > MOST_BYTES_READ ||
    bytesHeld(head) > MOST_BYTES_HELD;
  if (tooLarge) throw new DecodingFault('too-large', `${width} x ${height} x ${channels} of ${head.depth}`);
}

/** Bytes of a picture that lie in memory at one time while it is unpacked. Most are read row by row and hold few. */
export function bytesHeld(head: PictureHead): number {
  const pixels = head.width * head.height;
  const whole = pixels * head.channels * bytesOf(head.depth);
  switch (head.format) {
    case 'heif':
      return pixels * (bytesOf(head.depth) > 1 ? AVIF_BYTES.wide : AVIF_BYTES.narrow);
    case 'webp':
      return pixels * 4;
    // Its coefficients, sixteen bits each, are gathered from all scans before the first row is whole.
    case 'jpeg':
      return head.isProgressive ? pixels * 2 * (SAMPLES_A_PIXEL[head.chromaSubsampling ?? ''] ?? head.channels) : 0;
    default:
      return head.isProgressive || (head.orientation ?? 1) > 1 ? whole : 0;
  }
}

function bytesOf(depth: string): number {
  return { uchar: 1, char: 1, ushort: 2, short: 2 }[depth] ?? 4;
}
