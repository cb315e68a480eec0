import { Fault } from '../../domain/fault.ts';
import { CONTRIBUTION_HISTORY, CONTRIBUTIONS } from '../contributions/contribution.ts';
import type { LinkKey } from '../contributions/private-link.ts';
import type { FileStore } from '../files/file-store.ts';
import type { AccountDirectory, ListedAccount } from '../identity/account-directory.ts';
import type { EditorList } from '../identity/editor-list.ts';
import { ANNIVERSARY_EMAILS, SUBSCRIPTIONS } from '../memorial/anniversary-emails.ts';
import { CANDLE_COUNTS, CANDLES } from '../memorial/light-candle.ts';
import { STEWARDS } from '../memorial/stewards.ts';
import { REPORTS } from '../moderation/report.ts';
import { LET_THROUGH, TELLERS } from '../moderation/trust.ts';
import { type DocumentStore, type Fields, inCommits, type Value } from '../store/document-store.ts';
import { OWN_PERSONS } from '../trees/own-person.ts';
import { RELEASED_TEXTS } from '../trees/released-texts.ts';

/** Where an archive has what is not for everybody's eyes, when it was asked for. */
export const PRIVATE = 'private/';
export const PRIVATE_FILES = `${PRIVATE}files/`;

export interface PrivatePorts {
  readonly store: DocumentStore;
  readonly files: FileStore;
  readonly directory: AccountDirectory;
  readonly editors: EditorList;
  readonly linkKey: LinkKey;
}

/** What one file of the private part tells of, by name. */
export type Entries = ReadonlyMap<string, Fields>;

interface Section {
  readonly path: string;
  read(): Promise<Entries>;
  keep(entries: Entries): Promise<void>;
}

/** In the order they are taken in. */
export function sectionsOf({ store, directory, editors, linkKey }: PrivatePorts): readonly Section[] {
  const kept: (Omit<Section, 'path'> & { readonly name: string })[] = [
    {
      name: 'site',
      read: async () => new Map([['link-key', { key: await linkKey.read() }]]),
      keep: async (entries) => linkKey.keep(String(entries.get('link-key')?.key)),
    },
    {
      name: 'editors',
      read: async () => new Map((await editors.list()).map(({ email }) => [email, {}])),
      async keep(entries) {
        for (const email of entries.keys()) await editors.add(email);
      },
    },
    {
      name: 'accounts',
      read: async () => new Map((await directory.list()).map(({ id, ...account }) => [id, account])),
      keep: (entries) => directory.take([...entries].map(([id, account]) => ({ id, ...account }) as ListedAccount)),
    },
    ...COLLECTIONS.map((collection) => ({
      name: collection,
      read: async () => new Map((await store.list(collection)).map(({ id, fields }) => [id, fields])),
      async keep(entries: Entries) {
        const writes = [...entries].map(([id, fields]) => [{ verb: 'set' as const, collection, id, fields }]);
        for (const commit of inCommits(writes, store)) await store.commit(commit);
      },
    })),
  ];
  return kept.map(({ name, ...section }) => ({ path: `${PRIVATE}${name}.json`, ...section }));
}

/** Sessions, limits and revisions are not among them: they belong to the house, not to what is told in it. */
export const COLLECTIONS: readonly string[] = [
  CONTRIBUTIONS,
  CONTRIBUTION_HISTORY,
  CANDLES,
  CANDLE_COUNTS,
  STEWARDS,
  SUBSCRIPTIONS,
  ANNIVERSARY_EMAILS,
  REPORTS,
  TELLERS,
  LET_THROUGH,
  OWN_PERSONS,
  RELEASED_TEXTS,
];

/** The same entries are the same bytes, whatever order a store gives them in. */
export function writeEntries(entries: Entries): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(ordered(Object.fromEntries(entries)), undefined, 2)}\n`);
}

export function readEntries(bytes: Uint8Array): Entries {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Fault('unreadable-archive', `is not JSON: ${(error as Error).message}`);
  }
  const isMap = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap(parsed) || !Object.values(parsed as object).every(isMap)) {
    throw new Fault('unreadable-archive', 'is not a map of names to what they stand for');
  }
  return new Map(Object.entries(parsed as Record<string, Fields>));
}

function ordered(value: Value): Value {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value as Fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, ordered(inner)]));
}
