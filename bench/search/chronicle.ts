import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { importArchive } from '../../chronicle/archive/import-archive.ts';
import { MemoryFiles } from '../../chronicle/files/memory-files.ts';
import { Library } from '../../chronicle/reading/library.ts';
import { saveRecord } from '../../chronicle/records/save-record.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { entriesOf } from '../../croatian/dictionary/hunspell.ts';
import { folderSource } from '../../server/archive/folder-archive.ts';
import { describeMedia } from '../../server/starter-content.ts';
import { generateRecords } from '../records/generated-records.ts';
import { seeded } from '../records/randomness.ts';

/** Words of every generated record that come from the whole dictionary: a real chronicle has many that only one text has. */
const RARE_WORDS = 60;

/** The starter content and as many generated records as make up the total. */
export async function chronicleOf(total: number, seed: number) {
  const store = new MemoryStore();
  const files = new MemoryFiles();
  const at = '2026-11-16T00:00:00Z';
  await importArchive({ store, files, describeMedia }, folderSource(resolve('content')), { by: 'bench/search', at });
  const starter = [...(await Library.open(store)).all()];
  const rare = rareWords(seed);
  for (const record of generateRecords(starter, total - starter.length, seed)) {
    await saveRecord(store, {
      record: { ...record, body: Buffer.from(`${record.body}\n\n${rare()}`).toString() },
      basedOn: 0,
      by: 'bench/search',
      at,
    });
  }
  return { store, files, library: await Library.open(store) };
}

/** Paragraphs of words from the whole dictionary, few of them often and most of them seldom. */
function rareWords(seed: number): () => string {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-hr'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const forms = seeded(seed).shuffled(
    entriesOf(read('index.aff'), read('index.dic'))
      .flatMap((entry) => [...entry.forms])
      .toArray(),
  );
  const chance = seeded(seed + 1);
  const word = () => forms[Math.floor(forms.length ** (chance.between(0, 1_000_000) / 1_000_000)) - 1] ?? 'brdo';
  return () => `${Array.from({ length: RARE_WORDS }, word).join(' ')}.`;
}
