import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MemoryFiles } from '../chronicle/files/memory-files.ts';
import { RECORDS, records } from '../chronicle/records/record-documents.ts';
import { saveRecord } from '../chronicle/records/save-record.ts';
import { MemoryStore } from '../chronicle/store/memory-store.ts';
import type { ChronicleRecord } from '../domain/record.ts';
import { importStarterContent, markContent } from './starter-content.ts';

const LATER = 'page~pristupacnost';
const AT = '2026-11-01T08:00:00.000Z';

/** A site that an earlier version has filled, or that came from an archive. */
async function earlierSite() {
  const backend = { store: new MemoryStore(), files: new MemoryFiles() };
  await markContent(backend.store, AT);
  return { store: backend.store, start: () => importStarterContent(backend, resolve('content')) };
}

test('a site of an earlier version gets the pages that are new to it, once, and nothing else', async () => {
  const { store, start } = await earlierSite();
  await start();
  expect((await records.list(store)).map(({ record }) => record.slug)).toEqual(['pristupacnost']);
  await store.commit([{ verb: 'delete', collection: RECORDS, id: LATER }]);
  await start();
  expect(await records.list(store)).toEqual([]);
});

test('what its editors have written under the same name stays theirs', async () => {
  const { store, start } = await earlierSite();
  const written = {
    title: 'Naša izjava',
    summary: 'Sažetak.',
    body: 'Tekst.',
    author: 'Ana',
    created: AT,
    updated: AT,
  };
  const empty = { sources: [], tags: [], links: [], sample: false };
  const record: ChronicleRecord = { kind: 'page', slug: 'pristupacnost', status: 'published', ...written, ...empty };
  await saveRecord(store, { record, basedOn: 0, by: 'Ana', at: AT });
  await start();
  expect(await records.get(store, LATER)).toMatchObject({ record: { title: 'Naša izjava' }, revision: 1 });
});
