import { expect, test } from 'vitest';
import { deleteRecord, sweepBin } from './bin.ts';
import { article, desk, IVA } from './desk.fixture.ts';

test('a number is never given again, not even when its record is gone for good', async () => {
  const deps = await desk();
  await deps.publishNew(article('Prvi'));
  await deleteRecord(deps, { key: 'article/prvi', account: IVA, role: 'editor' });
  deps.moveTo('2026-12-17T00:00:00Z');
  await sweepBin(deps);
  expect(await deps.publishNew(article('Drugi'))).toMatchObject({ record: { number: 2 } });
});
