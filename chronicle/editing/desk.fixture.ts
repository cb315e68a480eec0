import { createHash } from 'node:crypto';
import { type DraftContent, emptyContent } from '../../domain/draft-content.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import type { Role } from '../../domain/role.ts';
import type { Account } from '../identity/identity.ts';
import { nameSteward } from '../memorial/stewards.ts';
import { Library } from '../reading/library.ts';
import { saveRecord } from '../records/save-record.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { publishDraft } from './publish.ts';
import { type SaveRequest, saveDraft } from './save-draft.ts';

const TODAY = '2026-11-16';
const AT = `${TODAY}T08:00:00.000Z`;

export function person(name: string, role: Role, verified = true): Account {
  return {
    id: name.toLowerCase(),
    name,
    email: `${name.toLowerCase()}@primjer.hr`,
    verified,
    role,
    createdAt: new Date(AT),
  };
}

export const IVA = person('Iva', 'editor');
export const PERO = person('Pero', 'writer');
export const ANA = person('Ana', 'member');
export const MATE = person('Mate', 'member');

export function locality(slug: string, more: Partial<ChronicleRecord> = {}): ChronicleRecord {
  return {
    kind: 'locality',
    slug,
    title: slug,
    summary: 'Sažetak.',
    body: 'Prvi odlomak.\n\nDrugi odlomak.',
    status: 'published',
    number: 1,
    type: 'house',
    sources: [],
    tags: [],
    links: [],
    sample: false,
    author: 'Uredništvo',
    created: AT,
    updated: AT,
    ...more,
  } as ChronicleRecord;
}

function common(slug: string) {
  const {
    number: _,
    type: _type,
    kind: _kind,
    ...rest
  } = locality(slug) as Extract<ChronicleRecord, { kind: 'locality' }>;
  return rest;
}

export const memorial = (slug: string): ChronicleRecord => ({ ...common(slug), kind: 'memorial', photographs: [] });

export const page = (slug: string): ChronicleRecord => ({ ...common(slug), kind: 'page' });

export function article(title: string, more: Partial<DraftContent> = {}): DraftContent {
  return { ...emptyContent('article', 'blog'), title, summary: 'Sažetak.', body: 'Tekst.', ...more };
}

export const NEW = 'a'.repeat(32);

/** A desk over a store in memory, with a clock that is moved by hand. */
export async function desk(records: readonly ChronicleRecord[] = [], store: DocumentStore = new MemoryStore()) {
  for (const record of records) await saveRecord(store, { record, basedOn: 0, by: 'Stara Urednica', at: AT });
  await nameSteward(store, { memorial: 'stana', email: MATE.email, namedBy: 'Iva', at: AT });
  const library = await Library.open(store);
  let time = new Date(AT);
  const deps = {
    store,
    library,
    sign: (words: string) => createHash('sha256').update(words).digest('base64url'),
    now: () => time,
    today: () => time.toISOString().slice(0, 10),
  };
  const save = (id: string, content: DraftContent, more: Partial<SaveRequest> = {}) =>
    saveDraft(deps, { id, account: IVA, version: 0, base: null, content, ...more });
  const publishNew = async (content: DraftContent, id = NEW) => {
    await save(id, content);
    return publishDraft(deps, { id, account: IVA });
  };
  const moveTo = (later: string) => {
    time = new Date(later);
  };
  return { ...deps, save, publishNew, moveTo };
}

/** How often a store was asked, and for how many documents. */
export function countingStore(store: DocumentStore): DocumentStore & { reads: number; lists: number } {
  return {
    reads: 0,
    lists: 0,
    writesPerCommit: store.writesPerCommit,
    bytesPerCommit: store.bytesPerCommit,
    async get(collection, id) {
      this.reads += 1;
      return store.get(collection, id);
    },
    async list(collection, query) {
      const found = await store.list(collection, query);
      this.lists += 1;
      this.reads += Math.max(found.length, 1);
      return found;
    },
    commit: (writes) => store.commit(writes),
    each: (collection) => store.each(collection),
    watch: (collections, listener) => store.watch(collections, listener),
    close: () => store.close(),
  };
}

/** Between what is read and what is written next, somebody else comes first, once. */
export function overtakenBy(store: DocumentStore, first: () => Promise<unknown>): void {
  const commit = store.commit.bind(store);
  store.commit = async (writes) => {
    store.commit = commit;
    await first();
    return commit(writes);
  };
}
