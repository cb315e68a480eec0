import type { PersonalDataHolder } from '../identity/personal-data.ts';
import { type DocumentStore, inCommits, isFields, type StoredDocument, type Write } from '../store/document-store.ts';
import { BIN } from './binned.ts';
import { DRAFTS } from './draft.ts';
import { listOwnDrafts } from './propose.ts';

const AT_ONCE = 100;

/** Drafts of one's own, and what one has proposed: they go with the account, whatever becomes of the rest. */
export function draftHolder(store: DocumentStore): PersonalDataHolder {
  return {
    name: 'drafts',
    async exportOf({ accountId }) {
      const own = await listOwnDrafts(store, accountId);
      return own.map(({ of, state, content, updatedAt }) => ({ of, state, updatedAt, ...content }));
    },
    async forget({ accountId }) {
      await forgetOwnDrafts(store, accountId);
      await forgetInBin(store, accountId);
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

/** Their own drafts go, whoever threw them away. All else is the site's and can still be brought back, by others. */
async function forgetInBin(store: DocumentStore, accountId: string): Promise<void> {
  // No store is asked for what is inside of a field, and a month sweeps the bin.
  const thrownAway = await store.list(BIN, { where: { what: 'draft' } });
  const own = thrownAway.filter(({ fields }) => isFields(fields.fields) && fields.fields.owner === accountId);
  await commitAll(store, own.map(deleting));
  for (;;) {
    const others = await store.list(BIN, { where: { accountId }, limit: AT_ONCE });
    await commitAll(store, others.map(withoutName));
    if (others.length < AT_ONCE) return;
  }
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
