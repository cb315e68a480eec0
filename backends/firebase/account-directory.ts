import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type AccountDirectory, type ListedAccount, toTheSecond } from '../../chronicle/identity/account-directory.ts';

const MOST_AT_ONCE = 1000;

export function firebaseDirectory(auth: Auth): AccountDirectory {
  const everybody = async () => {
    const users: UserRecord[] = [];
    for (let page: string | undefined, first = true; first || page; first = false) {
      const found = await auth.listUsers(MOST_AT_ONCE, page);
      users.push(...found.users);
      page = found.pageToken;
    }
    return users;
  };
  return {
    async list() {
      return (await everybody())
        .map(({ uid, email = '', displayName, emailVerified, disabled, metadata }) => ({
          id: uid,
          email,
          name: displayName ?? email,
          verified: emailVerified,
          disabled,
          createdAt: toTheSecond(new Date(metadata.creationTime)),
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    async take(accounts: readonly ListedAccount[]) {
      const here = new Set((await everybody()).map(({ uid }) => uid));
      // An import would put an account in the place of the one that is here, and its password with it.
      for (const account of accounts.filter(({ id }) => here.has(id))) {
        await auth.updateUser(account.id, userOf(account));
      }
      const strangers = accounts.filter(({ id }) => !here.has(id));
      for (let start = 0; start < strangers.length; start += MOST_AT_ONCE) {
        const { errors } = await auth.importUsers(
          strangers.slice(start, start + MOST_AT_ONCE).map(({ id, createdAt, ...account }) => ({
            uid: id,
            ...userOf(account),
            metadata: { creationTime: new Date(createdAt).toUTCString() },
          })),
        );
        if (errors[0]) throw errors[0].error;
      }
    },
  };
}

function userOf({ email, name, verified, disabled }: Omit<ListedAccount, 'id' | 'createdAt'>) {
  return { email, displayName: name, emailVerified: verified, disabled };
}
