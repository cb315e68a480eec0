import { readFileSync } from 'node:fs';
import { seededRandom } from '../bench/genealogy/random.ts';
import { growVillage } from '../bench/genealogy/village.ts';
import { gedcomOf } from '../bench/genealogy/village-gedcom.ts';
import { corpus, GEDCOM_CORPORA, hasCorpus } from './corpora.ts';

export const FIXTURES = ['brdo-551.ged', 'brdo-70.ged'] as const;

export function fixture(name: (typeof FIXTURES)[number]): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`fixtures/gedcom/${name}`, import.meta.url)));
}

/** No larger, so that thousands are read in seconds. */
const LARGEST = 24_000;
const NASTY = [
  ...['0', '1 ', '\n', '\r', '\r\n', '@', '@@', '@I1@', ' CONC ', ' CONT', '\u{0}', '\u{feff}', 'č'],
  ...['0 HEAD\n', '0 TRLR\n', '99 X\n', '2 DATE ', '0 @I1@ INDI\n'],
].map((text) => new TextEncoder().encode(text));

/** Files that were whole once, damaged at random: an endless sequence, the same for the same seed. */
export function* mutatedGedcoms(seed: number): Generator<Uint8Array> {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const village = gedcomOf(growVillage({ people: 60, seed }));
  const sources = [...FIXTURES.map(fixture), village, ...GEDCOM_CORPORA.filter(hasCorpus).map(corpus)];
  const pick = (): Uint8Array => {
    const source = sources[below(sources.length)] as Uint8Array;
    if (source.length <= LARGEST) return source;
    const from = random() < 0.5 ? 0 : below(source.length - LARGEST);
    return joined(source.subarray(0, 200), source.subarray(from, from + LARGEST));
  };
  for (;;) {
    let bytes = pick();
    for (let damage = 1 + below(6); damage > 0; damage -= 1) bytes = damaged(bytes);
    yield bytes;
  }

  function damaged(bytes: Uint8Array): Uint8Array {
    const at = below(bytes.length + 1);
    const to = Math.min(bytes.length, at + below(random() < 0.8 ? 40 : 4000));
    switch (below(8)) {
      case 0:
        return bytes.map((byte) => (random() < 0.002 ? below(256) : byte));
      case 1:
        return joined(bytes.subarray(0, at), bytes.subarray(to));
      case 2:
        return joined(bytes.subarray(0, to), bytes.subarray(at));
      case 3:
        return joined(bytes.subarray(0, at), NASTY[below(NASTY.length)] as Uint8Array, bytes.subarray(at));
      case 4:
        return joined(
          bytes.subarray(0, at),
          Uint8Array.from({ length: below(60) }, () => below(256)),
          bytes.subarray(at),
        );
      case 5:
        return bytes.subarray(0, Math.max(at, 8));
      case 6:
        return joined(bytes.subarray(0, at), pick().subarray(0, 2000));
      default:
        return bytes.map((byte) =>
          byte === 0x0a && random() < 0.1
            ? 0x0d
            : byte >= 0x30 && byte <= 0x39 && random() < 0.02
              ? 0x30 + below(10)
              : byte,
        );
    }
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
