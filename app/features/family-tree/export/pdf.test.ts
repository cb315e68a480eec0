import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Paint } from '../scene/paint.ts';
import { svgOf } from '../surface/svg.ts';
import { pdfOf } from './pdf.ts';
import { PdfFaces } from './pdf-file.ts';
import { sheetsFor } from './sheets.ts';
import { readTrueType } from './true-type.ts';

const face = (name: string) =>
  ['latin', 'latin-ext'].map((part) =>
    readTrueType(new Uint8Array(readFileSync(new URL(`./fonts/${name}-${part}.ttf`, import.meta.url)))),
  );
const faces = { serif: face('alegreya'), sans: face('commissioner') };
const text = (words: string): Paint => ({
  kind: 'text',
  color: '#221c15',
  alpha: 1,
  face: 'serif',
  size: 20,
  x: 10,
  y: 30,
  anchor: 'start',
  text: words,
});
const rect = { left: 0, top: 0, right: 4000, bottom: 500 };
const drawing = { width: 4000, height: 500, cards: [], lines: [rect] };
const PAPER = { background: '#ffffff', ink: '#584e40' };

/** What is written in a file, unpacked. */
function wordsIn(bytes: Buffer): string[] {
  const streams = bytes.toString('latin1').matchAll(/\/FlateDecode \/Length (\d+) >>\nstream\n/g);
  return [...streams].map((match) => {
    const from = match.index + match[0].length;
    return inflateSync(bytes.subarray(from, from + Number(match[1]))).toString('latin1');
  });
}

test('every letter of Croatian, and of names of its neighbours, has a glyph of its own', () => {
  const print = new PdfFaces(faces);
  for (const name of ['serif', 'sans'] as const) {
    const glyphs = [...'čćžšđČĆŽŠĐëñüőłçøşțŒ'].map((letter) => print.runs(letter, name)[0]);
    expect(glyphs.every((run) => run && run.glyphs[0] !== 0 && run.width > 0.2)).toBe(true);
    expect(new Set(glyphs.map((run) => `${run?.font} ${run?.glyphs[0]}`)).size).toBe(20);
  }
  const runs = print.runs('Đurđica', 'serif');
  expect(runs.reduce((sum, { glyphs }) => sum + glyphs.length, 0)).toBe(7);
});

test('letters without a glyph are replaced by their base letter', () => {
  const print = new PdfFaces(faces);
  expect(print.runs('ộ', 'serif')).toEqual(print.runs('o', 'serif'));
});

test('a file of several sheets has a page for each, its objects where it says, and its words can be found', async () => {
  const sheets = sheetsFor(drawing, 'A4', 'several');
  const blob = await pdfOf({
    paints: [text('Đurđica Čavar')],
    rect,
    sheets,
    faces,
    pictures: new Map(),
    title: 'Stablo',
    ...PAPER,
  });
  const bytes = Buffer.from(await blob.arrayBuffer());
  const file = bytes.toString('latin1');
  expect(file.match(/\/Type \/Page /g)).toHaveLength(sheets.sheets.length);
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  const entries = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at));
  entries.forEach((at, index) => {
    expect(file.slice(at, at + 12)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  });
  const streams = wordsIn(bytes);
  const unicode = streams.filter((stream) => stream.includes('beginbfchar')).join('');
  for (const letter of 'ĐđČ') expect(unicode).toContain(`<${letter.charCodeAt(0).toString(16).padStart(4, '0')}>`);
  expect(streams.some((stream) => stream.includes('Tj'))).toBe(true);
});

test('an SVG is whole by itself and says names as they are', () => {
  const svg = svgOf([text('Jure & <Mara>')], { rect, background: '#fff', title: 'Stablo' });
  expect(svg).toContain('viewBox="0 0 4000 500"');
  expect(svg).toContain('Jure &amp; &lt;Mara&gt;');
  expect(svg).not.toContain('style=');
});

const portrait: Paint = {
  kind: 'picture',
  alpha: 1,
  address: '/slika/I1/own',
  radius: 4,
  at: [10, 20, 26, 26],
  otherwise: [text('AB')],
};

test('a face goes into a PDF as the JPEG it is, upright and cut to its shape, once for all sheets', async () => {
  const sheets = sheetsFor(drawing, 'A4', 'several');
  const jpeg = { bytes: new TextEncoder().encode('ÿØ a picture'), side: 192 };
  const make = async (pictures: ReadonlyMap<string, typeof jpeg>) =>
    Buffer.from(
      await (
        await pdfOf({ paints: [portrait], rect, sheets, faces, pictures, title: 'Stablo', ...PAPER })
      ).arrayBuffer(),
    );
  const bytes = await make(new Map([['/slika/I1/own', jpeg]]));
  const file = bytes.toString('latin1');
  expect(file.match(/\/Subtype \/Image \/Width 192 \/Height 192/g)).toHaveLength(1);
  expect(bytes.includes(Buffer.from(jpeg.bytes))).toBe(true);
  expect(file).toMatch(/\/XObject << \/P0 \d+ 0 R >>/);
  const drawn = wordsIn(bytes).find((stream) => stream.includes('/P0 Do')) ?? '';
  expect(drawn).toContain('W n 26 0 0 -26 10 46 cm /P0 Do Q');
  expect(drawn).not.toContain('Tj');
  const without = await make(new Map());
  expect(wordsIn(without).some((stream) => stream.includes('Do Q') && stream.includes('/P0'))).toBe(false);
});

test('a face is within an SVG, cut to its shape; the initials stand where it cannot be had', () => {
  const page = { rect, background: '#fff', title: 'Stablo' };
  const svg = svgOf([portrait], { ...page, pictures: new Map([['/slika/I1/own', 'data:image/jpeg;base64,AAAA']]) });
  expect(svg).toContain('<clipPath id="lik0"><rect x="10" y="20" width="26" height="26" rx="4"/></clipPath>');
  expect(svg).toContain(
    '<image href="data:image/jpeg;base64,AAAA" x="10" y="20" width="26" height="26" clip-path="url(#lik0)"/>',
  );
  expect(svg).not.toContain('>AB<');
  expect(svgOf([portrait], page)).toContain('>AB<');
  expect(svgOf([portrait], page)).not.toContain('<image');
});

test('a card that a sheet would cut is a hole in its window, and the key shows which sheet it is', async () => {
  const card = { left: 880, top: 100, right: 1008, bottom: 172 };
  const sheets = sheetsFor({ ...drawing, cards: [card] }, 'A4', 'several');
  const blob = await pdfOf({ paints: [], rect, sheets, faces, pictures: new Map(), title: 'Stablo', ...PAPER });
  const windows = wordsIn(Buffer.from(await blob.arrayBuffer())).filter((stream) => stream.includes('W* n'));
  expect(windows).toHaveLength(sheets.sheets.length);
  const holes = windows.map((stream) => (/q 12 12 .* W\* n/.exec(stream)?.[0].match(/ re/g)?.length ?? 0) - 1);
  expect(holes.filter((count) => count === 1).length).toBeGreaterThan(0);
  expect(holes).toContain(0);
  expect(sheets.columns.length).toBeGreaterThan(3);
});
