import { isDeepStrictEqual } from 'node:util';
import { Fault } from '../../domain/fault.ts';
import { RECORDS } from '../records/record-documents.ts';
import {
  commitUnlessChanged,
  type DocumentStore,
  type Fields,
  inCommits,
  type StoredDocument,
  type Write,
} from '../store/document-store.ts';
import { type DataVersion, newerVersion, SITE_VERSION, siteIn } from './site-version.ts';
import { type MigrationContext, type MigrationStep, STEPS } from './steps.ts';

/** The number of the last step that every document has been through, and the version of the site that last started. */
const VERSION = { collection: 'site', id: 'schema' } as const;
const BATCH = 200;
/** Retries of a write that lost a race; more means a loop, not people who edit. */
const MOST_TRIES = 20;

interface Migrating {
  readonly store: DocumentStore;
  readonly context: MigrationContext;
  /** A line for the log. */
  readonly tell: (line: { readonly message: string; readonly [detail: string]: string | number }) => void;
  readonly steps?: readonly MigrationStep[];
}

/**
 * Brings stored documents to the shapes that this version knows, before anything reads them. Killed in the middle, the next
 * start does the step again; of several processes that start at once each does it, and none overwrites what another or a
 * person has written meanwhile.
 */
export async function migrateStore(migrating: Migrating): Promise<void> {
  const { store, tell, steps = STEPS } = migrating;
  for (;;) {
    const kept = (await store.get(VERSION.collection, VERSION.id))?.fields;
    const version = checkedVersion('The database', kept, steps);
    const step = steps[version];
    if (!step) return;
    const started = performance.now();
    let changed = 0;
    for (const collection of Object.keys(step.changes)) {
      changed += await migrateCollection(migrating, step, collection);
    }
    for (const [from, to] of Object.entries(step.renames ?? {})) changed += await moveCollection(store, from, to);
    const isLast = step.number === steps.length;
    const fields = { version: step.number, ...(isLast ? { site: SITE_VERSION } : siteIn(kept?.site)) };
    const isKept = await commitUnlessChanged(store, [
      kept ? { verb: 'replace', ...VERSION, before: kept, fields } : { verb: 'create', ...VERSION, fields },
    ]);
    // There and not readable: without this it would be tried for ever.
    if (!isKept && !(await store.get(VERSION.collection, VERSION.id))) throw unknownVersion('The database');
    const ms = Math.round(performance.now() - started);
    if (changed > 0) tell({ message: 'migrated', step: step.number, what: step.what, changed, ms });
  }
}

/** Of which version the documents of a store are; nothing where it is new. */
export async function versionOf(store: DocumentStore): Promise<DataVersion | undefined> {
  const kept = await store.get(VERSION.collection, VERSION.id);
  if (!kept && (await store.list(RECORDS, { limit: 1 })).length === 0) return undefined;
  return { documents: checkedVersion('The database', kept?.fields), ...siteIn(kept?.fields.site) };
}

/** Keeps the name of this version with documents that have been through all of its steps. */
export async function keepSiteVersion(store: DocumentStore): Promise<void> {
  const kept = await store.get(VERSION.collection, VERSION.id);
  if (!kept || kept.fields.site === SITE_VERSION) return;
  const fields = { ...kept.fields, site: SITE_VERSION };
  // Of several processes that start at once, one is enough.
  await commitUnlessChanged(store, [{ verb: 'replace', ...VERSION, before: kept.fields, fields }]);
}

/** The name that a collection of some earlier version has now. */
export function currentName(collection: string, steps: readonly MigrationStep[] = STEPS): string {
  return steps.reduce((name, { renames }) => renamed(name, renames), collection);
}

/** The same for documents that are not in the store: from an archive of an older version. */
export async function migrateFields(
  { collection, id, fields }: StoredDocument,
  from: number,
  { context, tell, steps = STEPS }: Omit<Migrating, 'store'>,
): Promise<Fields> {
  let migrated = fields;
  let name = collection;
  for (const step of steps.slice(from)) {
    try {
      migrated = (await step.changes[name]?.(migrated, context)) ?? migrated;
      name = renamed(name, step.renames);
    } catch (error) {
      if (!(error instanceof Fault) || error.code === 'offline') throw error;
      const document = `${collection}/${id}`;
      tell({ message: 'a document was left as it was', step: step.number, document, problem: error.message });
    }
  }
  return migrated;
}

async function migrateCollection(migrating: Migrating, step: MigrationStep, collection: string): Promise<number> {
  const { store } = migrating;
  const documents = await store.list(collection);
  let changed = 0;
  for (let start = 0; start < documents.length; start += BATCH) {
    let batch: readonly StoredDocument[] = documents.slice(start, start + BATCH);
    for (let tries = 0; batch.length > 0; tries += 1) {
      if (tries === MOST_TRIES) throw new Fault('conflict', `${collection} changes faster than it can be migrated`);
      const writes = await replacements(batch, { ...migrating, steps: [step] });
      const overtaken: Write[] = [];
      for (const commit of inCommits(writes, store)) {
        if (await commitUnlessChanged(store, commit)) changed += commit.length;
        else overtaken.push(...commit);
      }
      const again = await Promise.all(overtaken.map(({ id }) => store.get(collection, id)));
      batch = again.filter((document) => document !== undefined);
    }
  }
  return changed;
}

/** Whatever is no longer there, or there already, another process has moved. */
async function moveCollection(store: DocumentStore, from: string, to: string): Promise<number> {
  let moved = 0;
  for (const { id, fields } of await store.list(from)) {
    const isMoved = await commitUnlessChanged(store, [
      { verb: 'create', collection: to, id, fields },
      { verb: 'delete', collection: from, id },
    ]);
    if (isMoved) moved += 1;
    // Already there under its new name: what is left under the old one, nothing would ever read, export or erase.
    else await store.commit([{ verb: 'delete', collection: from, id }]);
  }
  return moved;
}

async function replacements(documents: readonly StoredDocument[], migrating: Omit<Migrating, 'store'>) {
  const writes: Write[][] = [];
  for (const document of documents) {
    const { collection, id, fields: before } = document;
    const fields = await migrateFields(document, 0, migrating);
    if (!isDeepStrictEqual(fields, before)) writes.push([{ verb: 'replace', collection, id, before, fields }]);
  }
  return writes;
}

/** A file of an archive may be called anything, «constructor» too. */
function renamed(name: string, renames: MigrationStep['renames'] = {}): string {
  return (Object.hasOwn(renames, name) && renames[name]) || name;
}

/** What none of ours has written says nothing of which steps are left: taken for a number, it would leave some out. */
export function checkedVersion(
  what: string,
  { version, site }: Fields = {},
  { length: known }: readonly MigrationStep[] = STEPS,
): number {
  if (version === undefined) return 0;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0) {
    throw unknownVersion(what);
  }
  if (version <= known) return version;
  throw newerVersion(what, siteIn(site), `its schema is ${version}, and this build knows ${known}`);
}

function unknownVersion(what: string): Fault {
  return new Fault('newer-version', `${what} does not say which version of the site wrote it.`);
}
