import serifBasic from '../export/fonts/alegreya-latin.ttf?inline';
import serifExtended from '../export/fonts/alegreya-latin-ext.ttf?inline';
import sansBasic from '../export/fonts/commissioner-latin.ttf?inline';
import sansExtended from '../export/fonts/commissioner-latin-ext.ttf?inline';
import type { PrintFaces } from '../export/pdf-file.ts';
import { readTrueType } from '../export/true-type.ts';

/** For the server alone, which has no address to fetch them from. */
let faces: PrintFaces | undefined;

export function inlinePrintFaces(): PrintFaces {
  faces ??= {
    serif: [serifBasic, serifExtended].map(read),
    sans: [sansBasic, sansExtended].map(read),
  };
  return faces;
}

function read(address: string) {
  return readTrueType(new Uint8Array(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')));
}
