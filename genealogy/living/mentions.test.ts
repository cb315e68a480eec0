import { describe, expect, it, vi } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { writeGedcom } from '../gedcom/write.ts';
import type { Genealogy } from '../genealogy.ts';
import { reduceLiving, textsNamingLiving } from './reduce-living.ts';

const TODAY = '2026-11-15';

/** Lines are parted by ` | `, to be read like a sentence. */
function read(...lines: string[]): Genealogy {
  const text = ['0 HEAD | 1 GEDC | 2 VERS 5.5.1', ...lines, '0 TRLR'].join(' | ');
  return readGedcom(new TextEncoder().encode(text.replaceAll(' | ', '\n'))).genealogy;
}

function told(genealogy: Genealogy): string {
  return new TextDecoder().decode(writeGedcom(reduceLiving(genealogy, { today: TODAY, level: 'name' }), '5.5.1'));
}

describe('somebody living without a surname is found in texts', () => {
  const father = (note: string) => `0 @F@ INDI | 1 NAME Mate /Kanarin/ | 1 SEX M | 1 DEAT Y | 1 NOTE ${note}`;
  const child = (name: string) => `0 @C@ INDI | 1 NAME ${name} | 1 SEX F | 1 BIRT | 2 DATE 1992`;
  const family =
    '0 @F1@ FAM | 1 HUSB @F@ | 1 WIFE @M@ | 1 CHIL @C@ | 0 @M@ INDI | 1 NAME Iva /Soldo/ | 1 SEX F | 1 DEAT Y';

  it.each(['Marija //', 'Marija', 'Marija /?/', 'Marija /NN/', 'Marija /N.N./', 'Marija /Nepoznato/', 'Marija /___/'])(
    'by the parents’ surnames: %s',
    (name) => {
      for (const note of [
        'Kći Marija Kanarin živi u Tajnogradu.',
        'Marija Soldo, Tajnograd.',
        'Mariji K. u Tajnogradu.',
      ]) {
        expect(told(read(father(note), child(name), family)), note).not.toContain('Tajnograd');
      }
      expect(told(read(father('Marija Zovko, sluškinja.'), child(name), family))).toContain('sluškinja');
    },
  );

  it.each([
    ['brothers and sisters', '0 @B@ INDI | 1 NAME Ante /Kanarin/ | 1 DEAT Y | 0 @F1@ FAM | 1 CHIL @B@ | 1 CHIL @C@'],
    ['partners', '0 @B@ INDI | 1 NAME Ante /Kanarin/ | 1 DEAT Y | 0 @F1@ FAM | 1 HUSB @B@ | 1 WIFE @C@'],
    ['children', '0 @B@ INDI | 1 NAME Ante /Kanarin/ | 0 @F1@ FAM | 1 CHIL @B@ | 1 WIFE @C@'],
    [
      'grandparents',
      '0 @B@ INDI | 1 NAME Ante // | 1 DEAT Y | 0 @F1@ FAM | 1 HUSB @B@ | 1 WIFE @M@ | 1 CHIL @C@ | 0 @M@ INDI | 1 NAME Iva /Soldo/ | 0 @F2@ FAM | 1 HUSB @F@ | 1 CHIL @B@',
    ],
    [
      'a partner’s parents',
      '0 @B@ INDI | 1 NAME Ante // | 0 @F1@ FAM | 1 HUSB @B@ | 1 WIFE @C@ | 0 @F2@ FAM | 1 HUSB @F@ | 1 CHIL @B@',
    ],
  ])('by the surname of %s', (_, around) => {
    const village = read(father('Marija Kanarin živi u Tajnogradu.'), child('Marija //'), around);
    expect(told(village)).not.toContain('Tajnograd');
  });

  it('also a woman who is entered by her husband’s surname alone', () => {
    const married = '0 @H@ INDI | 1 NAME Jure /Zovko/ | 1 SEX M | 0 @F2@ FAM | 1 HUSB @H@ | 1 WIFE @C@';
    const village = read(father('Kći Marija Kanarin živi u Tajnogradu.'), child('Marija /Zovko/'), family, married);
    expect(told(village)).not.toContain('Tajnograd');
  });

  it('but whoever has a surname is not looked for by those of others', () => {
    const son = '0 @C@ INDI | 1 NAME Ante /Kanarin/ | 1 SEX M | 1 BIRT | 2 DATE 1992';
    expect(told(read(father('Ante Soldo, sluga.'), son, family))).toContain('sluga');
  });

  it('in twice as many families with twice the work', () => {
    const workFor = (size: number): number => {
      const people = Array.from({ length: size }, (_, index) => `0 @C${index}@ INDI | 1 NAME Marija // | 1 SEX F`);
      const children = people.map((_, index) => `1 CHIL @C${index}@`);
      const others = people.map((_, index) => `0 @G${index}@ FAM | 1 WIFE @C0@ | 1 CHIL @C${index}@`);
      const village = read(father('Marija Kanarin.'), ...people, '0 @F1@ FAM | 1 HUSB @F@', ...children, ...others);
      const looks = vi.spyOn(Map.prototype, 'get');
      const adds = vi.spyOn(Set.prototype, 'add');
      expect(textsNamingLiving(village, TODAY)).toHaveLength(1);
      const work = looks.mock.calls.length + adds.mock.calls.length;
      vi.restoreAllMocks();
      return work;
    };
    expect(workFor(400) / workFor(200)).toBeLessThan(2.2);
  });
});
