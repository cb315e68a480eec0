import { expect, test } from 'vitest';
import { REPORTS } from '../contributions/report.ts';
import { ADMISSIONS } from '../identity/admissions.ts';
import { smallSite } from '../identity/members.fixture.ts';
import { chooseNotifications } from './preferences.ts';
import { tellEditors } from './tell-editors.ts';
import { countsOf, waitingFor } from './waiting.ts';

const SENDER = { name: 'Stana', email: '', emailProven: false, telephone: '' };

/** Morning of a day; the hill is an hour ahead. */
function desk(start = '2026-11-16T05:00:00Z') {
  const site = smallSite(start);
  site.named('iva');
  const today = () => site.deps.now().toISOString().slice(0, 10);
  const deps = { ...site.deps, origin: () => 'https://brdo.primjer', today };
  let count = 0;
  return {
    ...site,
    store: site.deps.store,
    tell: async () => {
      await tellEditors(deps, 'at-once');
      await tellEditors(deps, 'daily');
    },
    told: () => site.emails.map(({ kind, to }) => `${kind} ${to}`),
    async report(about = 'memory/jaje', more: object = {}) {
      count += 1;
      const id = `r${count}`;
      const fields = { id, about, reason: '.', at: '2026-11-16T05:00:00Z', accountId: '', state: 'open', ...more };
      await site.deps.store.commit([{ verb: 'create', collection: REPORTS, id, fields }]);
    },
  };
}

test('what waits for editors is counted by kind, no further than asked; for others nothing does', async () => {
  const { store, report } = desk();
  await report();
  await report('bosnjak#I12');
  await report('', { sender: SENDER });
  await report('', { state: 'closed' });
  const asked = { accountId: 'ana', state: 'waiting', at: '2026-11-16T05:00:00Z', origin: '' };
  await store.commit([{ verb: 'create', collection: ADMISSIONS, id: 'ana', fields: asked }]);
  expect(countsOf(await waitingFor(store, 'editor'))).toEqual([
    { kind: 'admissions', count: 1 },
    { kind: 'reports', count: 1 },
    { kind: 'corrections', count: 1 },
    { kind: 'messages', count: 1 },
  ]);
  expect(await waitingFor(store, 'editor', 2)).toHaveLength(3);
  expect(await waitingFor(store, 'writer')).toEqual([]);
  expect(await waitingFor(store, 'member')).toEqual([]);
});

test('once a day, in the morning, whichever process does it and however often', async () => {
  const { tell, told, report, pass } = desk();
  await tell();
  await report();
  // Six o'clock on the hill.
  await tell();
  expect(told()).toEqual([]);
  pass(1);
  await Promise.all([tell(), tell()]);
  await report();
  pass(10);
  await tell();
  expect(told()).toEqual(['waiting iva@primjer.hr']);
  pass(24);
  await tell();
  expect(told()).toHaveLength(2);
});

test('at once, and in a flood once in half an hour', async () => {
  const { store, tell, told, report, pass, emails } = desk();
  await chooseNotifications(store, 'iva', 'at-once');
  await report();
  await tell();
  expect(told()).toHaveLength(1);
  for (let count = 0; count < 60; count += 1) {
    await report('', { sender: SENDER });
    await tell();
  }
  expect(told()).toHaveLength(1);
  pass(0.5);
  await Promise.all([tell(), tell()]);
  expect(told()).toHaveLength(2);
  expect(emails.at(-1)).toMatchObject({
    waiting: [
      { kind: 'reports', count: 1 },
      { kind: 'messages', count: 60 },
    ],
  });
  // Nothing new since.
  pass(5);
  await tell();
  expect(told()).toHaveLength(2);
});

test('only those who edit, and want to hear of it, and may', async () => {
  const { deps, store, named, tell, told, report, pass } = desk();
  for (const id of ['ana', 'mate', 'ruza', 'stana']) named(id, id !== 'mate');
  for (const id of ['ana', 'mate', 'stana']) await deps.roles.give(`${id}@primjer.hr`, 'editor');
  await deps.roles.give('ruza@primjer.hr', 'writer');
  await chooseNotifications(store, 'ana', 'never');
  await deps.directory.setDisabled('stana', true);
  await report();
  pass(5);
  await tell();
  expect(told()).toEqual(['waiting iva@primjer.hr']);
});

test('however many they are, everybody is told', async () => {
  const { deps, named, tell, told, report, pass } = desk();
  for (let count = 1; count <= 101; count += 1) await deps.roles.give(named(`urednik${count}`).email, 'editor');
  await report();
  pass(5);
  await tell();
  expect(new Set(told()).size).toBe(102);
  expect(told()).toHaveLength(102);
});
