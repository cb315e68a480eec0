import { expect, test } from 'vitest';
import type { SearchAnswer } from './answer.ts';
import { isForAll, RecordEntry } from './entries.ts';
import { SearchIndex } from './search-index.ts';
import { analyser, dictionary, locality, memorial, person, searchedChronicle } from './searched-chronicle.fixture.ts';
import { StaticSearch, staticIndex } from './static-index.ts';

const RECORDS = [
  locality('gumno', {
    title: 'Gumno',
    summary: 'Gdje se vrhlo.',
    body: 'Na gumnu su djeca brojila snopove.',
    tags: ['žito'],
  }),
  locality('kuca', { title: 'Kamena kuća', body: 'Kuća je građena 1890. godine od bijeloga kamena.' }),
  person('stipe', { title: 'Stjepan Ćavar', born: '1850', body: 'Fratar i učitelj.' }),
  memorial('tajna', { title: 'Tajnović', body: 'Samo za članove.' }),
];

async function copied() {
  const chronicle = await searchedChronicle(...RECORDS);
  const index = new SearchIndex(analyser);
  const gone = locality('gone', { body: 'Povučena riječ kolovrat.' });
  index.put(new RecordEntry(chronicle.library, gone));
  for (const record of chronicle.library.all())
    if (isForAll(record)) index.put(new RecordEntry(chronicle.library, record));
  index.remove('locality/gone');
  return { chronicle, files: staticIndex(index, dictionary, ({ id }) => `/${id}`) };
}

const ready = copied();

test('a copy answers as the site answers a visitor', async () => {
  const { chronicle, files } = await ready;
  const copy = new StaticSearch({ ...files, data: JSON.parse(JSON.stringify(files.data)) });
  const inShort = ({ total, results, kinds, tags, suggestion, words }: SearchAnswer) => ({
    found: results.map(({ kind, title, score }) => ({ kind, title, score })),
    ...{ total, kinds, tags, suggestion, words },
  });
  for (const text of [
    'gumnu',
    'dica',
    'stipe',
    'Stephanus',
    '1890',
    '"kamena kuća"',
    'gummno',
    'kuć',
    'fratri',
    'tajnović',
    'kolovrat',
    '',
  ]) {
    expect(inShort(copy.search({ text })), text).toEqual(inShort(await chronicle.ask(text)));
  }
  expect(copy.search({ text: 'djeca' }).results).toMatchObject([{ target: { url: '/locality/gumno' } }]);
});

test('it holds nothing that a visitor may not see, nor what is gone, and only the words it needs', async () => {
  const { files } = await ready;
  expect(JSON.stringify(files.data)).not.toMatch(/tajn|kolovrat/i);
  expect(files.dictionary.length).toBeLessThan(30_000);
});
