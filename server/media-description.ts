import sharp from 'sharp';
import type { DescribeMedia } from '../chronicle/media/media.ts';
import { Fault } from '../domain/fault.ts';
import { describeSound, isSoundFile } from './sound.ts';

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', heif: 'image/avif' } as const;
const MOST_PIXELS = 100_000_000;
/** What could run, or reach out of, a drawing. */
const DANGEROUS = /<script|<foreignObject|<iframe|\bon[a-z]+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["'](?!#)/i;

/** Looks at the bytes, never at the name. */
export const describeMedia: DescribeMedia = async (bytes) => {
  const start = new TextDecoder().decode(bytes.subarray(0, 300)).trimStart();
  if (isSoundFile(bytes)) return describeSound(bytes);
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?<svg[\s>]/.test(start)
    ? describeDrawing(bytes)
    : describePhotograph(bytes);
};

function describeDrawing(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes);
  if (DANGEROUS.test(text)) throw new Fault('unreadable-archive', 'a drawing may not carry scripts or outside links');
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(text);
  if (!box?.[1] || !box[2]) throw new Fault('unreadable-archive', 'a drawing needs a viewBox');
  return { type: 'image/svg+xml' as const, width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) };
}

async function describePhotograph(bytes: Uint8Array) {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { format, autoOrient } = await image.metadata();
    const type = TYPES[format as keyof typeof TYPES];
    if (!type) throw new Error(`pictures of the format ${format} are not taken`);
    const blurred = await image.autoOrient().resize(16, 16, { fit: 'inside' }).webp({ quality: 40 }).toBuffer();
    return {
      type,
      width: autoOrient.width,
      height: autoOrient.height,
      placeholder: `data:image/webp;base64,${blurred.toString('base64')}`,
    };
  } catch (error) {
    throw new Fault('unreadable-archive', `is no picture that can be read: ${(error as Error).message}`);
  }
}
