import { forgetNotifications, notificationsOf } from '../notifications/preferences.ts';
import { changeAll, deleting } from '../store/change-all.ts';
import type { DocumentStore, StoredDocument, Write } from '../store/document-store.ts';
import { ADMISSIONS, admissions } from './admissions.ts';
import { INVITATIONS, invitations } from './invitations.ts';
import type { PersonalDataHolder } from './personal-data.ts';
import type { RoleList } from './role-list.ts';

const MOST = 100;

/** That somebody was invited, let in and given a role, and what they want to be told: nothing of it outlives the account. */
export function memberDataHolder(store: DocumentStore, roles: RoleList): PersonalDataHolder {
  const invitationsOf = (email: string | undefined) =>
    email === undefined ? [] : invitations.list(store, { where: { email }, limit: MOST });
  return {
    name: 'membership',
    async exportOf({ accountId, verifiedEmail }) {
      return {
        admission: await admissions.get(store, accountId),
        invitations: (await invitationsOf(verifiedEmail)).map(({ role, state, at, by }) => ({
          role,
          state,
          at,
          by: by.name,
        })),
        notifications: await notificationsOf(store, accountId),
      };
    },
    async forget({ accountId, verifiedEmail }) {
      await store.commit([{ verb: 'delete', collection: ADMISSIONS, id: accountId }]);
      await forgetNotifications(store, accountId);
      if (verifiedEmail === undefined) return;
      // What they were sent goes. What they have sent is good no more; another editor still sees it, and can send it anew.
      await changeAll(store, INVITATIONS, { email: verifiedEmail }, deleting);
      await changeAll(store, INVITATIONS, { 'by.email': verifiedEmail }, withoutInviter);
      await roles.take(verifiedEmail);
    },
  };
}

function withoutInviter({ collection, id, fields }: StoredDocument): Write {
  return { verb: 'set', collection, id, fields: { ...fields, by: { name: '', email: '' } } };
}
