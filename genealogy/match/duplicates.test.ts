import { describe, expect, it } from 'vitest';
import { growNamesakeVillage } from '../../bench/genealogy/namesake-village.ts';
import { gedcomOf } from '../../bench/genealogy/village-gedcom.ts';
import { readGedcom } from '../gedcom/read.ts';
import { genealogyOf } from '../genealogy-of.ts';
import { duplicates } from './duplicates.ts';

const parents = [
  { id: 'I1', name: 'Ivan /Zovko/', sex: 'M', born: '1820' },
  { id: 'I2', name: 'Kata /Soldo/', sex: 'F', born: '1824' },
] as const;

function childrenOf(...children: { name: string; born?: string; died?: string }[]) {
  const people = children.map((child, index) => ({ id: `C${index + 1}`, sex: 'M' as const, ...child }));
  return genealogyOf({
    people: [...parents, ...people],
    families: [{ husband: 'I1', wife: 'I2', children: people.map(({ id }) => id) }],
  });
}

describe('who stands twice in a genealogy', () => {
  it('finds somebody who was entered again under another form of their name', () => {
    const found = duplicates(
      childrenOf({ name: 'Juraj /Zovko/', born: '1850-04-23' }, { name: 'Jure /Zovko/', born: '1850-04-23' }),
    );
    expect(found).toMatchObject([{ a: 'C1', b: 'C2' }]);
    expect(found[0]?.why).toEqual(expect.arrayContaining(['pet-form', 'birth-day', 'parents']));
  });

  it('leaves a sibling who was called after a dead one, and twins of other names', () => {
    const called = [
      { name: 'Marko /Zovko/', born: '1850', died: '1851' },
      { name: 'Marko /Zovko/', born: '1852' },
    ];
    expect(duplicates(childrenOf(...called))).toEqual([]);
    expect(
      duplicates(
        childrenOf({ name: 'Marko /Zovko/', born: '1850~', died: '1851' }, { name: 'Marko /Zovko/', died: '1900' }),
      ),
    ).toEqual([]);
    const twins = [
      { name: 'Petar /Zovko/', born: '1850-06-29' },
      { name: 'Pavao /Zovko/', born: '1850-06-29' },
    ];
    expect(duplicates(childrenOf(...twins))).toEqual([]);
  });

  it('does not take a father for his son of the same name', () => {
    expect(duplicates(childrenOf({ name: 'Ivan /Zovko/' }))).toEqual([]);
  });

  it('hardly asks in vain in a village of namesakes', () => {
    const village = readGedcom(gedcomOf(growNamesakeVillage({ people: 600, seed: 9 }), 9)).genealogy;
    expect(duplicates(village).length).toBeLessThanOrEqual(3);
  });
});
