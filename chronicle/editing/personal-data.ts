import type { PersonalDataHolder } from '../identity/personal-data.ts';
import { changeAll, deleting } from '../store/change-all.ts';
import {
  commitUnlessChanged,
  type DocumentStore,
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

/** Where a draft that editors share says whose it was to begin, or to mend. */
const SHARED_FIELDS = ['startedBy', 'returnedTo'] as const;

/** Drafts of one's own, and what one has proposed: they go with the account, whatever becomes of the rest. */
export function draftHolder(store: DocumentStore): PersonalDataHolder {
  return {
    name: 'drafts',
    async exportOf({ accountId }) {
      const own = await listOwnDrafts(store, accountId);
      return {
        drafts: own.map(({ of, state, why, reason, content, updatedAt }) => ({
          of,
          state,
          why,
          reason,
          updatedAt,
          ...content,
        })),
        taken: (await listOutcomes(store, accountId)).map(({ accountId: _, ...outcome }) => outcome),
      };
    },
    async forget({ accountId }) {
      // As they are stored: one that does not fit its schema goes too.
      await changeAll(store, DRAFTS, { owner: accountId }, deleting);
      // Their own drafts go, whoever threw them away. All else is the site's and can still be brought back, by others.
      await changeAll(store, BIN, { what: 'draft', 'fields.owner': accountId }, deleting);
      for (const field of SHARED_FIELDS) {
        await forgetInShared(store, field, accountId);
        await changeAll(store, BIN, { what: 'draft', [`fields.${field}`]: accountId }, (document) =>
          withoutField(document, field),
        );
      }
      await changeAll(store, BIN, { accountId }, withoutName);
      await forgetOutcomes(store, accountId);
      await store.commit([{ verb: 'delete', collection: DRAFT_TURNS, id: accountId }]);
    },
  };
}

/** A shared draft stays without the account's id, and without its `why` unless somebody else proposes it now. */
async function forgetInShared(store: DocumentStore, field: (typeof SHARED_FIELDS)[number], id: string): Promise<void> {
  for (;;) {
    const shared = await store.list(DRAFTS, { where: { [field]: id }, limit: AT_ONCE });
    if (shared.length === 0) return;
    for (const { collection, id, fields } of shared) {
      // One that somebody saves in this very moment is looked at again.
      const nameless = { ...fields, [field]: '', ...(fields.owner === '' && { why: '' }) };
      await commitUnlessChanged(store, [{ verb: 'replace', collection, id, before: fields, fields: nameless }]);
    }
  }
}

function withoutField({ collection, id, fields }: StoredDocument, field: (typeof SHARED_FIELDS)[number]): Write {
  const inside = isFields(fields.fields) ? fields.fields : {};
  return {
    verb: 'set',
    collection,
    id,
    fields: { ...fields, fields: { ...inside, [field]: '', ...(inside.owner === '' && { why: '' }) } },
  };
}

function withoutName({ collection, id, fields }: StoredDocument): Write {
  const inside = isFields(fields.fields) ? fields.fields : {};
  const isSavedByThem = fields.what === 'draft' && inside.by === fields.by;
  const kept = isSavedByThem ? { ...inside, by: '' } : inside;
  return { verb: 'set', collection, id, fields: { ...fields, by: '', accountId: '', fields: kept } };
}
