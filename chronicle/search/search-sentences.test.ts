import { expect, test } from 'vitest';
import { locality, searchedChronicle, written } from './searched-chronicle.fixture.ts';

test('the sentence that has most of it is quoted whole, with its words marked', async () => {
  const { ask } = await searchedChronicle(
    locality('a', {
      summary: 'O vodi.',
      body: 'Prva rečenica bila je 1916. U svibnju 1917. godine fra Didak je za pape Benedikta XV. Velikoga s **djecom** krenuo u [Slavoniju](../person/x.md), a sv. Ante im je bio zaštitnik. Poslije je bilo lakše.\n\n- Nova stavka o djetetu.',
    }),
  );
  const [found] = (await ask('djeca Slavonija')).results;
  expect(written(found?.sentence)).toBe(
    'U svibnju 1917. godine fra Didak je za pape Benedikta XV. Velikoga s [djecom] krenuo u [Slavoniju], a sv. Ante im je bio zaštitnik.',
  );
  expect(written((await ask('voda')).results[0]?.sentence)).toBe('O [vodi].');
});

test('a heading is searched and not quoted, and a phrase is marked where it stands together', async () => {
  const { ask } = await searchedChronicle(
    locality('a', { body: '## Pura\n\nKuhala se u bakru. Rođena je kao Bošnjak, a Bošnjak rođena nije nitko.' }),
  );
  expect(written((await ask('pura')).results[0]?.sentence)).toBe('Sažetak.');
  const [found] = (await ask('"bošnjak rođena"')).results;
  expect(written(found?.sentence)).toBe('Rođena je kao Bošnjak, a [Bošnjak] [rođena] nije nitko.');
});

test('words that are in every text are marked only when nothing else was asked for', async () => {
  const { ask } = await searchedChronicle(locality('a', { body: 'Djeca su krenula u Slavoniju.' }));
  const quoted = async (text: string) => written((await ask(text)).results[0]?.sentence);
  expect(await quoted('djeca u Slavoniji su')).toBe('[Djeca] su krenula u [Slavoniju].');
  expect(await quoted('u')).toBe('Djeca su krenula [u] Slavoniju.');
});

test('of a long sentence as much is quoted as stands around what was found, in whole words', async () => {
  const [before, after] = ['vila i grabalja, '.repeat(25), 'sita i rešeta, '.repeat(25)];
  const { ask } = await searchedChronicle(
    locality('a', { body: `Gumno je puno ${before}tu je kolovrat, ${after}a straga ognjište.` }),
  );
  const quoted = async (text: string) => written((await ask(text)).results[0]?.sentence);
  expect(await quoted('kolovrat')).toMatch(
    /^…\u00a0(vila|i|grabalja,) .* grabalja, tu je \[kolovrat\], sita .* (sita|i|rešeta)\u00a0…$/,
  );
  expect(await quoted('ognjište')).toMatch(/^…\u00a0(sita|i|rešeta,) .* rešeta, a straga \[ognjište\]\.$/);
  expect(await quoted('gumno')).toMatch(/^\[Gumno\] je puno vila .* (vila|i|grabalja)\u00a0…$/);
});
