import { forgetNotifications, notificationsOf } from '../notifications/preferences.ts';
import { type DocumentStore, inCommits, isFields, type Write } from '../store/document-store.ts';
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
      const writes: Write[] = [
        { verb: 'delete', collection: ADMISSIONS, id: accountId },
        ...(verifiedEmail === undefined ? [] : await forgettingInvitations(store, verifiedEmail)),
      ];
      for (const commit of inCommits(
        writes.map((write) => [write]),
        store,
      )) {
        await store.commit(commit);
      }
      await forgetNotifications(store, accountId);
      if (verifiedEmail !== undefined) await roles.take(verifiedEmail);
    },
  };
}

/** What they were sent goes. What they have sent is good no more; another editor still sees it, and can send it anew. */
async function forgettingInvitations(store: DocumentStore, email: string): Promise<Write[]> {
  // All of them, as they are stored: no store is asked for what is inside of a field, and a month sweeps them away.
  return (await store.list(INVITATIONS)).flatMap(({ id, fields }): Write[] => {
    if (fields.email === email) return [{ verb: 'delete', collection: INVITATIONS, id }];
    if (!isFields(fields.by) || fields.by.email !== email) return [];
    return [{ verb: 'set', collection: INVITATIONS, id, fields: { ...fields, by: { name: '', email: '' } } }];
  });
}
