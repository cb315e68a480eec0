import { describe, expect, test } from 'vitest';
import { bytesHeld, checkPicture, type PictureHead } from './picture-limits.ts';

const PHONE: PictureHead = {
  format: 'jpeg',
  width: 8160,
  height: 6120,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  chromaSubsampling: '4:2:0',
};

describe('what cameras and scanners make is taken', () => {
  const cases: [string, Partial<PictureHead>][] = [
    ['a phone’s fifty megapixels', {}],
    ['upright', { orientation: 6 }],
    ['progressive', { isProgressive: true }],
    ['a WebP of fifty megapixels', { format: 'webp' }],
    ['a PNG of twenty-four megapixels, interlaced', { format: 'png', width: 6000, height: 4000, isProgressive: true }],
    ['a scan in sixteen bits', { format: 'png', width: 7000, height: 5000, depth: 'ushort' }],
    ['an AVIF of twelve megapixels', { format: 'heif', width: 4032, height: 3024 }],
    ['the first of a few frames', { format: 'webp', width: 600, height: 400, pages: 12 }],
  ];
  test.each(cases)('%s', (_, head) => expect(() => checkPicture({ ...PHONE, ...head })).not.toThrow());
});

describe('what would take too much is refused by its head', () => {
  const png = { format: 'png', chromaSubsampling: undefined } as const;
  const cases: [string, Partial<PictureHead>][] = [
    ['sixty million rows of one point', { ...png, width: 1, height: 60_000_000, channels: 1 }],
    ['sixty million columns', { ...png, width: 60_000_000, height: 1, channels: 1 }],
    ['more than sixty megapixels', { width: 10_000, height: 6001 }],
    [
      'sixteen bits, interlaced',
      { ...png, width: 7740, height: 7740, depth: 'ushort', isProgressive: true, channels: 3 },
    ],
    ['sixteen bits to be turned', { ...png, width: 7740, height: 7740, depth: 'ushort', orientation: 8 }],
    ['numbers of thirty-two bits', { ...png, width: 7740, height: 7740, depth: 'float' }],
    ['coefficients of all its colours', { isProgressive: true, chromaSubsampling: '4:4:4' }],
    ['an AVIF of twenty-four megapixels', { format: 'heif', width: 6000, height: 4000 }],
  ];
  test.each(cases)('%s', (_, head) => {
    expect(() => checkPicture({ ...PHONE, ...head })).toThrow(expect.objectContaining({ code: 'too-large' }));
  });

  test.each([
    ['another format', { format: 'svg' }],
    ['a film', { format: 'webp', width: 10, height: 10, pages: 5000 }],
  ])('%s', (_, head) => {
    expect(() => checkPicture({ ...PHONE, ...head })).toThrow(expect.objectContaining({ code: 'unreadable' }));
  });
});

test('a picture read row by row holds nothing; one that must lie whole in memory all of it', () => {
  const png: PictureHead = { ...PHONE, format: 'png', width: 1000, height: 1000 };
  expect(bytesHeld(png)).toBe(0);
  expect(bytesHeld({ ...png, isProgressive: true })).toBe(3_000_000);
  expect(bytesHeld({ ...png, isProgressive: true, depth: 'ushort', channels: 4 })).toBe(8_000_000);
  expect(bytesHeld({ ...png, format: 'jpeg', isProgressive: true })).toBe(3_000_000);
});
