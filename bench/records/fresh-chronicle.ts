import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ArchiveSource } from '../../chronicle/archive/archive.ts';
import { writeFrontMatter } from '../../chronicle/archive/front-matter.ts';
import { importArchive } from '../../chronicle/archive/import-archive.ts';
import { records } from '../../chronicle/records/record-documents.ts';
import { saveRecord } from '../../chronicle/records/save-record.ts';
import { type ChronicleRecord, keyOf } from '../../domain/record.ts';
import { openBackend } from '../../server/backend.ts';
import { describeMedia, importStarterContent } from '../../server/starter-content.ts';
import { generateRecords } from './generated-records.ts';

/** The starter content and as many generated records as make up the total, taken in as an editor's archive would be. */
export async function fillDataFolder(dataFolder: string, total: number, seed: number): Promise<void> {
  const backend = await openBackend({ dataFolder, firebase: { missing: [] } });
  try {
    await importStarterContent(backend, resolve('content'));
    const starter = (await records.list(backend.store)).map(({ record }) => record);
    const generated = generateRecords(starter, total - starter.length, seed);
    const report = await importArchive({ ...backend, describeMedia }, sourceOf(generated), {
      by: 'bench/records',
      at: new Date().toISOString(),
    });
    const refused = report.find(({ outcome }) => outcome === 'refused');
    if (refused) throw new Error(`A generated record was refused: ${refused.path} ${refused.problem}`);
  } finally {
    await backend.close();
  }
}

/** The same records as an archive that somebody brings to a running site. */
export async function writeArchive(folder: string, dataFolder: string, total: number, seed: number): Promise<void> {
  const backend = await openBackend({ dataFolder, firebase: { missing: [] } });
  const starter = (await records.list(backend.store)).map(({ record }) => record);
  await backend.close();
  const source = sourceOf(generateRecords(starter, total, seed));
  for (const path of await source.list()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), await source.read(path));
  }
}

/** Saves one post from another process, as the archive command would, and gives the site the time it takes to notice. */
export async function publishOne(dataFolder: string): Promise<void> {
  const backend = await openBackend({ dataFolder, firebase: { missing: [] } });
  try {
    const [post] = await records.list(backend.store, { where: { section: 'blog', status: 'published' }, limit: 1 });
    if (!post) throw new Error('There is no post to publish anew');
    const { record, revision } = post;
    const at = new Date().toISOString();
    await saveRecord(backend.store, {
      record: { ...record, title: `${record.title} (dopunjeno)`, updated: at },
      basedOn: revision,
      by: 'bench/records',
      at,
    });
    await setTimeout(1000);
  } finally {
    await backend.close();
  }
}

function sourceOf(generated: readonly ChronicleRecord[]): ArchiveSource {
  const files = new Map(generated.map((record) => [`records/${keyOf(record)}.md`, record]));
  return {
    list: async () => [...files.keys()],
    read: async (path) => new TextEncoder().encode(writeFrontMatter(files.get(path) as ChronicleRecord)),
  };
}
