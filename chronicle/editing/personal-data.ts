import type { PersonalDataHolder } from '../identity/personal-data.ts';
import { changeAll, deleting } from '../store/change-all.ts';
import { type DocumentStore, isFields, type StoredDocument, type Write } from '../store/document-store.ts';
import { BIN } from './binned.ts';
import { DRAFTS } from './draft.ts';
import { listOwnDrafts } from './propose.ts';

/** Drafts of one's own, and what one has proposed: they go with the account, whatever becomes of the rest. */
export function draftHolder(store: DocumentStore): PersonalDataHolder {
  return {
    name: 'drafts',
    async exportOf({ accountId }) {
      const own = await listOwnDrafts(store, accountId);
      return own.map(({ of, state, content, updatedAt }) => ({ of, state, updatedAt, ...content }));
    },
    async forget({ accountId }) {
      // As they are stored: one that does not fit its schema goes too.
      await changeAll(store, DRAFTS, { owner: accountId }, deleting);
      // Their own drafts go, whoever threw them away. All else is the site's and can still be brought back, by others.
      await changeAll(store, BIN, { what: 'draft', 'fields.owner': accountId }, deleting);
      await changeAll(store, BIN, { accountId }, withoutName);
    },
  };
}

function withoutName({ collection, id, fields }: StoredDocument): Write {
  const inside = isFields(fields.fields) ? fields.fields : {};
  const isSavedByThem = fields.what === 'draft' && inside.by === fields.by;
  const kept = isSavedByThem ? { ...inside, by: '' } : inside;
  return { verb: 'set', collection, id, fields: { ...fields, by: '', accountId: '', fields: kept } };
}
