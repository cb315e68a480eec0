import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeLinesOfLiving } from '../../tests/living-lines.ts';
import { findLiving, packGenealogy, readGedcom, reduceLiving, writeGedcom } from '../index.ts';

const TODAY = '2026-11-15';

describe.each(['bosnjak', 'cavar'])('the tree of %s', (tree) => {
  const whole = readFileSync(`content/trees/${tree}.ged`, 'utf8');
  const read = (text: string) => readGedcom(new TextEncoder().encode(text)).genealogy;

  it('is reduced to the same bytes, whenever and wherever the living were born and married', () => {
    let changes = 0;
    const other = changeLinesOfLiving(whole, TODAY, (tag, value) => {
      changes += 1;
      return tag === 'PLAC' ? `drugdje ${changes}` : value.replace(/\d{4}/g, (year) => String(Number(year) - 1));
    });
    expect(changes).toBeGreaterThan(50);
    expect(findLiving(read(other), TODAY)).toEqual(findLiving(read(whole), TODAY));
    for (const level of ['hidden', 'name'] as const) {
      const [reduced, reducedOther] = [whole, other].map((text) => reduceLiving(read(text), { today: TODAY, level }));
      if (!reduced || !reducedOther) throw new Error('nothing was reduced');
      expect(packGenealogy(reducedOther)).toEqual(packGenealogy(reduced));
      for (const version of ['5.5.1', '7.0'] as const)
        expect(writeGedcom(reducedOther, version)).toEqual(writeGedcom(reduced, version));
    }
  });
});
