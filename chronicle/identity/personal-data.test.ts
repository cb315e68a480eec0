import { beforeEach, expect, test } from 'vitest';
import { IdentityError } from '../../domain/identity-error.ts';
import type { Account, Client } from './identity.ts';
import { deletePersonalData, exportPersonalData, type PersonalDataHolder } from './personal-data.ts';

const client: Client = { address: '', agent: '', cookies: '', origin: '' };
const account: Account = {
  id: 'a1',
  name: 'Ana',
  email: 'a@primjer.hr',
  verified: true,
  role: 'member',
  createdAt: new Date(),
};

let happened: string[];
beforeEach(() => {
  happened = [];
});

const identityOf = (owner: Account) => ({
  exportAccount: async () => ({ account: owner }),
  async deleteAccount(_client: Client, password: string, before: (account: Account) => Promise<void>) {
    if (password !== 'prava') throw new IdentityError('wrong-password');
    await before(owner);
    happened.push('account deleted');
    return [];
  },
});
const identity = identityOf(account);
const sessionOf = (owner: Account) => ({ kind: 'signed-in', account: owner, sessionId: 's1' }) as const;

const memories: PersonalDataHolder = {
  name: 'memories',
  exportOf: async ({ accountId, verifiedEmail }) => [`uspomena od ${accountId}, ${verifiedEmail}`],
  async forget({ accountId, verifiedEmail }, farewell) {
    happened.push(`memories of ${accountId}, ${verifiedEmail}: ${farewell}`);
  },
};

test('what every part of the site holds is exported together', async () => {
  expect(await exportPersonalData(identity, [memories], sessionOf(account))).toEqual({
    account,
    memories: ['uspomena od a1, a@primjer.hr'],
  });
});

test('contributions go as the person chose, and before the account', async () => {
  await deletePersonalData(identity, [memories], client, { password: 'prava', farewell: 'remove' });
  await deletePersonalData(identity, [memories], client, { password: 'prava', farewell: 'keep-without-name' });
  expect(happened).toEqual([
    'memories of a1, a@primjer.hr: remove',
    'account deleted',
    'memories of a1, a@primjer.hr: keep-without-name',
    'account deleted',
  ]);
});

test('nothing that hangs on an address goes out or away with an account that has not shown that it is its owner’s', async () => {
  const squatter = { ...account, verified: false };
  expect(await exportPersonalData(identityOf(squatter), [memories], sessionOf(squatter))).toMatchObject({
    memories: ['uspomena od a1, undefined'],
  });
  await deletePersonalData(identityOf(squatter), [memories], client, { password: 'prava', farewell: 'remove' });
  expect(happened).toEqual(['memories of a1, undefined: remove', 'account deleted']);
});

test('a wrong password touches nothing', async () => {
  const attempt = deletePersonalData(identity, [memories], client, { password: 'kriva', farewell: 'remove' });
  await expect(attempt).rejects.toMatchObject({ code: 'wrong-password' });
  expect(happened).toEqual([]);
});

test('an account stays while anything of it could not be forgotten', async () => {
  const stuck: PersonalDataHolder = { ...memories, forget: () => Promise.reject(new Error('pun disk')) };
  await expect(
    deletePersonalData(identity, [stuck], client, { password: 'prava', farewell: 'remove' }),
  ).rejects.toThrow('pun disk');
  expect(happened).toEqual([]);
});
