import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../../chronicle/media/media.ts';
import type { Prepared } from '../../chronicle/media/prepare-media.ts';
import { DecodingFault } from './decoding-fault.ts';
import { checkPicture } from './picture-limits.ts';
import type { Source } from './task.ts';

/** Of a stranger's photograph made anew. */
const LONGEST_SIDE = 2400;
const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', heif: 'image/avif' } as const;
const MOST_PIXELS_IN_AN_ARCHIVE = 100_000_000;

// No cache: nothing is requested twice, and its memory would count against the next picture.
sharp.cache(false);
// Decoders of other formats are blocked: fewer places for a vulnerability.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`) });

/** A photograph encoded again: none of the old bytes, and no EXIF, above all no position. */
export async function remakePhotograph(source: Source, seconds: number): Promise<Prepared<Picture>> {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  checkPicture(metadata);
  const { data, info } = await sharp(source, { limitInputPixels: metadata.width * metadata.height, failOn: 'error' })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86, mozjpeg: true })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    description: {
      type: 'image/jpeg',
      width: info.width,
      height: info.height,
      placeholder: await placeholderOf(sharp(data)),
    },
    ending: 'jpg',
  };
}

/** Held to the limits of a stranger's: copies of it are made while somebody waits for a page. */
export async function inspectPhotograph(source: Source, seconds: number): Promise<Picture> {
  checkPicture(await sharp(source, { limitInputPixels: false }).metadata());
  return describePhotograph(source, seconds);
}

export async function describePhotograph(source: Source, seconds: number): Promise<Picture> {
  const image = sharp(source, { limitInputPixels: MOST_PIXELS_IN_AN_ARCHIVE }).timeout({ seconds });
  const { format, autoOrient } = await image.metadata();
  const type = TYPES[format as keyof typeof TYPES];
  if (!type) throw new DecodingFault('unreadable', `pictures of the format ${format} are not taken`);
  const { width, height } = autoOrient;
  return { type, width, height, placeholder: await placeholderOf(image.autoOrient()) };
}

/** Public copies have no EXIF: where a picture was taken can be where somebody lives. */
export async function resizePicture(source: Source, name: string, seconds: number): Promise<Buffer> {
  const [width = '', format = ''] = name.split('.');
  const image = sharp(source)
    .autoOrient()
    .resize({ width: Number(width), withoutEnlargement: true })
    .timeout({ seconds });
  if (format === 'avif') return image.avif({ quality: 55, effort: 4 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** A few blurred pixels as a data address. */
async function placeholderOf(image: Sharp): Promise<string> {
  const blurred = await image.resize(16, 16, { fit: 'inside' }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${blurred.toString('base64')}`;
}
