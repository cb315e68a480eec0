import { describe, expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { findSame, identityClaims } from './sameness.ts';

function claims(tree: string, ...people: string[]) {
  const lines = ['0 HEAD', ...people.map((parts, person) => `0 @I${person + 1}@ INDI | ${parts}`), '0 TRLR'];
  const bytes = new TextEncoder().encode(lines.join(' | ').replaceAll(' | ', '\n'));
  return { tree, claims: identityClaims(readGedcom(bytes).genealogy) };
}

/** `I1 = I2 link`, and what was refused with why. */
function found(...parts: ReturnType<typeof claims>[]) {
  const { sames, refused } = findSame(parts);
  return {
    sames: sames.map(({ one, other, by }) => `${one.id} = ${other.id} ${by}`),
    refused: refused.map(({ one, other, why }) => `${one.id} = ${other.id} ${why}`),
  };
}

const UID = '1 _UID 0123456789ABCDEF0123456789ABCDEF';

describe('two records are one person', () => {
  it('when each links to the other', () => {
    expect(found(claims('a', '1 _LINK b#I1', '1 _LINK b#I2'), claims('b', '1 _LINK a#I1', '1 SEX M'))).toEqual({
      sames: ['I1 = I1 link'],
      refused: ['I2 = I2 one-sided'],
    });
    expect(found(claims('a', '1 SEX M'), claims('b', '1 _LINK a#I1')).refused).toEqual(['I1 = I1 one-sided']);
  });

  it('when they carry the same number, however it is written', () => {
    const written = ['1 UID 01234567-89ab-cdef-0123-456789abcdef', '1 _UID 0123456789ABCDEF0123456789ABCDEFA1B2'];
    for (const uid of written) expect(found(claims('a', UID), claims('b', uid)).sames).toEqual(['I1 = I1 uid']);
    const external = '1 EXID 77 | 2 TYPE https://gedcom.io/terms/v7/exid/FamilySearch';
    expect(found(claims('a', external), claims('b', external)).sames).toEqual(['I1 = I1 uid']);
  });

  it('not when a number is short, is somebody’s in another register, or stands with thousands', () => {
    expect(found(claims('a', '1 UID 12'), claims('b', '1 UID 12')).sames).toEqual([]);
    expect(found(claims('a', '1 EXID 7 | 2 TYPE x'), claims('b', '1 EXID 7 | 2 TYPE y')).sames).toEqual([]);
    const copied = Array.from({ length: 3000 }, () => UID);
    const { sames, refused } = found(claims('a', ...copied), claims('b', ...copied));
    expect([sames.length, refused]).toEqual([0, ['I1 = I1 ambiguous']]);
  });

  it('not when somebody is linked to two', () => {
    const { sames, refused } = found(
      claims('a', '1 _LINK b#I1 | 1 _LINK b#I2'),
      claims('b', '1 _LINK a#I1', '1 _LINK a#I1'),
    );
    expect([sames, refused]).toEqual([[], ['I1 = I1 ambiguous', 'I1 = I2 ambiguous']]);
  });

  it('not when a number is somebody’s here and two people’s there, or two are linked to one', () => {
    for (const [one, other] of [
      [[UID], [UID, UID]],
      [[UID, UID], [UID]],
    ] as const)
      expect(found(claims('a', ...one), claims('b', ...other))).toEqual({ sames: [], refused: ['I1 = I1 ambiguous'] });
    const both = found(claims('a', '1 _LINK b#I1', '1 _LINK b#I1'), claims('b', '1 _LINK a#I1 | 1 _LINK a#I2'));
    expect(both).toEqual({ sames: [], refused: ['I1 = I1 ambiguous', 'I2 = I1 ambiguous'] });
  });

  it('and no more is refused than anybody reads', () => {
    const lost = Array.from({ length: 500 }, (_, number) => `1 _LINK b#I${number + 1}`);
    expect(found(claims('a', ...lost), claims('b', '1 SEX M')).refused).toHaveLength(200);
  });

  it('whichever tree is named first', () => {
    const [a, b] = [claims('a', '1 _LINK b#I2', UID), claims('b', UID, '1 _LINK a#I1')];
    expect(findSame([a, b])).toEqual(findSame([b, a]));
  });
});
