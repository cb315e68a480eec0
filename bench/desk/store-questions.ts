import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRIBUTIONS } from '../../chronicle/contributions/contribution.ts';
import { REPORTS } from '../../chronicle/contributions/report.ts';
import { DRAFTS } from '../../chronicle/editing/draft.ts';
import { MEDIA } from '../../chronicle/media/media.ts';
import { referredFiles } from '../../chronicle/media/referred-files.ts';
import { isReferred } from '../../chronicle/media/unused-files.ts';
import { countWaiting } from '../../chronicle/notifications/waiting.ts';
import { PHOTOGRAPHS } from '../../chronicle/photographs/photograph.ts';
import type { Fields, Write } from '../../chronicle/store/document-store.ts';
import { TREE_VERSIONS } from '../../chronicle/trees/tree.ts';
import { fieldsOf, type TreeVersion, versionsOf } from '../../chronicle/trees/tree-version.ts';
import { openBackend } from '../../server/backend.ts';
import { type Row, speedRow } from '../records/report.ts';

const DOCUMENTS = 10_000;
const ASKED = 500;
const MOST_MS = 1;
/** The length of a memory of a page and a half. */
const TEXT = 'Na Kamenici se suhozid slagao bez veziva. '.repeat(60);

/** What every edit of a tree, every page of the desk and every deleted file ask an embedded store, with ten thousand documents of each kind. */
export async function storeQuestions(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'nase-brdo-questions-'));
  const { store, close } = await openBackend({ dataFolder: folder, firebase: { missing: ['all'] } });
  try {
    for (const collection of [CONTRIBUTIONS, REPORTS, DRAFTS, MEDIA, PHOTOGRAPHS, TREE_VERSIONS]) {
      await store.commit(Array.from({ length: DOCUMENTS }, (_, index) => document(collection, index)));
    }
    const drafts = { returnedTo: () => [] };
    return [
      await asked('versionsOf, the latest', () => versionsOf(store, 'cavar', 1)),
      await asked('versionsOf, the last ten', () => versionsOf(store, 'cavar', 10)),
      await asked('countWaiting', () => countWaiting({ store, drafts }, 'iva', 'editor')),
      await asked('isReferred', (index) => isReferred(store, hashOf(index))),
      await asked('isReferred, of an unused file', (index) => isReferred(store, hashOf(DOCUMENTS * 2 + index))),
    ];
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function asked(what: string, ask: (index: number) => Promise<unknown>): Promise<Row> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let index = 0; index < ASKED; index += 1) {
    const started = performance.now();
    await ask(index);
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  return speedRow(`${what}, ${DOCUMENTS} documents of a kind`, times, (user + system) / 1000 / ASKED, MOST_MS);
}

/** Most are over; ten wait. */
function document(collection: string, index: number): Write {
  const state = index % (DOCUMENTS / 10) === 0 ? 'pending' : 'over';
  const hash = hashOf(index);
  const fields: Fields =
    collection === TREE_VERSIONS
      ? version(index + 1)
      : { state, text: TEXT, ...(collection === MEDIA ? { hash } : referredFiles([{ hash }])) };
  return { verb: 'set', collection, id: `${collection}~${index}`, fields };
}

function version(number: number): Fields {
  const kept: TreeVersion = {
    tree: 'cavar',
    number,
    hash: hashOf(number),
    by: 'Iva',
    at: '2026-11-18T10:00:00.000Z',
    origin: 'edited',
    individuals: 3000,
    families: 900,
  };
  return fieldsOf(kept);
}

function hashOf(index: number): string {
  return index.toString(16).padStart(64, '0');
}
