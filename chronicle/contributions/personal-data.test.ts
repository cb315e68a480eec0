import { expect, test } from 'vitest';
import { Library } from '../reading/library.ts';
import { RECORDS, REVISIONS } from '../records/record-documents.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { type ApproveDeps, autoApprove } from './approve.ts';
import { type Contribution, listContributions } from './contribution.ts';
import { CONTRIBUTION_HISTORY, transitionWrites } from './contribution-history.ts';
import { contributionHolder } from './personal-data.ts';
import { countingApproval, setAutoApprove, trustOf } from './trust.ts';

const AT = '2026-11-15T08:00:00.000Z';
const TELEPHONE = '063 123 456';
const now = () => new Date(AT);
const owner = { accountId: 'ana', verifiedEmail: 'ana@primjer.hr' };

const memory: Contribution = {
  id: 'a'.repeat(24),
  kind: 'memory',
  state: 'published',
  revision: 1,
  at: AT,
  content: { title: 'Bura', text: 'Puhalo je.', author: 'Baka Kata', when: '', where: '', people: '' },
  photographs: [],
  accountId: owner.accountId,
  email: owner.verifiedEmail,
  emailProven: true,
  telephone: TELEPHONE,
  scribe: { name: 'Ana Ćavar', named: true },
  about: '',
  record: 'memory/bura',
  origin: '',
};

async function kept() {
  const store = new MemoryStore();
  const record = { kind: 'memory', teller: 'Baka Kata', author: 'Baka Kata', scribe: 'Ana Ćavar', key: 'memory/bura' };
  await store.commit([
    ...transitionWrites(memory, undefined, { action: 'submitted', by: 'Ana Ćavar', role: 'author', at: AT }),
    { verb: 'set', collection: RECORDS, id: 'memory~bura', fields: record },
    { verb: 'set', collection: REVISIONS, id: 'memory~bura~1', fields: record },
  ]);
  const everything = async () =>
    JSON.stringify(
      await Promise.all([RECORDS, REVISIONS, CONTRIBUTION_HISTORY, 'contributions'].map((name) => store.list(name))),
    );
  return { store, holder: contributionHolder({ store, library: await Library.open(store), now }), everything };
}

test('whoever takes their data along finds the number and that they wrote it down', async () => {
  const { holder } = await kept();
  expect(await holder.exportOf(owner)).toMatchObject({
    contributions: [{ telephone: TELEPHONE, scribe: 'Ana Ćavar', author: 'Baka Kata' }],
  });
});

test('whoever goes and leaves it takes their own name and number, and not the name of whoever told it', async () => {
  const { store, holder, everything } = await kept();
  await holder.forget(owner, 'keep-without-name');
  expect(await everything()).not.toMatch(/Ana Ćavar|063 123|ana@primjer/);
  expect(await everything()).toContain('Baka Kata');
  expect(await listContributions(store)).toMatchObject([{ state: 'published', accountId: '', email: '' }]);
});

test('nothing of the number stays with what is withdrawn', async () => {
  const { holder, everything } = await kept();
  await holder.forget(owner, 'remove');
  expect(await everything()).not.toMatch(/Ana Ćavar|Baka Kata|063 123|ana@primjer/);
});

test('trust goes by a proven address: a number is never trusted, and what is told for another always waits', async () => {
  const { store } = await kept();
  await store.commit([memory, memory, memory].flatMap(countingApproval));
  await setAutoApprove({ store, now }, memory, { by: 'Urednica', on: true });
  expect(await trustOf(store, memory)).toMatchObject({ autoApprove: true });
  const byNumber = { ...memory, accountId: '', email: '', emailProven: false };
  expect(countingApproval(byNumber)).toEqual([]);
  expect(await trustOf(store, byNumber)).toEqual({ approved: 0, trusted: false, autoApprove: false });
  await expect(setAutoApprove({ store, now }, byNumber, { by: 'Urednica', on: true })).rejects.toMatchObject({
    code: 'unproven-address',
  });
  // Had it been approved, something of this would have been asked for.
  const untouched = new Proxy(
    { store },
    {
      get: (deps, name) => (name === 'store' ? deps.store : expect.unreachable(String(name))),
    },
  ) as unknown as ApproveDeps;
  await autoApprove(untouched, { ...memory, state: 'pending', record: '' });
});
