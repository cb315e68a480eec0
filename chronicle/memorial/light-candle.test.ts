import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../backends/embedded/database.ts';
import { EmbeddedStore } from '../../backends/embedded/store.ts';
import { candlesOf, forgetCandles, hasLitToday, lightCandle } from './light-candle.ts';

const DAY = '2026-11-15';
const candle = (id: number, day = DAY) => ({
  memorial: 'jozo-cavar',
  account: { id: `a${id}`, name: `Član ${id}` },
  day,
  at: `${day}T10:00:00.${String(id).padStart(3, '0')}Z`,
});

test('fifty people at once, each twice, on a real file: fifty candles; those who leave take or leave theirs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-candles-'));
  // Two connections to one file, as two processes would have.
  const [here, there] = [new EmbeddedStore(openDatabase(folder)), new EmbeddedStore(openDatabase(folder))];
  const people = Array.from({ length: 50 }, (_, index) => index);
  const results = await Promise.all(
    people.flatMap((id) => [lightCandle(here, candle(id)), lightCandle(there, candle(id))]),
  );
  expect(results.filter((result) => result === 'lit')).toHaveLength(50);
  const { count, latest } = await candlesOf(here, 'jozo-cavar', 3);
  expect(count).toBe(50);
  expect(latest.map(({ name }) => name)).toEqual(['Član 49', 'Član 48', 'Član 47']);

  expect(await lightCandle(here, candle(7, '2026-11-16'))).toBe('lit');
  expect(await hasLitToday(here, 'jozo-cavar', 'a7', '2026-11-16')).toBe(true);
  await forgetCandles(here, 'a7', true);
  expect((await candlesOf(here, 'jozo-cavar', 1)).count).toBe(51);
  expect((await candlesOf(here, 'jozo-cavar', 1)).latest[0]).toMatchObject({ name: '', accountId: '' });
  await forgetCandles(here, 'a8', false);
  expect((await candlesOf(here, 'jozo-cavar', 100)).latest).toHaveLength(50);
  expect((await candlesOf(here, 'jozo-cavar', 1)).count).toBe(50);
  await here.close();
  await there.close();
});
