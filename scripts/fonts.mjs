// Subsets the two faces to the letters of Europe's languages and writes them, with their @font-face rules, to app/shell/fonts/.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../app/shell/fonts/', import.meta.url);
const printing = new URL('../app/features/family-tree/export/fonts/', import.meta.url);

const BASIC = characters(0x20, 0x7e);
// What basic files hold beyond ASCII: quotation marks, dashes, signs, and the neighbours' letters a family abroad needs.
const BASIC_EXTRA = '\u00a0«»°·×©†ÄÖÜäöüßÉéÁáÍíÓóÚú–—„“”‘’…•−′″';
const EXTENDED = 'ČčĆćĐđŠšŽž';
const NAMES = `${letters(0xc0, 0xff)}ıŒœ`;
const EXTENDED_NAMES = `${letters(0x100, 0x17f)}ȘșȚț`;
// Of two rules for a letter a browser goes by the later one: a file of names is fetched only where a name has such a letter.
const PARTS = [
  { name: 'latin-ext-names', source: 'latin-ext', text: EXTENDED_NAMES, range: 'U+100-17F, U+218-21B' },
  { name: 'latin-names', source: 'latin', text: NAMES, range: 'U+C0-FF, U+131, U+152-153' },
  { name: 'latin', source: 'latin', text: BASIC + BASIC_EXTRA, range: `U+20-7E, ${rangeOf(BASIC_EXTRA)}` },
  { name: 'latin-ext', source: 'latin-ext', text: EXTENDED, range: rangeOf(EXTENDED) },
];
const PRINTED_PARTS = [
  ['latin', BASIC + BASIC_EXTRA + NAMES],
  ['latin-ext', EXTENDED_NAMES],
];

const ALEGREYA = { width: 0.429, ascent: 1.016, descent: 0.345 };
const COMMISSIONER = { width: 0.4691, ascent: 1.017, descent: 0.206 };
// No ligatures: Croatian has hardly a pair for them, and in Alegreya they weigh as much as twenty letters. No loose
// marks either: every letter here has its own.
const LETTERS = ['kern'];

const FACES = [
  { family: 'Alegreya', file: 'alegreya', style: 'normal', weight: [400, 600], features: [...LETTERS, 'lnum'] },
  { family: 'Alegreya', file: 'alegreya', style: 'italic', weight: [400], features: LETTERS },
  {
    family: 'Commissioner',
    file: 'commissioner',
    style: 'normal',
    weight: [400, 600],
    features: [...LETTERS, 'lnum', 'tnum'],
  },
];

// A fallback scaled to the face's average width of Croatian text, with its ascent and descent, moves nothing when the
// real face arrives. Widths in em; Georgia's from its published metrics, the others measured on metric-equal free faces.
const FALLBACKS = [
  { family: 'Alegreya fallback', local: ['Georgia'], face: ALEGREYA, width: 0.4615 },
  {
    family: 'Alegreya fallback',
    local: ['Times New Roman', 'Liberation Serif'],
    face: ALEGREYA,
    width: 0.4191,
    suffix: ' 2',
  },
  { family: 'Commissioner fallback', local: ['Arial', 'Liberation Sans', 'Roboto'], face: COMMISSIONER, width: 0.457 },
];

await mkdir(target, { recursive: true });
const rules = [];
for (const { family, file, style, weight, features } of FACES) {
  for (const part of PARTS) {
    const source = require.resolve(`@fontsource-variable/${file}/files/${file}-${part.source}-wght-${style}.woff2`);
    const subset = await subsetFont(await readFile(source), part.text, {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: { wght: weight.length === 1 ? weight[0] : { min: weight[0], max: weight[1] } },
    });
    const name = `${file}-${style}-${part.name}.woff2`;
    await writeFile(new URL(name, target), subset);
    rules.push(`@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight.join(' ')};
  font-display: swap;
  src: url('./${name}') format('woff2');
  unicode-range: ${part.range};
}`);
  }
}
// A printer's file holds its faces itself, in a form that WOFF is not: one weight each, for what stands on a tree.
await mkdir(printing, { recursive: true });
for (const [file, wght] of [
  ['alegreya', 500],
  ['commissioner', 400],
]) {
  for (const [part, text] of PRINTED_PARTS) {
    const source = require.resolve(`@fontsource-variable/${file}/files/${file}-${part}-wght-normal.woff2`);
    const subset = await subsetFont(await readFile(source), text, {
      targetFormat: 'truetype',
      keepFeatures: [],
      variationAxes: { wght },
    });
    await writeFile(new URL(`${file}-${part}.ttf`, printing), subset);
  }
}
for (const { family, suffix = '', local, face, width } of FALLBACKS) {
  const scale = face.width / width;
  rules.push(`@font-face {
  font-family: '${family}${suffix}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(face.ascent / scale)};
  descent-override: ${percent(face.descent / scale)};
  line-gap-override: 0%;
}`);
}
await writeFile(new URL('fonts.css', target), `${rules.join('\n')}\n`);

function characters(first, last) {
  return [...Array(last - first + 1).keys()].map((offset) => String.fromCodePoint(first + offset)).join('');
}

function letters(first, last) {
  return characters(first, last).replace(/\P{L}/gu, '');
}

function rangeOf(text) {
  return [...text].map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join(', ');
}

function percent(ratio) {
  return `${(ratio * 100).toFixed(1)}%`;
}
