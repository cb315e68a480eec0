import { type Genealogy, readGedcom, reduceLiving, writeGedcom } from '../genealogy/index.ts';

/** Lines are parted by ` | `, to be read like a sentence. */
export function readLines(...lines: string[]): Genealogy {
  const text = ['0 HEAD | 1 GEDC | 2 VERS 5.5.1', ...lines, '0 TRLR'].join(' | ');
  return readGedcom(new TextEncoder().encode(text.replaceAll(' | ', '\n'))).genealogy;
}

/** The reduced genealogy written in either version, as one text. */
export function reducedGedcom(
  genealogy: Genealogy,
  reduction: { today: string; level: 'hidden' | 'name'; isReleased?: (text: string) => boolean },
): string {
  const reduced = reduceLiving(genealogy, reduction);
  const texts = (['5.5.1', '7.0'] as const).map((version) => new TextDecoder().decode(writeGedcom(reduced, version)));
  return texts.join('\n');
}
