import { expect, test } from 'vitest';
import { copyNamed } from './media-names.ts';

const NAMES = [
  ...['original.svg', 'dark.svg', 'light.svg', 'card.jpg', '480.avif', '1600.jpg', 'voice.weba', 'voice.m4a'],
  ...['original.jpg', 'original.png', 'original.webp', 'original.avif', '481.jpg', 'constructor.js'],
];
const SHOWN = ['card.jpg', '480.avif', '1600.jpg'];

test.each([
  ['image/svg+xml', ['original.svg', 'dark.svg', 'light.svg', 'card.jpg'], []],
  ['image/jpeg', SHOWN, ['original.jpg']],
  ['image/png', SHOWN, ['original.png']],
  ['image/webp', SHOWN, ['original.webp']],
  ['image/avif', SHOWN, ['original.avif']],
  ['audio/webm', ['voice.weba'], []],
  ['audio/mp4', ['voice.m4a'], []],
] as const)('%s has its own names and no others', (type, copies, originals) => {
  expect(NAMES.filter((name) => copyNamed(type, name) === 'copy').sort()).toEqual([...copies].sort());
  expect(NAMES.filter((name) => copyNamed(type, name) === 'original')).toEqual(originals);
});
