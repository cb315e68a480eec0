import type { Paint } from '../scene/paint.ts';
import { loadPicture, PICTURE_SIDE } from '../surface/picture-cache.ts';
import serifBasic from './fonts/alegreya-latin.ttf?url';
import serifExtended from './fonts/alegreya-latin-ext.ttf?url';
import sansBasic from './fonts/commissioner-latin.ttf?url';
import sansExtended from './fonts/commissioner-latin-ext.ttf?url';
import type { Jpeg, PrintFaces } from './pdf-file.ts';
import { readTrueType } from './true-type.ts';

const AT_ONCE = 6;

/** By address, the pictures of a paint list made into what a file needs. Whatever fails to load is left to its initials. */
export async function loadPictures<Made>(
  paints: readonly Paint[],
  make: (address: string) => Promise<Made>,
): Promise<ReadonlyMap<string, Made>> {
  const made = new Map<string, Made>();
  const addresses = new Set(paints.flatMap((paint) => (paint.kind === 'picture' ? [paint.address] : []))).values();
  const work = async () => {
    for (const address of addresses) {
      await make(address).then(
        (one) => made.set(address, one),
        () => {},
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

export async function jpegAt(address: string, background: string): Promise<Jpeg> {
  const bitmap = await loadPicture(address);
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  // A JPEG has no alpha: what is transparent would be black.
  context.fillStyle = background;
  context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (made) => (made ? resolve(made) : reject(new Error(`${address} cannot be encoded`))),
      'image/jpeg',
      0.9,
    );
  });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), side: PICTURE_SIDE };
}

export async function dataAddressAt(address: string, background: string): Promise<string> {
  return `data:image/jpeg;base64,${base64((await jpegAt(address, background)).bytes)}`;
}

export async function loadPrintFaces(): Promise<PrintFaces> {
  const read = async (address: string) => readTrueType(await bytesAt(address));
  const [serif, sans] = await Promise.all([
    Promise.all([serifBasic, serifExtended].map(read)),
    Promise.all([sansBasic, sansExtended].map(read)),
  ]);
  return { serif, sans };
}

/** The faces as rules of a style sheet that needs no other file. */
export async function faceRules(): Promise<string> {
  const files = [
    ['Alegreya', 500, serifBasic, 'U+20-ff, U+131, U+152-153, U+2010-2040'],
    ['Alegreya', 500, serifExtended, 'U+100-130, U+132-151, U+154-17f, U+218-21b'],
    ['Commissioner', 400, sansBasic, 'U+20-ff, U+131, U+152-153, U+2010-2040'],
    ['Commissioner', 400, sansExtended, 'U+100-130, U+132-151, U+154-17f, U+218-21b'],
  ] as const;
  const rules = files.map(async ([family, weight, address, range]) => {
    const data = base64(await bytesAt(address));
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/ttf;base64,${data});unicode-range:${range}}`;
  });
  return (await Promise.all(rules)).join('');
}

async function bytesAt(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
