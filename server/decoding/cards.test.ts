import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readTrueType } from '../../app/features/family-tree/export/true-type.ts';
import { letters, makeCard } from './cards.ts';

const WORDS = {
  crest: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 57"><path fill="#dfb05a" d="M2 2H46V28Z"/></svg>',
  siteName: 'Naše brdo',
  section: 'Povijesni blog',
  title: 'Žetva na Čavaruši',
};
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a5a32' } })
    .jpeg()
    .toBuffer();

test.each(['alegreya', 'commissioner'] as const)('words are set in the site’s own face: %s', async (face) => {
  const text = 'Šjćžđ Brdo';
  const size = 80;
  const parts = ['latin', 'latin-ext'].map((part) =>
    readTrueType(readFileSync(`app/features/family-tree/export/fonts/${face}-${part}.ttf`)),
  );
  const expected = [...text].reduce((sum, letter) => {
    const code = letter.codePointAt(0) as number;
    const part = parts.find(({ glyphOf }) => glyphOf.has(code));
    return sum + ((part?.advances[part.glyphOf.get(code) as number] ?? 0) * size) / (part?.unitsPerEm ?? 1);
  }, 0);
  const { width } = await letters(text, { face, size, colour: '#ffffff' });
  // The white before the first letter and after the last is not in the picture.
  expect(Math.abs(width - expected)).toBeLessThan(size * 0.15);
});

test('a title of any length stays on the card, and so does one that is no markup', async () => {
  for (const title of ['<b>&', `Riječ ${'jedna '.repeat(80)}`, 'Č'.repeat(400), 'zvono\u0000\u0007', '\u200b\u200d']) {
    const card = await makeCard(await picture(), { ...WORDS, title }, 10);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('the title stands in the lower half, and every title makes another card', async () => {
  const plain = await makeCard(await picture(), undefined, 10);
  const one = await makeCard(await picture(), WORDS, 10);
  const other = await makeCard(await picture(), { ...WORDS, title: 'Voda s neba' }, 10);
  expect(one.equals(other)).toBe(false);
  const lower = { left: 0, top: 400, width: 1200, height: 200 };
  const brightest = async (card: Buffer) => (await sharp(card).extract(lower).greyscale().stats()).channels[0]?.max;
  expect(await brightest(plain)).toBeLessThan(140);
  expect(await brightest(one)).toBeGreaterThan(200);
});
