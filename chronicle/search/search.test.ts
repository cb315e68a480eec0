import { expect, onTestFinished, test, vi } from 'vitest';
import { forgettingWrites } from '../records/erase-record.ts';
import {
  familyArticle,
  locality,
  memorial,
  memory,
  period,
  person,
  searchedChronicle,
} from './searched-chronicle.fixture.ts';

test('words between quotation marks stand as they were typed, one after another', async () => {
  const { titles } = await searchedChronicle(
    locality('so', { body: 'Bura na škurama budila je djecu.' }),
    locality('otherwise', { body: 'Škure na buri.' }),
    locality('scattered', { body: 'Bura puše na polju, a drži se na škurama.' }),
  );
  expect(await titles('"bura na škurama"')).toEqual(['so']);
  expect(await titles('„bura na skurama“')).toEqual(['so']);
  expect(await titles('"na bura"')).toEqual([]);
  // A mark that nothing closes opens nothing.
  expect((await titles('bura "škure')).sort()).toEqual(['otherwise', 'scattered', 'so']);
});

test('years are found in dates and between dashes, whole', async () => {
  const { titles } = await searchedChronicle(
    locality('point', { body: 'Godine 1917. bila je glad.' }),
    locality('dash', { body: 'Glad 1916–1917 odnijela je mnoge.' }),
    locality('dated', { date: '1917' }),
    locality('other', { body: 'Godine 1918. rat je završio.' }),
  );
  expect((await titles('1917')).sort()).toEqual(['dash', 'dated', 'point']);
  expect(await titles('glad 1916–1917')).toEqual(['dash', 'point']);
  expect(await titles('191')).toEqual([]);
});

test('finds are narrowed, and every choice says what it would leave', async () => {
  const { ask } = await searchedChronicle(
    period('austrija', '1878/1918'),
    locality('a', { title: 'Kuća Ćavara', date: '1890', tags: ['kamen', 'voda'] }),
    locality('b', { title: 'Kuća Bošnjaka', date: '1700', tags: ['kamen'] }),
    person('c', { title: 'Kuća Ivana', born: '1900', died: '1910' }),
  );
  const all = await ask('kuća');
  expect(all).toMatchObject({
    kinds: [
      { value: 'locality', count: 2 },
      { value: 'person', count: 1 },
    ],
    periods: [{ value: 'austrija', count: 2 }],
    tags: [
      { value: 'kamen', count: 2 },
      { value: 'voda', count: 1 },
    ],
  });
  expect(all.families).toHaveLength(2);
  const narrowed = await ask('kuća', 'visitor', { kind: 'locality', period: 'austrija' });
  expect(narrowed).toMatchObject({
    total: 1,
    kinds: [
      { value: 'locality', count: 1 },
      { value: 'person', count: 1 },
    ],
    periods: [{ value: 'austrija', count: 1 }],
    families: [{ value: 'cavari', count: 1 }],
  });
  expect((await ask('kuća', 'visitor', { family: 'bosnjaci' })).total).toBe(1);
  expect((await ask('kuća', 'visitor', { tag: 'voda' })).total).toBe(1);
});

test('pages follow one another without a gap and without a double', async () => {
  const many = Array.from({ length: 45 }, (_, number) => locality(`mjesto-${number}`, { body: 'Stara lipa.' }));
  const { ask, titles } = await searchedChronicle(...many);
  const pages = await Promise.all([1, 2, 3].map((page) => titles('lipa', 'visitor', { page })));
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(new Set(pages.flat()).size).toBe(45);
  expect((await ask('lipa')).total).toBe(45);
});

test('a record that changed is found as it is now, and one that is gone leaves nothing, not even a suggestion', async () => {
  const { save, store, library, titles, ask } = await searchedChronicle(locality('a', { body: 'Ovdje je kolovrat.' }));
  expect(await titles('kolovrat')).toEqual(['a']);
  await save(locality('a', { body: 'Ovdje je razboj.' }));
  expect(await titles('kolovrat')).toEqual([]);
  expect(await titles('razboj')).toEqual(['a']);
  expect((await ask('kolovratt')).suggestion).toBeUndefined();
  await save(locality('a', { body: 'Ovdje je razboj.', status: 'draft' }));
  expect(await titles('razboj')).toEqual([]);
  expect(await titles('razboj', 'editor')).toEqual(['a']);
  await save(locality('a', { body: 'Ovdje je razboj.' }));
  expect(await titles('razboj')).toEqual(['a']);
  await store.commit(await forgettingWrites({ store, library }, 'locality/a'));
  for (const asker of ['visitor', 'member', 'editor'] as const) expect(await titles('razboj', asker)).toEqual([]);
});

test('an answer to a visitor is the same to the last digit, whatever there is that they may not see', async () => {
  const open = [locality('a', { title: 'Kuća', body: 'Stara kuća Bošnjaka.' }), locality('b', { body: 'Lipa.' })];
  const bare = await searchedChronicle(...open);
  const full = await searchedChronicle(
    ...open,
    ...Array.from({ length: 30 }, (_, number) =>
      memorial(`m${number}`, { title: `Kuća Xilografović ${number}`, body: 'Kuća, lipa, Bošnjak.', tags: ['tajna'] }),
    ),
    locality('draft', { title: 'Kuća Xilografović', status: 'draft' }),
  );
  await full.wait('0123456789abcdef01234567', 'Kuća Xilografovića čeka.');
  // What members and editors see has been taken in before the visitor asks.
  for (const { ask } of [bare, full]) await ask('kuća', 'editor');
  for (const query of ['kuća', 'lipa', 'xilografović', 'xilografovic', 'xilog', 'xilografovvić', 'kuća xilografović']) {
    expect(await full.ask(query), query).toEqual(await bare.ask(query));
  }
  expect((await full.ask('xilografović', 'member')).total).toBe(30);
  expect((await full.ask('xilografovvić', 'editor')).total).toBe(32);
});

test('a period that changes takes its records with it', async () => {
  const { save, ask } = await searchedChronicle(
    period('austrija', '1878/1918'),
    locality('a', { title: 'Kuća', date: '1890' }),
  );
  expect((await ask('kuća')).periods).toEqual([{ value: 'austrija', count: 1 }]);
  await save(period('austrija', '1900/1918'));
  expect((await ask('kuća')).periods).toEqual([]);
});

test('what changes while the rest is still being taken in is found as it is now, once, by all who ask at once', async () => {
  // So slow that others have their turn after each record.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  onTestFinished(() => clock.mockRestore());
  const slugs = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { save, titles } = await searchedChronicle(...slugs.map((slug) => locality(slug, { body: 'Kolovrat.' })));
  for (const slug of ['b', 'd', 'f']) await save(locality(slug, { body: 'Razboj.' }));
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => [await titles('kolovrat'), await titles('razboj')]),
  );
  for (const answer of answers)
    expect(answer).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd', 'f'],
    ]);
});

test('records are found by what is said of them besides their text', async () => {
  const { titles } = await searchedChronicle(
    person('fratar', {
      born: '1850-03-03',
      died: '1917',
      birthPlace: 'Buhovo',
      deathPlace: 'Mostar',
      roles: ['učitelj'],
    }),
    memory('uspomena', { teller: 'Matija Soldo', people: ['Jakov Zovko'], scribe: 'Petra Hrkać' }),
    locality('gumno', {
      sources: [{ what: 'Matica krštenih', certainty: 'register' }],
      cover: { file: 'gumno.jpg', alt: 'Slika', caption: 'Vršidba na kamenu' },
    }),
  );
  for (const known of ['1850', '1917', 'buhovo', 'mostar', 'učitelji']) {
    expect(await titles(known), known).toEqual(['fratar']);
  }
  for (const known of ['matija soldo', 'zovko', 'hrkać']) expect(await titles(known), known).toEqual(['uspomena']);
  for (const known of ['krštenih', 'vršidba']) expect(await titles(known), known).toEqual(['gumno']);
});

test('of a family are its articles, what links to its tree, and what names it in title, tags or among people', async () => {
  const { titles } = await searchedChronicle(
    familyArticle('section', 'cavari'),
    familyArticle('other-section', 'bosnjaci'),
    locality('link', { links: ['cavar#I1'] }),
    locality('other-link', { links: ['bosnjak#I1', 'locality/section'] }),
    locality('tag', { tags: ['Ćavarova kuća'] }),
    memory('teller', { teller: 'Kata Ćavar' }),
    memory('people', { people: ['Mate Bošnjak', 'Ante Ćavar'] }),
    locality('none', { body: 'Ćavari i Bošnjaci.' }),
  );
  const ofFamily = async (family: 'cavari' | 'bosnjaci') => (await titles('sažetak', 'visitor', { family })).sort();
  expect(await ofFamily('cavari')).toEqual(['link', 'people', 'section', 'tag', 'teller']);
  expect(await ofFamily('bosnjaci')).toEqual(['other-link', 'other-section', 'people']);
});

test('no more choices are offered than a reader looks through, those that leave most first', async () => {
  const tags = Array.from({ length: 15 }, (_, number) => `oznaka ${number}`);
  const { ask } = await searchedChronicle(
    locality('a', { title: 'Kuća', tags }),
    locality('b', { title: 'Kuća', tags: tags.slice(-1) }),
  );
  const offered = (await ask('kuća')).tags;
  expect(offered[0]).toEqual({ value: 'oznaka 14', count: 2 });
  expect(offered).toHaveLength(12);
  // One that is not offered can be asked for all the same.
  const left = tags.find((tag) => !offered.some(({ value }) => value === tag));
  expect((await ask('kuća', 'visitor', { tag: left })).total).toBe(1);
});
