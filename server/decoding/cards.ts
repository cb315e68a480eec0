import { resolve } from 'node:path';
import sharp from 'sharp';
import type { CardWords, Source } from './task.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const NIGHT = '#0f141a';
const INK = '#f0e9da';
const GOLD = '#dfb05a';
const CREST_HEIGHT = 64;
const CREST_WIDTH = 54;
/** Pixels of the title's letters: the largest that leaves the picture its upper half. */
const TITLE_SIZES = [80, 68, 58, 50, 42];
const TITLE_HEIGHT = 270;

/** The faces that the tree's PDF files hold (scripts/fonts.mjs). */
const FACES_FOLDER = resolve('app/features/family-tree/export/fonts');
type Face = 'alegreya' | 'commissioner';
/** As the files themselves call it, whatever the weight. */
const FAMILY: Readonly<Record<Face, string>> = { alegreya: 'Alegreya', commissioner: 'Commissioner Thin' };

/** A picture as social networks show it; with words, the title of its page stands on it. */
export async function makeCard(source: Source, words: CardWords | undefined, seconds: number): Promise<Buffer> {
  const picture = sharp(source, { density: 96 })
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: NIGHT })
    .composite(words ? await layersOf(words) : []);
  return picture.jpeg({ quality: 82 }).timeout({ seconds }).toBuffer();
}

interface Layer {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

async function layersOf({ crest, siteName, section, title, note }: CardWords): Promise<Layer[]> {
  const heading = await fittingTitle(title);
  const headingTop = HEIGHT - MARGIN - heading.height - (note ? 50 : 0);
  const layers: Layer[] = [
    { input: veil(headingTop), left: 0, top: 0 },
    { input: await crestPicture(crest), left: MARGIN, top: 48 },
    { input: heading.image, left: MARGIN, top: headingTop },
  ];
  if (siteName !== title) {
    const name = await letters(siteName, { face: 'alegreya', size: 40, colour: INK });
    const top = Math.round(48 + (CREST_HEIGHT - name.height) / 2);
    layers.push({ input: name.image, left: MARGIN + CREST_WIDTH + 22, top });
  }
  if (section !== undefined) {
    const line = await letters(section, { face: 'commissioner', size: 30, colour: GOLD });
    layers.push({ input: line.image, left: MARGIN, top: headingTop - line.height - 26 });
  }
  if (note !== undefined) {
    const line = await letters(note, { face: 'commissioner', size: 26, colour: INK });
    layers.push({ input: line.image, left: MARGIN, top: HEIGHT - MARGIN - line.height + 8 });
  }
  return layers;
}

/** Dark behind the words, whatever the picture. */
function veil(headingTop: number): Buffer {
  const start = Math.max(0, (headingTop - 190) / HEIGHT);
  const full = (headingTop - 10) / HEIGHT;
  const stops = [
    [0, 0.72],
    [0.24, 0.12],
    [start, 0.12],
    [full, 0.82],
    [1, 0.94],
  ]
    .sort(([one = 0], [other = 0]) => one - other)
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${NIGHT}" stop-opacity="${opacity}"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="v" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/></svg>`,
  );
}

function crestPicture(crest: string): Promise<Buffer> {
  return sharp(Buffer.from(crest), { density: 144 }).resize({ height: CREST_HEIGHT }).png().toBuffer();
}

interface Letters {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

async function fittingTitle(title: string): Promise<Letters> {
  let heading: Letters | undefined;
  for (const size of TITLE_SIZES) {
    heading = await letters(title, { face: 'alegreya', size, colour: INK });
    if (heading.height <= TITLE_HEIGHT) return heading;
  }
  const cut = [...title]
    .slice(0, 150)
    .join('')
    .replace(/\s+\S*$/, '');
  return letters(`${cut}…`, { face: 'alegreya', size: TITLE_SIZES.at(-1) as number, colour: INK });
}

interface Lettering {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
}

/** Set on as many lines as they need. */
export async function letters(text: string, { face, size, colour }: Lettering): Promise<Letters> {
  facesLoaded ??= loadFaces();
  await facesLoaded;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      // After the comma: «Thin» would be read as a weight.
      font: `${FAMILY[face]}, ${size}`,
      fontfile: fileOf(face, 'latin'),
      width: WIDTH - 2 * MARGIN,
      // One point is one pixel.
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  // Pango knows no control characters, and sets nothing where there is nothing to be seen.
  const seen = text.replace(/\p{Cc}/gu, ' ');
  return (/[^\s\p{Cf}]/u.test(seen) ? seen : '–')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

let facesLoaded: Promise<void> | undefined;

/** Each face is in two files; one that was used once is known from then on. */
async function loadFaces(): Promise<void> {
  for (const face of Object.keys(FAMILY) as Face[]) {
    for (const part of ['latin-ext', 'latin']) {
      await sharp({ text: { text: 'čč', font: `${FAMILY[face]},`, fontfile: fileOf(face, part) } }).toBuffer();
    }
  }
}

function fileOf(face: Face, part: string): string {
  return `${FACES_FOLDER}/${face}-${part}.ttf`;
}
