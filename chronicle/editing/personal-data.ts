import type { PersonalDataHolder } from '../identity/personal-data.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { BIN, listOwnBin } from './bin.ts';
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
      const [own, binned] = [await listOwnDrafts(store, accountId), await listOwnBin(store, accountId)];
      const writes = [
        ...own.map(({ id }) => ({ verb: 'delete' as const, collection: DRAFTS, id })),
        ...binned.flatMap(({ id, what, of }) =>
          // What was thrown away of their own; a record is the site's, and can still be brought back.
          what === 'draft' && of.split('~').length > 2 ? [{ verb: 'delete' as const, collection: BIN, id }] : [],
        ),
      ];
      if (writes.length > 0) await store.commit(writes);
    },
  };
}
