import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildAutomaton, readAutomaton, writeAutomaton } from './automaton.ts';
import { Dictionary, lineOf, WITHOUT_MARKS } from './dictionary.ts';
import { entriesOf } from './hunspell.ts';

const AFFIXES = `AF 2
AF AABB
AF ZZAA
SFX AA Y 2
SFX AA a e [^k]a
SFX AA a i ka
PFX BB Y 1
PFX BB 0 naj .
`;

test('forms are made by affix classes, their conditions and prefixes', () => {
  const forms = [...entriesOf(AFFIXES, '3\nvoda/1\nruka/2\nbez\n')].map(({ lemma, forms: made }) => [lemma, ...made]);
  expect(forms).toEqual([
    ['voda', 'voda', 'vode', 'najvoda', 'najvode'],
    ['ruka', 'ruki'],
    ['bez', 'bez'],
  ]);
  expect(() => [...entriesOf(AFFIXES, '1\nvoda/9\n')]).toThrow('voda/9');
});

const letters = fc.stringMatching(/^[acčćdđjsšzž]{1,6}$/);
const dictionaryOf = (pairs: readonly (readonly [string, string])[]) =>
  new Dictionary(
    readAutomaton(
      writeAutomaton(buildAutomaton([...new Set(pairs.map(([form, lemma]) => lineOf(form, lemma)))].sort())),
    ),
  );

test('every form leads to its lemmas and to no other, after it was written and read', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(letters, letters), { minLength: 1, maxLength: 80 }), letters, (pairs, other) => {
      const dictionary = dictionaryOf(pairs);
      for (const form of [...pairs.map(([each]) => each), other]) {
        const expected = new Set(pairs.filter(([each]) => each === form).map(([, lemma]) => lemma));
        expect(new Set(dictionary.lemmas(form))).toEqual(expected);
      }
    }),
  );
});

test('a word without marks leads to every form it may be, and to itself by the exact way alone', () => {
  const plain = (word: string) =>
    word.replace(/[čć]/g, 'c').replaceAll('š', 's').replaceAll('ž', 'z').replace(/dj|đ/g, 'd');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 40 }), (forms) => {
      const dictionary = dictionaryOf(forms.map((form) => [form, form]));
      for (const form of forms) {
        const typed = plain(form);
        const found = dictionary.spelt(typed, WITHOUT_MARKS).map((known) => known.form);
        if (typed === form) expect(found).not.toContain(form);
        else if (!/dj/.test(form)) expect(found).toContain(form);
      }
    }),
  );
});

test('what is restricted to some words has their forms alone', () => {
  const dictionary = dictionaryOf([
    ['kuće', 'kuća'],
    ['kući', 'kuća'],
    ['vode', 'voda'],
    ['vode', 'voditi'],
  ]);
  const part = new Dictionary(dictionary.restrictedTo((lemma) => lemma.startsWith('v')));
  expect(part.lemmas('kuće')).toEqual([]);
  expect(part.lemmas('vode').sort()).toEqual(['voda', 'voditi']);
  expect(new Dictionary(dictionary.restrictedTo(() => false)).lemmas('vode')).toEqual([]);
});

test('bytes that are something else, cut off or damaged are refused', () => {
  const bytes = writeAutomaton(buildAutomaton(['kuća', 'voda']));
  const damaged = bytes.slice();
  damaged.fill(0, bytes.length - 8);
  for (const wrong of [new Uint8Array(64), new Uint8Array(), bytes.subarray(0, bytes.length - 4), damaged]) {
    expect(() => readAutomaton(wrong)).toThrow('not a compiled dictionary');
  }
});

test('an automaton without a word leads nowhere', () => {
  expect(new Dictionary(buildAutomaton([])).lemmas('kuća')).toEqual([]);
});
