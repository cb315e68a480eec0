import type { DescribeMedia } from '../chronicle/media/media.ts';
import { Fault } from '../domain/fault.ts';
import { decoder, FOR_ARCHIVES } from './decoding/decoder.ts';

/** What could run, or reach out of, a drawing. */
const DANGEROUS = /<script|<foreignObject|<iframe|\bon[a-z]+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["'](?!#)/i;

/** Looks at the bytes, never at the name. */
export const describeMedia: DescribeMedia = async (bytes) => {
  const start = new TextDecoder().decode(bytes.subarray(0, 300)).trimStart();
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?<svg[\s>]/.test(start)) return describeDrawing(bytes);
  return decoder.run({ kind: 'describe', source: bytes }, FOR_ARCHIVES).catch((error: Error) => {
    throw new Fault('unreadable-archive', `is nothing that can be shown or played: ${error.message}`);
  });
};

function describeDrawing(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes);
  if (DANGEROUS.test(text)) throw new Fault('unreadable-archive', 'a drawing may not carry scripts or outside links');
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(text);
  if (!box?.[1] || !box[2]) throw new Fault('unreadable-archive', 'a drawing needs a viewBox');
  return { type: 'image/svg+xml' as const, width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) };
}
