import sharp from 'sharp';

/** What a camera or a telephone writes into a photograph, and no reader may get. */
export const CAMERA_NOTES = ['Tajni Fotograf', 'Tajno mjesto'];

/** A comment in a JPEG: two bytes that say so, two for its length, and its text. */
const REMARK_BYTES = 60_000;

interface Taken {
  /** Two of the same colour and size are the same file. */
  readonly colour: string;
  readonly width?: number;
  readonly height?: number;
  /** So many bytes of its maker's remarks besides: a file of several pieces, which is soon read. */
  readonly remarks?: number;
}

/** A photograph as a telephone takes it: with the maker's name and the place it was taken in. */
export async function takenPhotograph({ colour, width = 900, height = 600, remarks = 0 }: Taken): Promise<Buffer> {
  const taken = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Artist: 'Tajni Fotograf', ImageDescription: 'Tajno mjesto' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 23/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '17/1 36/1 0/1' },
    })
    .toBuffer();
  const remark = Buffer.alloc(REMARK_BYTES, 0x20);
  remark.writeUInt16BE(0xfffe, 0);
  remark.writeUInt16BE(REMARK_BYTES - 2, 2);
  const many = Array<Buffer>(Math.ceil(remarks / REMARK_BYTES)).fill(remark);
  // After the end of the first part of a JPEG, which every reader wants first.
  const begun = 4 + taken.readUInt16BE(4);
  return Buffer.concat([taken.subarray(0, begun), ...many, taken.subarray(begun)]);
}
