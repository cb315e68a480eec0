import { expect, test } from 'vitest';
import type { ContributionEmail } from '../../domain/contribution-email.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { type AttemptCount, AttemptLimits } from '../identity/attempts.ts';
import type { Account } from '../identity/identity.ts';
import { Library } from '../reading/library.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { CONTRIBUTIONS, type Contribution, findContribution } from './contribution.ts';
import { sendMessage } from './message.ts';
import { contributionHolder } from './personal-data.ts';
import { openReports, REPORTS, report, reports, settleReport, sweepSettledReports } from './report.ts';

const ANA: Account = {
  id: 'ana1',
  name: 'Ana Ćavar',
  email: 'ana@primjer.hr',
  verified: true,
  role: 'member',
  createdAt: new Date('2026-01-01'),
};
const WRITTEN = {
  account: undefined,
  client: { address: '10.0.0.1', origin: 'https://brdo.example' },
  name: 'Stana',
  email: 'Stana@primjer.hr ',
  telephone: '',
  text: ' Godina nije točna.\r\nBila je 1917. ',
  about: '/news/1/glad',
};

function desk() {
  const counts = new Map<string, number>();
  const counted = (key: string): AttemptCount => ({ attempts: counts.get(key) ?? 0, endsAt: Date.now() + 60_000 });
  const emails: ContributionEmail[] = [];
  let time = '2026-11-16T08:00:00.000Z';
  return {
    store: new MemoryStore(),
    files: new MemoryFiles(),
    emails,
    limits: new AttemptLimits({
      read: async (key) => counted(key),
      async add(key, attempts) {
        counts.set(key, (counts.get(key) ?? 0) + attempts);
        return counted(key);
      },
      forget: async (key) => void counts.delete(key),
    }),
    sendEmail: (email: ContributionEmail) => void emails.push(email),
    messagesTo: async () => ['urednica@primjer.hr'],
    now: () => new Date(time),
    moveTo: (later: string) => {
      time = later;
    },
  };
}

test('it waits on the desk with who wrote it, and is sent on', async () => {
  const deps = desk();
  await sendMessage(deps, WRITTEN);
  const sender = { name: 'Stana', email: 'stana@primjer.hr', emailProven: false, telephone: '' };
  const reason = 'Godina nije točna.\nBila je 1917.';
  expect(await openReports(deps.store)).toMatchObject([{ about: '/news/1/glad', reason, sender, accountId: '' }]);
  expect(deps.emails).toMatchObject([{ kind: 'message', to: 'urednica@primjer.hr', text: reason, ...sender }]);
});

test.each([
  [{ text: ' \r\n ' }, 'message-missing'],
  [{ text: 'a'.repeat(5001) }, 'message-too-long'],
  [{ name: '' }, 'invalid-name'],
  [{ name: 'Stana\u0000Bcc: svi@primjer.hr' }, 'invalid-name'],
  [{ email: 'stana' }, 'invalid-email'],
  [{ email: 'stana@primjer.hr\nBcc: svi@primjer.hr' }, 'invalid-email'],
  [{ email: 'stana@primjer.hr, svi@primjer.hr' }, 'invalid-email'],
  [{ telephone: 'nazovite susjedu' }, 'invalid-telephone'],
  [{ telephone: '12345' }, 'invalid-telephone'],
  [{ telephone: '0'.repeat(31) }, 'invalid-telephone'],
])('%o is refused: %s, and nothing is kept or sent', async (wrong, code) => {
  const deps = desk();
  await expect(sendMessage(deps, { ...WRITTEN, ...wrong })).rejects.toMatchObject({ code });
  expect(await deps.store.list(REPORTS)).toEqual([]);
  expect(deps.emails).toEqual([]);
});

test.each(['063 123 456', '+387 (0)39 12-34', '00 385 1/234.567', ''])('«%s» is a telephone', async (telephone) => {
  const deps = desk();
  await sendMessage(deps, { ...WRITTEN, email: '', telephone });
  expect(await openReports(deps.store)).toMatchObject([{ sender: { email: '', telephone } }]);
});

test('an address is proven where the account that writes has proven that very one', async () => {
  const deps = desk();
  for (const [account, email] of [
    [ANA, ANA.email],
    [ANA, 'druga@primjer.hr'],
    [{ ...ANA, verified: false }, ANA.email],
    [undefined, ANA.email],
  ] as const) {
    await sendMessage(deps, { ...WRITTEN, account, email });
  }
  expect(deps.emails.map((email) => email.kind === 'message' && email.emailProven)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a flood is held up: from one visitor, from one network, and from everywhere together', async () => {
  const deps = desk();
  const send = (address: string, account?: Account) =>
    sendMessage(deps, { ...WRITTEN, account, client: { ...WRITTEN.client, address } }).then(
      () => true,
      () => false,
    );
  const taken = async (tries: Iterable<Promise<boolean>>) => (await Promise.all(tries)).filter(Boolean).length;
  expect(await taken(Array.from({ length: 9 }, () => send('10.1.0.1')))).toBe(5);
  const accounts = Array.from({ length: 30 }, (_, index) => ({ ...ANA, id: `clan${index}`, verified: false }));
  expect(await taken(accounts.map((account) => send('10.1.0.2', account)))).toBe(15);
  expect(await taken(Array.from({ length: 90 }, (_, index) => send(`10.2.0.${index}`)))).toBe(60 - 5 - 15);
  expect(await openReports(deps.store)).toHaveLength(60);
  // Whoever has shown who they are is not kept out by it, and still does not flood anything.
  expect(await taken(Array.from({ length: 9 }, () => send('10.3.0.1', ANA)))).toBe(5);
  expect(await send('10.3.0.1', { ...ANA, id: 'ivo', verified: false })).toBe(false);
});

test('an editor who settles a message takes nothing off any page, whatever the form asks for', async () => {
  const deps = { ...desk(), library: await Library.open(new MemoryStore()), sign: () => '' };
  const { store } = deps;
  const words = { title: '', text: 'Počivao u miru.', author: 'Ivo', when: '', where: '', people: '' };
  const condolence: Contribution = {
    id: 'a'.repeat(24),
    kind: 'condolence',
    state: 'published',
    revision: 1,
    at: '2026-11-15T08:00:00.000Z',
    content: words,
    photographs: [],
    accountId: 'ivo',
    email: 'ivo@primjer.hr',
    about: 'memorial/jozo-cavar',
    record: '',
    origin: 'https://brdo.example',
  };
  await store.commit([{ verb: 'create', collection: CONTRIBUTIONS, id: condolence.id, fields: { ...condolence } }]);
  await sendMessage(deps, { ...WRITTEN, about: '' });
  const [{ id } = { id: '' }] = await openReports(store);
  const account: Account = { ...ANA, role: 'editor' };
  await expect(settleReport(deps, { id, hide: true, account })).rejects.toMatchObject({ code: 'unknown-action' });
  expect(await findContribution(store, condolence.id)).toMatchObject({ state: 'published' });
  expect(await openReports(store)).toHaveLength(1);
  await settleReport(deps, { id, hide: false, account });
  expect(await openReports(store)).toEqual([]);
});

test('a member finds their messages among their data, and takes them along; what they reported stays, of nobody', async () => {
  const deps = desk();
  const holder = contributionHolder({ ...deps, library: await Library.open(deps.store) });
  const owner = { accountId: ANA.id, verifiedEmail: ANA.email };
  await sendMessage(deps, { ...WRITTEN, account: ANA, telephone: '063 123 456' });
  await sendMessage(deps, { ...WRITTEN, text: 'Od nekoga drugoga.' });
  await report(deps, { about: 'memory/bura', reason: 'Krivo ime.', accountId: ANA.id, address: '10.0.0.1' });
  const data = JSON.stringify(await holder.exportOf(owner));
  expect(data).toContain('063 123 456');
  expect(data).toContain('Krivo ime.');
  expect(data).not.toContain('Od nekoga drugoga.');
  await holder.forget(owner, 'keep-without-name');
  const left = await reports.list(deps.store, { orderBy: { field: 'reason' } });
  expect(left.map(({ reason, accountId }) => [reason, accountId])).toEqual([
    ['Krivo ime.', ''],
    ['Od nekoga drugoga.', ''],
  ]);
});

test('what was settled is kept for a year, what is open for as long as it takes', async () => {
  const deps = desk();
  const settled = { about: '', reason: 'Hvala.', at: '2024-01-01T00:00:00Z', accountId: '', state: 'closed' };
  await deps.store.commit(
    Array.from({ length: 250 }, (_, index) => ({
      verb: 'create' as const,
      collection: REPORTS,
      id: `staro-${index}`,
      fields: { ...settled, id: `staro-${index}`, closedAt: '2025-11-16T07:00:00.000Z' },
    })),
  );
  const lately = { ...settled, id: 'novije', closedAt: '2025-11-16T09:00:00.000Z' };
  const open = { ...settled, id: 'otvoreno', state: 'open' };
  await deps.store.commit(
    [lately, open].map((fields) => ({ verb: 'create', collection: REPORTS, id: fields.id, fields })),
  );
  await sweepSettledReports(deps);
  expect((await deps.store.list(REPORTS)).map(({ id }) => id)).toEqual(['novije', 'otvoreno']);
  deps.moveTo('2026-11-16T10:00:00.000Z');
  await sweepSettledReports(deps);
  expect((await deps.store.list(REPORTS)).map(({ id }) => id)).toEqual(['otvoreno']);
});

test('what arrives twice under one key is one message, one email, one attempt; a report likewise', async () => {
  const deps = desk();
  const submission = '7f1de1a6-0d0c-4f0e-9a3e-8f2f0a1b2c3d';
  const twice = { ...WRITTEN, client: { ...WRITTEN.client, submission } };
  await sendMessage(deps, twice);
  await Promise.all([sendMessage(deps, twice), sendMessage(deps, twice)]);
  expect(deps.emails).toHaveLength(1);
  const reporting = { about: 'memory/bura', reason: 'Nije tako.', accountId: '', address: '10.0.0.1' };
  const other = submission.replace('7', '8');
  await Promise.all([
    report(deps, { ...reporting, submission: other }),
    report(deps, { ...reporting, submission: other }),
  ]);
  expect(await openReports(deps.store)).toHaveLength(2);
});
