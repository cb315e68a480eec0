import { describe, expect, it } from 'vitest';
import { genealogyOf } from '../genealogy-of.ts';
import { match } from '../match/match.ts';
import { sideBySide } from './side-by-side.ts';

describe('a pair side by side', () => {
  it('has what either file tells, with kin in both files in one line', () => {
    const mine = genealogyOf({
      people: [
        { id: 'I1', name: 'Juraj /Ćavar/', sex: 'M', born: '1820' },
        { id: 'I2', name: 'Mate /Ćavar/', sex: 'M', born: '1845-03-02', died: '1900' },
      ],
      families: [{ husband: 'I1', children: ['I2'] }],
    });
    const theirs = genealogyOf({
      people: [
        { id: 'P1', name: 'Jure /Ćavar/', sex: 'M', born: '1820' },
        { id: 'P2', name: 'Mato /Ćavar/', sex: 'M', born: '1845-03-02' },
        { id: 'P3', name: 'Iva /Ćavar/', sex: 'F', born: '1850' },
      ],
      families: [{ husband: 'P1', children: ['P2', 'P3'] }],
    });
    const { pairs } = match(mine, theirs);
    const pair = pairs.find(({ a }) => a === 'I2');
    if (!pair) throw new Error('not found');
    const shown = sideBySide(mine, theirs, pair, (index) => pairs.find(({ indexA }) => indexA === index)?.indexB);
    expect(shown.reasons).toContain('drugi oblik istoga imena');
    expect(shown.fields).toEqual([
      { field: 'name', mine: ['Mate Ćavar'], theirs: ['Mato Ćavar'], differs: true },
      { field: 'sex', mine: ['M'], theirs: ['M'], differs: false },
      { field: 'BIRT', mine: ['1845-03-02'], theirs: ['1845-03-02'], differs: false },
      { field: 'DEAT', mine: ['1900'], theirs: [], differs: true },
    ]);
    expect(shown.kin).toEqual([
      { kinship: 'parents', mine: 'Juraj Ćavar (1820)', theirs: 'Jure Ćavar (1820)' },
      { kinship: 'siblings', mine: undefined, theirs: 'Iva Ćavar (1850)' },
    ]);
  });
});
