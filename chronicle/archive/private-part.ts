import { Fault } from '../../domain/fault.ts';
import { GIVEN_ROLES } from '../../domain/role.ts';
import { contributions, filesIn } from '../contributions/contribution.ts';
import { contributionHistory } from '../contributions/contribution-history.ts';
import type { LinkKey } from '../contributions/private-link.ts';
import { reports } from '../contributions/report.ts';
import { authors, autoApprovals } from '../contributions/trust.ts';
import { bin } from '../editing/binned.ts';
import { drafts } from '../editing/draft.ts';
import { proposalOutcomes } from '../editing/proposal-outcomes.ts';
import type { FileStore } from '../files/file-store.ts';
import type { AccountDirectory, ListedAccount } from '../identity/account-directory.ts';
import { admissions } from '../identity/admissions.ts';
import { invitations } from '../identity/invitations.ts';
import type { RoleList } from '../identity/role-list.ts';
import { anniversaryEmails, subscriptions } from '../memorial/anniversary-emails.ts';
import { candleCounts, candles } from '../memorial/light-candle.ts';
import { stewards } from '../memorial/stewards.ts';
import { SITE_VERSION } from '../migrations/site-version.ts';
import { STEPS } from '../migrations/steps.ts';
import { notifications } from '../notifications/preferences.ts';
import { type Photograph, photographs } from '../photographs/photograph.ts';
import { addressClaims } from '../records/addresses.ts';
import type { Collection } from '../store/collection.ts';
import {
  type DocumentStore,
  type Fields,
  inCommits,
  isFields,
  type StoredDocument,
  type Value,
} from '../store/document-store.ts';
import { ownPersons } from '../trees/own-person.ts';
import { releasedTexts } from '../trees/released-texts.ts';
import { sharedKinships } from '../trees/shared-kinships.ts';
import { acceptedFindings } from '../trees/tree-health.ts';
import { treeLinks } from '../trees/tree-links.ts';
import { treeProposals } from '../trees/tree-proposals.ts';
import { treeVersions } from '../trees/tree-version.ts';

/** Where an archive has what is not for everybody's eyes, when it was asked for. */
export const PRIVATE = 'private/';
export const PRIVATE_FILES = `${PRIVATE}files/`;

/** Which version's shapes the documents of the private part have. */
export const SCHEMA_PATH = `${PRIVATE}schema.json`;
export const schemaEntries = (steps = STEPS): Entries =>
  new Map([['documents', { version: steps.length, site: SITE_VERSION }]]);

export interface PrivatePorts {
  readonly store: DocumentStore;
  readonly files: FileStore;
  readonly directory: Pick<AccountDirectory, 'list' | 'take'>;
  readonly roles: Pick<RoleList, 'list' | 'give'>;
  readonly linkKey: LinkKey;
}

/** What one file of the private part holds, by name. */
export type Entries = ReadonlyMap<string, Fields>;

interface Section {
  readonly path: string;
  /** What keeps an entry from being taken in again, where that can be said of one. */
  readonly problemOf?: (fields: Fields) => string | undefined;
  read(): Promise<Entries>;
  keep(entries: Entries): Promise<void>;
}

/** In the order they are taken in. */
export function sectionsOf({ store, directory, roles, linkKey }: PrivatePorts): readonly Section[] {
  const kept: (Omit<Section, 'path'> & { readonly name: string })[] = [
    { name: 'schema', read: async () => schemaEntries(), keep: async () => {} },
    {
      name: 'site',
      problemOf: ({ key }) => (isLinkKey(key) ? undefined : 'it is no key to sign with'),
      read: async () => new Map([['link-key', { key: await linkKey.read() }]]),
      async keep(entries) {
        const key = entries.get('link-key')?.key;
        if (isLinkKey(key)) await linkKey.keep(key);
      },
    },
    ...GIVEN_ROLES.map((role) => ({
      name: `${role}s`,
      async read() {
        const holders = (await roles.list()).filter((holder) => holder.role === role);
        return new Map(holders.map(({ email }) => [email, {}]));
      },
      async keep(entries: Entries) {
        for (const email of entries.keys()) await roles.give(email, role);
      },
    })),
    {
      name: 'accounts',
      read: async () => new Map((await directory.list()).map(({ id, ...account }) => [id, account])),
      keep: (entries) => directory.take([...entries].map(([id, account]) => ({ id, ...account }) as ListedAccount)),
    },
    ...COLLECTIONS.map(({ name: collection, problemOf }) => ({
      name: collection,
      problemOf,
      read: async () => new Map((await store.list(collection)).map(({ id, fields }) => [id, fields])),
      async keep(entries: Entries) {
        const writes = [...entries].map(([id, fields]) => [{ verb: 'set' as const, collection, id, fields }]);
        for (const commit of inCommits(writes, store)) await store.commit(commit);
      },
    })),
  ];
  return kept.map(({ name, ...section }) => ({ path: `${PRIVATE}${name}.json`, ...section }));
}

/**
 * Whoever guesses it opens everybody's private links: a word that a damaged archive leaves is not one. Counted as at the
 * start of a site, which one with a shorter key refuses.
 */
function isLinkKey(key: Value | undefined): key is string {
  return typeof key === 'string' && key.trim().length >= 32;
}

/** Sessions, limits and revisions are not among them: they belong to the running site, not to its people. */
export const COLLECTIONS: readonly Collection<unknown>[] = [
  contributions,
  contributionHistory,
  candles,
  candleCounts,
  stewards,
  subscriptions,
  anniversaryEmails,
  reports,
  authors,
  autoApprovals,
  ownPersons,
  sharedKinships,
  releasedTexts,
  treeLinks,
  acceptedFindings,
  drafts,
  proposalOutcomes,
  bin,
  addressClaims,
  admissions,
  invitations,
  notifications,
  photographs,
  treeVersions,
  treeProposals,
];

/** By the path of the private part, the files that a document of it refers to. */
const REFERRED: Readonly<Record<string, (document: Pick<StoredDocument, 'id' | 'fields'>) => readonly StoredFile[]>> = {
  [contributions.name]: (document) => filesOf(contributions.read(document), filesIn),
  [photographs.name]: (document) => filesOf(photographs.read(document), earlierFiles),
  [treeVersions.name]: (document) => filesOf(treeVersions.read(document), ({ hash }) => (hash ? [{ hash }] : [])),
};

interface StoredFile {
  readonly hash: string;
}

function filesOf<Item>(item: Item | undefined, files: (item: Item) => readonly StoredFile[]): readonly StoredFile[] {
  return item === undefined ? [] : files(item);
}

function earlierFiles({ former, binned }: Photograph): readonly StoredFile[] {
  return [...former, ...(binned ? [binned.media] : [])];
}

/** Hashes of the files that the entries of one part refer to. Names do not tell: two members may send the same photograph. */
export function filesReferredTo(path: string, entries: Entries): string[] {
  const files = REFERRED[path.slice(PRIVATE.length, -'.json'.length)];
  return files ? [...entries].flatMap(([id, fields]) => files({ id, fields }).map(({ hash }) => hash)) : [];
}

/** The same entries are the same bytes, whatever order a store gives them in. */
export function writeEntries(entries: Entries): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(ordered(Object.fromEntries(entries)), undefined, 2)}\n`);
}

export function readEntries(bytes: Uint8Array): Entries {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The engine's message would quote the file, which is private.
    throw new Fault('unreadable-archive', 'is not JSON');
  }
  const entries = isFields(parsed) ? Object.entries(parsed) : undefined;
  if (!entries?.every((entry): entry is [string, Fields] => isFields(entry[1]))) {
    throw new Fault('unreadable-archive', 'is not a map of names to what they stand for');
  }
  return new Map(entries);
}

function ordered(value: Value): Value {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value as Fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, ordered(inner)]));
}
