import { filesOf } from '../../domain/record.ts';
import { parseIndividualReference, type RecordKey } from '../../domain/reference.ts';
import { contributions } from '../contributions/contribution.ts';
import { BIN, binId } from '../editing/binned.ts';
import { DRAFTS, drafts } from '../editing/draft.ts';
import { MEDIA } from '../media/media.ts';
import { candles } from '../memorial/light-candle.ts';
import { stewards } from '../memorial/stewards.ts';
import { PHOTOGRAPHS, photographs } from '../photographs/photograph.ts';
import { referencesOf } from '../reading/link-graph.ts';
import { RECORDS, recordId, records, revisions } from '../records/record-documents.ts';
import type { Collection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { TREES } from '../trees/tree.ts';
import { treeLinks } from '../trees/tree-links.ts';
import { broken, type Check, type Finding, notice } from './finding.ts';

type Store = Pick<DocumentStore, 'each' | 'get'>;

/** What documents say of other documents is so. */
export function referencesCheck(store: Store): Check {
  return {
    name: 'what documents refer to is there',
    async *run() {
      const known = await idsOf(store, RECORDS);
      const media = await idsOf(store, MEDIA);
      const trees = await idsOf(store, TREES);
      const isThere = async (key: string) =>
        known.has(idOf(key)) ||
        (await store.get(RECORDS, idOf(key))) !== undefined ||
        (await store.get(BIN, binId('record', idOf(key)))) !== undefined;
      yield* recordFindings(store, { known, media, trees });
      for await (const [id, draft] of itemsOf(store, drafts)) {
        if (draft.of !== '' && !(await isThere(draft.of))) {
          yield notice(`${DRAFTS}/${id} is a draft of ${draft.of}, which is gone.`);
        }
      }
      for await (const [id, { about, record, state }] of itemsOf(store, contributions)) {
        if (about !== '' && !(await isThere(about))) {
          yield notice(`${contributions.name}/${id} is about ${about}, which is gone.`);
        }
        if (record !== '' && state === 'published' && !(await isThere(record))) {
          yield broken(`${contributions.name}/${id} was published as ${record}, which is gone.`);
        }
      }
      yield* goneMemorials(store, isThere);
      for await (const [id, { about }] of itemsOf(store, photographs)) {
        for (const target of about) {
          const tree = parseIndividualReference(target)?.tree;
          if (tree === undefined ? !(await isThere(target)) : !trees.has(tree)) {
            yield notice(`${PHOTOGRAPHS}/${id} shows ${target}, which is gone.`);
          }
        }
      }
      for await (const [id, { one, other }] of itemsOf(store, treeLinks)) {
        for (const person of [one, other]) {
          const tree = parseIndividualReference(person)?.tree ?? '';
          if (!trees.has(tree)) yield notice(`${treeLinks.name}/${id} joins ${person}, whose tree is gone.`);
        }
      }
    },
  };
}

/** Pictures and sounds that no page shows, no draft and no earlier revision, and that nobody has sent to the photographs. */
export function unusedMediaCheck(store: Store): Check {
  return {
    name: 'media are used',
    async *run() {
      const unused = await idsOf(store, MEDIA);
      for await (const [, { record }] of itemsOf(store, records))
        for (const file of filesOf(record)) unused.delete(file);
      for await (const [, { record }] of itemsOf(store, revisions)) {
        if (unused.size === 0) return;
        for (const file of filesOf(record)) unused.delete(file);
      }
      for (const name of [PHOTOGRAPHS, DRAFTS, BIN]) {
        for await (const { id, fields } of store.each(name)) {
          unused.delete(id);
          const text = unused.size > 0 && name !== PHOTOGRAPHS ? JSON.stringify(fields) : '';
          for (const file of unused) if (text.includes(file)) unused.delete(file);
        }
      }
      for (const file of unused) yield notice(`Nothing shows ${MEDIA}/${file}.`);
    },
  };
}

interface Known {
  readonly known: ReadonlySet<string>;
  readonly media: ReadonlySet<string>;
  readonly trees: ReadonlySet<string>;
}

async function* recordFindings(store: Store, { known, media, trees }: Known): AsyncGenerator<Finding> {
  for await (const [id, { record }] of itemsOf(store, records)) {
    for (const file of new Set(filesOf(record))) {
      if (media.has(file) || (await store.get(MEDIA, file))) continue;
      yield broken(`${RECORDS}/${id} shows ${file}, of which nothing is known.`);
    }
    for (const target of referencesOf(record)) {
      const tree = parseIndividualReference(target)?.tree;
      const leads = tree === undefined ? known.has(idOf(target)) : trees.has(tree);
      // The desk has a list of them, and knows people of the trees as well.
      if (!leads) yield notice(`${RECORDS}/${id} links to ${target}, which is not there.`);
    }
  }
}

async function* goneMemorials(store: Store, isThere: (key: string) => Promise<boolean>): AsyncGenerator<Finding> {
  const asked = new Map<string, boolean>();
  for (const collection of [candles, stewards] as readonly Collection<{ readonly memorial: string }>[]) {
    for await (const [id, { memorial }] of itemsOf(store, collection)) {
      const key = `memorial/${memorial}`;
      if (!asked.has(key)) asked.set(key, await isThere(key));
      if (!asked.get(key)) yield notice(`${collection.name}/${id} is for ${key}, which is gone.`);
    }
  }
}

/** Also of what is no key: nothing is stored under it. */
function idOf(key: string): string {
  return recordId(key as RecordKey);
}

async function idsOf(store: Store, collection: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of store.each(collection)) ids.add(id);
  return ids;
}

/** Those that fit their schema: the others are another check's. */
async function* itemsOf<Item>(store: Store, collection: Collection<Item>): AsyncGenerator<[string, Item]> {
  for await (const { id, fields } of store.each(collection.name)) {
    const item = fields && collection.problemOf(fields) === undefined ? collection.read({ id, fields }) : undefined;
    if (item) yield [id, item];
  }
}
