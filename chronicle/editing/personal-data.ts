import type { PersonalDataHolder } from '../identity/personal-data.ts';
import {
  commitUnlessChanged,
  type DocumentStore,
  inCommits,
  isFields,
  type StoredDocument,
  type Write,
} from '../store/document-store.ts';
import { BIN } from './binned.ts';
import { DRAFTS } from './draft.ts';
import { forgetOutcomes, listOutcomes } from './proposal-outcomes.ts';
import { listOwnDrafts } from './propose.ts';
import { DRAFT_TURNS } from './room.ts';

const AT_ONCE = 100;

/** Drafts of one's own, and what one has proposed: they go with the account, whatever becomes of the rest. */
export function draftHolder(store: DocumentStore): PersonalDataHolder {
  return {
    name: 'drafts',
    async exportOf({ accountId }) {
      const own = await listOwnDrafts(store, accountId);
      return {
        drafts: own.map(({ of, state, reason, content, updatedAt }) => ({ of, state, reason, updatedAt, ...content })),
        taken: (await listOutcomes(store, accountId)).map(({ accountId: _, ...outcome }) => outcome),
      };
    },
    async forget({ accountId }) {
      await forgetOwnDrafts(store, accountId);
      for (const field of SHARED_FIELDS) await forgetInShared(store, field, accountId);
      await forgetInBin(store, accountId);
      await forgetOutcomes(store, accountId);
      await store.commit([{ verb: 'delete', collection: DRAFT_TURNS, id: accountId }]);
    },
  };
}

/** As many as there are, and as they are stored: one that does not fit its schema goes too. */
async function forgetOwnDrafts(store: DocumentStore, accountId: string): Promise<void> {
  for (;;) {
    const own = await store.list(DRAFTS, { where: { owner: accountId }, limit: AT_ONCE });
    await commitAll(store, own.map(deleting));
    if (own.length < AT_ONCE) return;
  }
}

/** Where a draft that editors share says whose it was to begin, or to mend. */
const SHARED_FIELDS = ['startedBy', 'returnedTo'] as const;

/** What is everybody's stays, and no longer says of whom it came. */
async function forgetInShared(store: DocumentStore, field: (typeof SHARED_FIELDS)[number], id: string): Promise<void> {
  for (;;) {
    const shared = await store.list(DRAFTS, { where: { [field]: id }, limit: AT_ONCE });
    if (shared.length === 0) return;
    for (const { collection, id, fields } of shared) {
      // One that somebody saves in this very moment is looked at again.
      const nameless = { ...fields, [field]: '' };
      await commitUnlessChanged(store, [{ verb: 'replace', collection, id, before: fields, fields: nameless }]);
    }
  }
}

/** Their own drafts go, whoever threw them away. All else is the site's and can still be brought back, by others. */
async function forgetInBin(store: DocumentStore, accountId: string): Promise<void> {
  // No store is asked for what is inside of a field, and a month sweeps the bin.
  const thrownAway = await store.list(BIN, { where: { what: 'draft' } });
  const own = thrownAway.filter(({ fields }) => isFields(fields.fields) && fields.fields.owner === accountId);
  await commitAll(store, own.map(deleting));
  const shared = thrownAway.filter((document) => !own.includes(document));
  await commitAll(
    store,
    shared.flatMap((document) => withoutAccount(document, accountId)),
  );
  for (;;) {
    const others = await store.list(BIN, { where: { accountId }, limit: AT_ONCE });
    await commitAll(store, others.map(withoutName));
    if (others.length < AT_ONCE) return;
  }
}

function withoutAccount({ collection, id, fields }: StoredDocument, accountId: string): Write[] {
  const inside = isFields(fields.fields) ? fields.fields : {};
  const named = SHARED_FIELDS.filter((field) => inside[field] === accountId);
  if (named.length === 0) return [];
  const kept = { ...inside, ...Object.fromEntries(named.map((field) => [field, ''])) };
  return [{ verb: 'set', collection, id, fields: { ...fields, fields: kept } }];
}

function deleting({ collection, id }: StoredDocument): Write {
  return { verb: 'delete', collection, id };
}

function withoutName({ collection, id, fields }: StoredDocument): Write {
  const inside = isFields(fields.fields) ? fields.fields : {};
  const isSavedByThem = fields.what === 'draft' && inside.by === fields.by;
  const kept = isSavedByThem ? { ...inside, by: '' } : inside;
  return { verb: 'set', collection, id, fields: { ...fields, by: '', accountId: '', fields: kept } };
}

async function commitAll(store: DocumentStore, writes: readonly Write[]): Promise<void> {
  const groups = writes.map((write) => [write]);
  for (const commit of inCommits(groups, store)) await store.commit(commit);
}
