import sharp from 'sharp';

/** What a camera or a telephone writes into a photograph, and no reader may get. */
export const CAMERA_NOTES = ['Tajni Fotograf', 'Tajno mjesto'];

interface Taken {
  /** Two of the same colour and size are the same file. */
  readonly colour: string;
  readonly width?: number;
  readonly height?: number;
  /** Grain that does not compress: a file of several pieces. */
  readonly grain?: boolean;
}

/** A photograph as a telephone takes it: with the maker's name and the place it was taken in. */
export async function takenPhotograph({ colour, width = 900, height = 600, grain = false }: Taken): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 3, background: colour } });
  const image = grain
    ? plain.composite([
        {
          input: { create: { width, height, channels: 3, background: colour, noise: { type: 'gaussian', sigma: 60 } } },
          blend: 'overlay',
        },
      ])
    : plain;
  return image
    .jpeg({ quality: grain ? 98 : 80 })
    .withExif({
      IFD0: { Artist: 'Tajni Fotograf', ImageDescription: 'Tajno mjesto' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 23/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '17/1 36/1 0/1' },
    })
    .toBuffer();
}
