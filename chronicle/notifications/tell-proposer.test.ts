import { expect, test } from 'vitest';
import { smallSite } from '../identity/members.fixture.ts';
import { withoutNotifications } from './tell-editors.ts';
import { tellProposer } from './tell-proposer.ts';

const NEWS = {
  kind: 'proposal-refused',
  title: 'Gumno',
  reason: 'Treba izvor.',
  origin: 'https://brdo.primjer',
} as const;

test('who proposed it is told, if the address is theirs, and not by themselves', async () => {
  const { deps, iva, named, emails } = smallSite();
  named('ana');
  named('mate', false);
  named('stana');
  await deps.directory.setDisabled('stana', true);
  for (const proposer of ['ana', 'mate', 'stana', 'nema', '', 'iva']) {
    await tellProposer(deps, { proposer, by: iva }, NEWS);
  }
  expect(emails).toEqual([{ ...NEWS, to: 'ana@primjer.hr' }]);
});

test('whole messages go to addresses alone that no notification reaches', async () => {
  const { deps, named } = smallSite();
  for (const id of ['ana', 'mate', 'stana']) named(id, id !== 'mate');
  for (const id of ['ana', 'mate']) await deps.roles.give(`${id}@primjer.hr`, 'editor');
  const all = ['ana', 'mate', 'stana', 'nema', 'sanducic'].map((id) => `${id}@primjer.hr`);
  expect(await withoutNotifications(deps, all)).toEqual(all.slice(1));
  const offline = { ...deps, directory: { withEmails: () => Promise.reject(new Error('out of reach')) } };
  expect(await withoutNotifications(offline, all)).toEqual(all);
});
