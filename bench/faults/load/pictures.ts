import sharp from 'sharp';

/** A picture that nobody has sent before: its colour is its number. */
export function pictureNumbered(number: number): Promise<Buffer> {
  const background = { r: number & 255, g: (number >> 8) & 255, b: (number >> 16) & 255 };
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** One that does not compress, of several pieces. */
export function largePicture(number: number): Promise<Buffer> {
  const background = { r: number & 255, g: (number >> 8) & 255, b: 90 };
  const create = { width: 1400, height: 1000, channels: 3, background } as const;
  const grain = { create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } } as const;
  return sharp({ create })
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

export async function isPicture(bytes: Buffer): Promise<boolean> {
  return sharp(bytes)
    .stats()
    .then(
      () => true,
      () => false,
    );
}
