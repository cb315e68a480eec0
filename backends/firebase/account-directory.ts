import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type AccountDirectory, type ListedAccount, toTheSecond } from '../../chronicle/identity/account-directory.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { inOurTerms } from './identity-errors.ts';
import type { Sessions } from './sessions.ts';

const MOST_AT_ONCE = 1000;

export function firebaseDirectory(auth: Auth, sessions: Sessions): AccountDirectory {
  const everybody = async () => {
    const users: UserRecord[] = [];
    for (let page: string | undefined, first = true; first || page; first = false) {
      const found = await inOurTerms(auth.listUsers(MOST_AT_ONCE, page));
      users.push(...found.users);
      page = found.pageToken;
    }
    return users;
  };
  const seen = async (accounts: readonly ListedAccount[]) => {
    const days = await sessions.seenOn(accounts.map(({ id }) => id));
    return accounts.map((account, index) => ({ ...account, seenOn: days[index] }));
  };
  return {
    async list() {
      return (await everybody()).map(accountOf).sort((a, b) => (a.id < b.id ? -1 : 1));
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
    /** Firebase finds nobody by a part of a name: a call for every thousand accounts, and what is shown is chosen here. */
    async page({ text, offset, limit }) {
      const wanted = plainLetters(text);
      const found = (await everybody())
        .map(accountOf)
        .filter(({ name, email }) => plainLetters(name).includes(wanted) || plainLetters(email).includes(wanted))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? -1 : 1));
      return { accounts: await seen(found.slice(offset, offset + limit)), total: found.length };
    },
    async find(id) {
      const { users } = await inOurTerms(auth.getUsers([{ uid: id }]));
      return (await seen(users.map(accountOf)))[0];
    },
    async withEmails(emails) {
      if (emails.length === 0) return [];
      const { users } = await inOurTerms(auth.getUsers(emails.map((email) => ({ email }))));
      return seen(users.map(accountOf));
    },
    async setDisabled(id, disabled) {
      await inOurTerms(auth.updateUser(id, { disabled }));
      if (!disabled) return;
      await inOurTerms(auth.revokeRefreshTokens(id));
      await sessions.endAllOf(id);
    },
  };
}

function accountOf({ uid, email = '', displayName, emailVerified, disabled, metadata }: UserRecord): ListedAccount {
  return {
    id: uid,
    email,
    name: displayName ?? email,
    verified: emailVerified,
    disabled,
    createdAt: toTheSecond(new Date(metadata.creationTime)),
  };
}

function userOf({ email, name, verified, disabled }: Omit<ListedAccount, 'id' | 'createdAt'>) {
  return { email, displayName: name, emailVerified: verified, disabled };
}
