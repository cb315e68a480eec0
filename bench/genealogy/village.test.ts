import { describe, expect, it } from 'vitest';
import { growVillage } from './village.ts';
import { gedcomOf } from './village-gedcom.ts';

describe('a grown village', () => {
  const village = growVillage({ people: 5_000, seed: 7 });

  it('has exactly the people asked for and is the same for the same seed', () => {
    expect(village.people).toHaveLength(5_000);
    expect(growVillage({ people: 5_000, seed: 7 })).toEqual(village);
    expect(growVillage({ people: 5_000, seed: 8 })).not.toEqual(village);
  });

  it('is endogamous: a fifth of the couples with known grandparents share one, and nobody marries a sibling', () => {
    const parents = (person: number): number[] => {
      const family = village.families[village.people[person]?.origin ?? -1];
      return family ? [family.husband, family.wife] : [];
    };
    const known = village.families.filter(
      ({ husband, wife }) => parents(husband).length > 0 && parents(wife).length > 0,
    );
    const cousins = known.filter(({ husband, wife }) => {
      const grandparents = new Set(parents(husband).flatMap(parents));
      return parents(wife)
        .flatMap(parents)
        .some((person) => grandparents.has(person));
    });
    expect(cousins.length / known.length).toBeGreaterThan(0.2);
    expect(known.every(({ husband, wife }) => !parents(husband).some((parent) => parents(wife).includes(parent)))).toBe(
      true,
    );
  });

  it('has second marriages', () => {
    const husbands = village.families.map((family) => family.husband);
    expect(husbands.length - new Set(husbands).size).toBeGreaterThan(20);
  });

  it('is written as one record for each person and family', () => {
    const text = new TextDecoder().decode(gedcomOf(village));
    expect(text.match(/^0 @I\d+@ INDI$/gm)).toHaveLength(5_000);
    expect(text.match(/^0 @F\d+@ FAM$/gm)).toHaveLength(village.families.length);
  });
});
