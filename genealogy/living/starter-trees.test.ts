import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeLinesOfLiving } from '../../tests/living-lines.ts';
import { findLiving, packGenealogy, readGedcom, reduceLiving, writeGedcom } from '../index.ts';

const TODAY = '2026-11-15';

describe.each(['bosnjak', 'cavar'])('the tree of %s', (tree) => {
  const whole = readFileSync(`content/trees/${tree}.ged`, 'utf8');
  const read = (text: string) => readGedcom(new TextEncoder().encode(text)).genealogy;

  it('is told the same, to the letter, whenever and wherever the living were born and married', () => {
    let changes = 0;
    const other = changeLinesOfLiving(whole, TODAY, (tag, value) => {
      changes += 1;
      return tag === 'PLAC' ? `drugdje ${changes}` : value.replace(/\d{4}/g, (year) => String(Number(year) - 1));
    });
    expect(changes).toBeGreaterThan(50);
    expect(findLiving(read(other), TODAY)).toEqual(findLiving(read(whole), TODAY));
    for (const level of ['hidden', 'name'] as const) {
      const [told, toldOther] = [whole, other].map((text) => reduceLiving(read(text), { today: TODAY, level }));
      if (!told || !toldOther) throw new Error('nothing is told');
      expect(packGenealogy(toldOther)).toEqual(packGenealogy(told));
      for (const version of ['5.5.1', '7.0'] as const)
        expect(writeGedcom(toldOther, version)).toEqual(writeGedcom(told, version));
    }
  });
});
