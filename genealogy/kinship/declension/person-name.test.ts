import { describe, expect, it } from 'vitest';
import type { Individual } from '../../genealogy.ts';
import { HIDDEN_NAME } from '../../genealogy.ts';
import { genealogyOf } from '../../genealogy-of.ts';
import { namesInSentence } from './person-name.ts';

const person = (name: string, sex?: 'M' | 'F'): Individual =>
  genealogyOf({ people: [{ id: 'I1', name, ...(sex && { sex }) }] }).individuals.at(0);
const namesOf = (a: Individual, b: Individual): unknown => namesInSentence(a, b);

describe('the two people of a sentence', () => {
  it('are called by given names, and the owner again by a pronoun', () => {
    expect(namesOf(person('Marija /Ćavar/', 'F'), person('Ante /Ćavar/', 'M'))).toEqual({
      subject: 'Ante',
      owner: { possessive: 'Marijin' },
      pronoun: { possessive: 'njezin' },
    });
  });

  it('are called by name again where a pronoun would claim a sex', () => {
    expect(namesOf(person('Saša /Ćavar/'), person('Ante /Ćavar/', 'M'))).toMatchObject({
      pronoun: { possessive: 'Sašin' },
    });
  });

  it('keep the living hidden in every case', () => {
    const hidden = person(HIDDEN_NAME, 'M');
    expect(namesOf(hidden, person('Ante', 'M'))).toMatchObject({ owner: { genitive: 'žive osobe' } });
    expect(namesOf(hidden, person(HIDDEN_NAME, 'F'))).toMatchObject({
      subject: 'Živa osoba',
      owner: { genitive: 'druge žive osobe' },
    });
  });
});
