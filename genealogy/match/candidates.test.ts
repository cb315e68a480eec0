import { describe, expect, it } from 'vitest';
import { growNamesakeVillage } from '../../bench/genealogy/namesake-village.ts';
import { gedcomOf } from '../../bench/genealogy/village-gedcom.ts';
import { readGedcom } from '../gedcom/read.ts';
import type { Genealogy } from '../genealogy.ts';
import { genealogyOf } from '../genealogy-of.ts';
import { findCandidates } from './candidates.ts';
import { frequenciesOf } from './frequencies.ts';
import { Likeness } from './likeness.ts';
import { readPeople } from './person.ts';
import { Words } from './words.ts';

function effortOf(genealogy: Genealogy): { compared: number; kept: number } {
  const words = new Words();
  const people = readPeople(genealogy, words);
  let compared = 0;
  const counting = (): boolean => {
    compared += 1;
    return true;
  };
  const kept = findCandidates(people, people, new Likeness(words, frequenciesOf(people, people)), counting).length;
  return { compared, kept };
}

describe('who is compared with whom', () => {
  it('is a few dozen each, however many there are', () => {
    for (const people of [300, 1_200]) {
      const village = readGedcom(gedcomOf(growNamesakeVillage({ people, seed: 4 }), 4)).genealogy;
      const { compared, kept } = effortOf(village);
      expect(compared).toBeLessThan(people * 60);
      expect(kept).toBeLessThanOrEqual(people * 20);
    }
  });

  it('is nobody where thousands have nothing but one name', () => {
    const people = Array.from({ length: 2_000 }, (_, index) => ({ id: `I${index}`, name: 'Ivan /Ćavar/' }));
    expect(effortOf(genealogyOf({ people })).compared).toBe(0);
  });
});
