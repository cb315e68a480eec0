import { expect, test } from 'vitest';
import { answerFrom } from './answer-from.ts';
import { RecordEntry } from './entries.ts';
import { parseQuery } from './query.ts';
import { SearchIndex } from './search-index.ts';
import { analyser, locality, memorial, searchedChronicle } from './searched-chronicle.fixture.ts';

test('words of what is gone are forgotten once they are most of all, and the rest is found as before', async () => {
  const { library } = await searchedChronicle();
  const index = new SearchIndex(analyser);
  const put = (slug: string, body: string, tags: string[] = []) =>
    index.put(new RecordEntry(library, locality(slug, { body, tags })));
  const found = (text: string) => {
    const { results, tags } = answerFrom([index], parseQuery(text), { text });
    return { titles: results.map(({ title }) => title[0]?.text), tags };
  };
  put('prvi', 'Staro gumno.', ['kamen']);
  put('drugi', 'Kuća i gumno.', ['voda']);
  for (let turn = 0; turn < 4; turn += 1) {
    put('smeće', Array.from({ length: 8000 }, (_, number) => `q${turn}x${number}`).join(' '), [`oznaka-${turn}`]);
    index.remove('locality/smeće');
    index.forgetUnused();
  }
  expect(index.vocabulary.size).toBeLessThan(20_000);
  expect(index.size).toBe(2);
  expect(found('gumna')).toEqual({
    titles: ['prvi', 'drugi'],
    tags: [
      { value: 'kamen', count: 1 },
      { value: 'voda', count: 1 },
    ],
  });
  expect(found('"kuća i gumno"').titles).toEqual(['drugi']);
  put('treći', 'Novo gumno.');
  index.remove('locality/drugi');
  expect(found('gumno').titles.sort()).toEqual(['prvi', 'treći']);
});

test('no phrase goes from one tag or source to the next', async () => {
  const source = (what: string) => ({ what, certainty: 'literature' as const });
  const { titles } = await searchedChronicle(
    locality('a', { tags: ['kamen', 'voda'], sources: [source('Matica brda'), source('Knjiga rodova')] }),
  );
  expect(await titles('kamen voda')).toEqual(['a']);
  for (const phrase of ['"kamen voda"', '"brda knjiga"']) expect(await titles(phrase), phrase).toEqual([]);
  for (const phrase of ['"matica brda"', '"knjiga rodova"']) expect(await titles(phrase), phrase).toEqual(['a']);
});

test('captions of every picture are read, and where a source lies, but no addresses of pages', async () => {
  const { titles } = await searchedChronicle(
    memorial('m', {
      title: 'Jozo',
      photographs: [{ file: 'a.jpg', alt: 'Slika', caption: 'Na kosidbi' }],
      sources: [
        { what: 'Matica', where: 'Župni ured Kočerin', certainty: 'register' },
        { what: 'Članak', where: 'https://primjer.hr/kolovrat', certainty: 'literature' },
      ],
    }),
  );
  for (const word of ['kosidba', 'župni']) expect(await titles(word, 'member'), word).toEqual(['Jozo']);
  expect(await titles('kolovrat', 'member')).toEqual([]);
});

test('nothing is suggested that finds nothing, between quotation marks or not', async () => {
  const { ask } = await searchedChronicle(locality('a', { body: 'Mjesto na brdu.' }));
  const answer = await ask('"nema ovoga" mjessto');
  expect(answer).toMatchObject({ total: 0, words: 'some' });
  expect(answer.suggestion).toBeUndefined();
  expect(await ask('"na brdu" mjessto')).toMatchObject({ total: 1, suggestion: '"na brdu" Mjesto' });
});
