import { expect, test } from 'vitest';
import { locality, searchedChronicle } from './searched-chronicle.fixture.ts';

test('a slip is put right and said, a beginning is completed, and nothing is suggested where all is found', async () => {
  const { ask, titles } = await searchedChronicle(
    locality('a', { title: 'Gumno' }),
    locality('b', { body: 'Rod Ćavara s brda.' }),
  );
  expect(await ask('gummno')).toMatchObject({ suggestion: 'Gumno', words: 'corrected', total: 1 });
  const { suggestion: ofSome, words: some } = await ask('lokva gummno');
  expect({ ofSome, some }).toEqual({ ofSome: undefined, some: 'some' });
  expect((await ask('"gummno"')).total).toBe(0);
  expect(await titles('ćav')).toEqual(['b']);
  expect(await titles('cav')).toEqual(['b']);
  const { suggestion, words } = await ask('gumna');
  expect({ suggestion, words }).toEqual({ suggestion: undefined, words: 'all' });
  expect((await ask('xqzw')).total).toBe(0);
});

test('a word that there is is not corrected, and no question word is needed', async () => {
  const { ask, titles } = await searchedChronicle(
    locality('a', { title: 'Vodeni mlin', body: 'Ganga se pjeva i nikad ne prestaje.' }),
  );
  expect(await ask('vodenica')).toMatchObject({ total: 0, words: 'some' });
  expect((await ask('vodenica')).suggestion).toBeUndefined();
  expect((await ask('nikat')).suggestion).toBeUndefined();
  for (const question of ['što je ganga', 'sta je ganga', 'odakle ganga', 'kako se pjeva ganga']) {
    expect(await titles(question), question).toEqual(['Vodeni mlin']);
  }
});

test('while somebody types, the last word is the beginning of others as well', async () => {
  const { titles } = await searchedChronicle(
    locality('a', { title: 'Luka' }),
    locality('b', { title: 'Lukavac' }),
    locality('c', { title: 'Anđeo' }),
  );
  expect(await titles('luka')).toEqual(['Luka']);
  expect(await titles('luka', 'visitor', { typing: true })).toEqual(['Luka', 'Lukavac']);
  expect(await titles('lukka', 'visitor', { typing: true })).toEqual(['Luka']);
  for (const beginning of ['andj', 'anđ', 'and']) expect(await titles(beginning), beginning).toEqual(['Anđeo']);
});

test('of the words that a slip may stand for the nearest is taken, and of those the one that is used most', async () => {
  const { ask } = await searchedChronicle(
    locality('a', { body: 'Kolovrat i gumno.' }),
    locality('b', { body: 'Kolovoz i guvno.' }),
    locality('c', { body: 'Kolovoz i guvno.' }),
  );
  expect((await ask('kolovraz')).suggestion).toBe('Kolovrat');
  expect((await ask('kolovrzo')).suggestion).toBe('Kolovoz');
  expect((await ask('guxno')).suggestion).toBe('guvno');
});

test('three slips are put right, with a fourth it is looked for what the others find', async () => {
  const { ask } = await searchedChronicle(locality('a', { body: 'Gumno, kolovrat, lokva, ognjište.' }));
  expect(await ask('gummno kolovratt lokvva ognjište')).toMatchObject({ words: 'corrected', total: 1 });
  const { suggestion, words, total } = await ask('gummno kolovratt lokvva ognjjište');
  expect({ suggestion, words, total }).toEqual({ suggestion: undefined, words: 'some', total: 1 });
});

test('a year is asked for as it is meant, not by a slip', async () => {
  const { ask } = await searchedChronicle(locality('a', { body: 'Godine 1917. bila je glad.' }));
  for (const year of ['1971', '1918', '19177']) {
    const { suggestion, total } = await ask(year);
    expect({ suggestion, total }, year).toEqual({ suggestion: undefined, total: 0 });
  }
});

test('a word that came in after somebody asked is completed and corrected like the others', async () => {
  const { ask, titles, save } = await searchedChronicle(locality('a', { body: 'Lokva.' }));
  expect(await titles('kukur')).toEqual([]);
  await save(locality('b', { body: 'Rod Kukurića.' }));
  expect(await titles('kukur')).toEqual(['b']);
  expect((await ask('kukurrića')).suggestion).toBe('Kukurića');
});

test('a word that no record has any more stands in the way of no other', async () => {
  const { ask, save } = await searchedChronicle(
    locality('gone', { body: 'Rod Kukurić.' }),
    locality('here', { body: 'Rod Kukorić.' }),
  );
  expect((await ask('kukurić')).suggestion).toBeUndefined();
  await save(locality('gone', { body: 'Rod.' }));
  for (const asked of ['kukurić', 'kukurića']) {
    expect(await ask(asked), asked).toMatchObject({ suggestion: 'Kukorić', total: 1 });
  }
});

test('while somebody types, words before the last one are whole', async () => {
  const { titles } = await searchedChronicle(
    locality('a', { title: 'Luka i anđeo' }),
    locality('b', { title: 'Lukavac i anđeo' }),
  );
  expect(await titles('luka anđ', 'visitor', { typing: true })).toEqual(['Luka i anđeo']);
});

test('of a question without an end the first twelve words are looked for', async () => {
  const twelve = 'lipa hrast grab jasen bukva bor dud orah trn drijen vinova loza';
  const { ask } = await searchedChronicle(locality('a', { body: twelve }));
  expect(await ask(`${twelve} kolovrat`)).toMatchObject({ words: 'all', total: 1 });
  expect(await ask(`kolovrat ${twelve}`)).toMatchObject({ words: 'some', total: 1 });
  expect(await ask(twelve.replace('loza', 'kolovrat'))).toMatchObject({ words: 'some', total: 1 });
});

test('what stands far behind in a question is cut off', async () => {
  const { ask } = await searchedChronicle(locality('a', { body: 'Ovdje je gumno.' }));
  expect(await ask(`gumno${' '.repeat(150)}kolovrat`)).toMatchObject({ words: 'some' });
  expect(await ask(`gumno${' '.repeat(250)}kolovrat`)).toMatchObject({ words: 'all', total: 1 });
});
