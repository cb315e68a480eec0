import { expect, test } from 'vitest';
import { saveRecord } from '../records/save-record.ts';
import { desk, IVA, locality } from './desk.fixture.ts';
import { restoreRevision } from './history.ts';

test('an earlier revision brings back words, not whether it is published, nor its number', async () => {
  const deps = await desk([locality('gumno', { number: 3 })]);
  const key = 'locality/gumno';
  const record = locality('gumno', { title: 'Guvno', number: 7, status: 'draft' });
  await saveRecord(deps.store, { record, basedOn: 1, by: 'Iva', at: record.updated });
  await restoreRevision(deps, { key, account: IVA, role: 'editor', revision: 1 });
  expect(deps.library.stored(key)?.record).toMatchObject({ title: 'gumno', status: 'draft', number: 7 });
});
