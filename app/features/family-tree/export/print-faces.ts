import { base64 } from './base64.ts';
import serifBasic from './fonts/alegreya-latin.ttf?url';
import serifExtended from './fonts/alegreya-latin-ext.ttf?url';
import sansBasic from './fonts/commissioner-latin.ttf?url';
import sansExtended from './fonts/commissioner-latin-ext.ttf?url';
import type { PrintFaces } from './pdf-faces.ts';
import { readTrueType } from './true-type.ts';

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
    ['Alegreya', 500, serifBasic, 'U+20-17f, U+2010-2040'],
    ['Alegreya', 500, serifExtended, 'U+106-111, U+160-161, U+17d-17e'],
    ['Commissioner', 400, sansBasic, 'U+20-17f, U+2010-2040'],
    ['Commissioner', 400, sansExtended, 'U+106-111, U+160-161, U+17d-17e'],
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
