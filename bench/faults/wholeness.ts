import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../backends/embedded/database.ts';
import { FolderFiles } from '../../backends/embedded/files.ts';
import { EmbeddedStore } from '../../backends/embedded/store.ts';
import { contributions, filesIn } from '../../chronicle/contributions/contribution.ts';
import { contributionHistory, historyId } from '../../chronicle/contributions/contribution-history.ts';
import { drafts } from '../../chronicle/editing/draft.ts';
import { media } from '../../chronicle/media/media.ts';
import { candleCounts, candles } from '../../chronicle/memorial/light-candle.ts';
import { photographs } from '../../chronicle/photographs/photograph.ts';
import { records, revisionId, revisions } from '../../chronicle/records/record-documents.ts';
import type { Collection } from '../../chronicle/store/collection.ts';
import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { trees } from '../../chronicle/trees/tree.ts';
import { hashOfVersion, treeVersions } from '../../chronicle/trees/tree-version.ts';
import { keyOf } from '../../domain/record.ts';

/** A copy of the database as a process that was killed left it, so that looking at it repairs nothing. */
export async function lookAtCopy<Result>(
  dataFolder: string,
  look: (store: DocumentStore) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-copy-'));
  for (const ending of ['', '-wal']) {
    const file = `nase-brdo.sqlite${ending}`;
    if (existsSync(join(dataFolder, file))) copyFileSync(join(dataFolder, file), join(folder, file));
  }
  const store = new EmbeddedStore(openDatabase(folder));
  try {
    return await look(store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything of which only a part is there, in words. */
export async function halfThere(store: DocumentStore, dataFolder: string): Promise<string[]> {
  const files = new FolderFiles(join(dataFolder, 'files'));
  const found: string[] = [];
  const hashes = new Map<string, string>();
  const needs = (hash: string, who: string) => hashes.set(hash, who);

  for (const { record, revision } of await all(store, records, found)) {
    const key = keyOf(record);
    for (let number = 1; number <= revision; number += 1) {
      if (!(await revisions.get(store, revisionId(key, number)))) found.push(`${key} lacks its revision ${number}`);
    }
    if (await revisions.get(store, revisionId(key, revision + 1))) found.push(`${key} is behind its revisions`);
  }
  for (const contribution of await all(store, contributions, found)) {
    for (let number = 1; number <= contribution.revision; number += 1) {
      if (!(await contributionHistory.get(store, historyId(contribution.id, number)))) {
        found.push(`contribution ${contribution.id} lacks line ${number} of its history`);
      }
    }
    for (const { hash } of filesIn(contribution)) needs(hash, `contribution ${contribution.id}`);
  }
  const lit = Map.groupBy(await all(store, candles, found), ({ memorial }) => memorial);
  for (const [memorial, burning] of lit) {
    const counted = (await candleCounts.get(store, memorial))?.lit ?? 0;
    if (counted !== burning.length) found.push(`${memorial} counts ${counted} candles of ${burning.length}`);
  }
  const known = await all(store, media, found);
  for (const { hash, name } of known) needs(hash, name);
  for (const { former } of await all(store, photographs, found)) {
    for (const { hash, name } of former) needs(hash, name);
  }
  await all(store, drafts, found);
  const versions = Map.groupBy(await all(store, treeVersions, found), ({ tree }) => tree);
  for (const { id, fields } of await store.list('trees')) {
    const tree = trees.read({ id, fields });
    if (!tree) continue;
    needs(tree.hash, `the tree ${id}`);
    const numbered = (versions.get(id) ?? []).sort((a, b) => a.number - b.number);
    if (numbered.some(({ number }, index) => number !== index + 1)) found.push(`versions of ${id} have a gap`);
    const last = numbered.at(-1);
    if (last && hashOfVersion(last) !== tree.hash) found.push(`the tree ${id} is not its last version`);
    for (const { hash } of numbered) if (hash !== undefined) needs(hash, `a version of ${id}`);
  }
  for (const [hash, who] of hashes) {
    const path = files.pathOf(hash);
    if (!existsSync(path)) found.push(`the file of ${who} is missing`);
    else if (createHash('sha256').update(readFileSync(path)).digest('hex') !== hash) {
      found.push(`the file of ${who} is damaged`);
    }
  }
  return found;
}

/** All that fit their schema; those that do not are told. */
async function all<Value>(store: DocumentStore, collection: Collection<Value>, found: string[]): Promise<Value[]> {
  const stored = await store.list(collection.name);
  return stored.flatMap((document) => {
    const value = collection.read(document);
    if (value === undefined) found.push(`${collection.name}/${document.id} does not fit its schema`);
    return value === undefined ? [] : [value];
  });
}
