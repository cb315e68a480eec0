import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { makeCard } from './cards.ts';
import { describePhotograph, remakePhotograph, resizePicture } from './pictures.ts';

afterEach(() => vi.restoreAllMocks());

const SECONDS = 7;
const photograph = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#7a5a32' } }).jpeg();

test.each([
  ['made anew', (source: Buffer) => remakePhotograph(source, SECONDS)],
  ['described', (source: Buffer) => describePhotograph(source, SECONDS)],
  ['made smaller as AVIF', (source: Buffer) => resizePicture(source, '48.avif', SECONDS)],
  ['made smaller as WebP', (source: Buffer) => resizePicture(source, '48.webp', SECONDS)],
  ['made smaller as JPEG', (source: Buffer) => resizePicture(source, '48.jpg', SECONDS)],
  ['made a card', (source: Buffer) => makeCard(source, undefined, SECONDS)],
])('a photograph that is %s is given up by libvips itself when its time is over', async (_, make) => {
  const source = await photograph().toBuffer();
  const worked = vi.spyOn(sharp.prototype, 'toBuffer');
  await make(source);
  // The pipeline that unpacks what was sent; what is made from its outcome is small.
  expect(worked.mock.contexts[0]).toMatchObject({ options: { timeoutSeconds: SECONDS } });
});
