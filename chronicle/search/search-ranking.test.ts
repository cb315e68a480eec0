import { expect, test } from 'vitest';
import { locality, person, searchedChronicle } from './searched-chronicle.fixture.ts';

test('what is asked for exactly comes first, titles before texts, names before words', async () => {
  const { titles } = await searchedChronicle(
    locality('a-text-inflected', { body: 'Vrhlo se gumnom.' }),
    locality('b-text-exact', { body: 'Ovdje je gumno.' }),
    locality('c-title-inflected', { title: 'Na gumnu' }),
    locality('d-title-exact', { title: 'Gumno kraj puta' }),
    locality('e-title-alone', { title: 'Gumno' }),
    locality('nothing', { body: 'Ovdje je kuća.' }),
  );
  expect(await titles('gumno')).toEqual(['Gumno', 'Gumno kraj puta', 'Na gumnu', 'b-text-exact', 'a-text-inflected']);
  const named = await searchedChronicle(
    locality('flower', { title: 'Ruža penjačica' }),
    person('ruza', { title: 'Ruža Soldo' }),
    locality('in-the-text', { body: 'Tu je rasla ruža.' }),
    locality('in-the-text-named', { body: 'Tu je živjela baba Ruža.' }),
  );
  expect(await named.titles('ruza')).toEqual(['Ruža Soldo', 'Ruža penjačica', 'in-the-text-named', 'in-the-text']);
});

test('all words are needed, function words are not; words that stand together come first', async () => {
  const { titles, ask } = await searchedChronicle(
    locality('apart', { body: 'Brijeg je visok, a put na nj je Široki i dugačak.' }),
    locality('together', { body: 'Išli su pješice u Široki Brijeg po sol i vraćali se noću.' }),
    locality('one', { body: 'Široka je ta dolina.' }),
  );
  expect(await titles('u širokom brijegu')).toEqual(['together', 'apart']);
  expect(await titles('brijeg dolina')).toHaveLength(3);
  expect((await ask('brijeg dolina')).words).toBe('some');
  expect((await ask('široki brijeg')).words).toBe('all');
  expect(await titles('u')).toEqual(['together']);
});

test('of a long question most is enough where hardly anything answers it whole', async () => {
  const { titles, ask } = await searchedChronicle(
    locality('answer', { title: 'Prezime Bošnjak' }),
    locality('whole', { body: 'Otuda dolazi i njihovo prezime. U susjedstvu su Bošnjaci.' }),
    locality('little', { body: 'Svatko ima prezime.' }),
  );
  expect(await titles('odakle dolazi prezime Bošnjak')).toEqual(['Prezime Bošnjak', 'whole']);
  expect((await ask('odakle dolazi prezime Bošnjak')).words).toBe('all');
});

test('a find in the summary or in what is said besides comes before one in the text, however often it is there', async () => {
  const { titles } = await searchedChronicle(
    locality('a-text', { body: 'Gumno, gumno, gumno.' }),
    locality('b-summary', { summary: 'Ovdje je gumno.' }),
    locality('c-tag', { tags: ['gumno'] }),
    locality('d-place', { place: { name: 'gumno' } }),
  );
  expect(await titles('gumno')).toEqual(['b-summary', 'c-tag', 'd-place', 'a-text']);
});

test('a text that says it more often comes first, and a short one before a long one', async () => {
  const { titles } = await searchedChronicle(
    locality('a-once', { body: 'Gumno, kuća, lokva.' }),
    locality('b-often', { body: 'Gumno, gumno, gumno.' }),
  );
  expect(await titles('gumno')).toEqual(['b-often', 'a-once']);
  const long = await searchedChronicle(
    // So many that what is kept of each has had to move.
    ...Array.from({ length: 300 }, (_, number) => locality(`a-kuca-${number}`)),
    locality('b-long', { body: `Gumno. ${'Stara kuća. '.repeat(400)}` }),
    locality('c-short', { body: 'Gumno. Stara kuća.' }),
  );
  expect(await long.titles('gumno')).toEqual(['c-short', 'b-long']);
});

test('where not all words are found together, a rare one tells more than a common one', async () => {
  const { titles, ask } = await searchedChronicle(
    ...Array.from({ length: 6 }, (_, number) => locality(`common-${number}`, { body: 'Ovdje je gumno.' })),
    locality('rare', { body: 'Ovdje je kolovrat.' }),
  );
  expect((await titles('gumno kolovrat'))[0]).toBe('rare');
  expect(await ask('gumno kolovrat')).toMatchObject({ words: 'some', total: 7 });
});

test('more of the words come before fewer, even before one that is a whole title', async () => {
  const { titles } = await searchedChronicle(
    locality('a-title', { title: 'Gumno' }),
    locality('b-two', { body: 'Od lokve se vidi gumno.' }),
  );
  expect(await titles('gumno lokva kolovrat')).toEqual(['b-two', 'Gumno']);
});
