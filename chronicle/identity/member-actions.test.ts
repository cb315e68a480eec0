import { expect, test } from 'vitest';
import { giveRole, setBlocked } from './member-actions.ts';
import { smallSite } from './members.fixture.ts';

test('an editor makes and unmakes writers and editors, and hears what they were', async () => {
  const { deps, named, iva, accountOf } = smallSite();
  named('ana');
  for (const [role, before] of [
    ['writer', 'member'],
    ['editor', 'writer'],
    ['member', 'editor'],
  ] as const) {
    expect(await giveRole(deps, iva, { accountId: 'ana', role })).toMatchObject({ before });
    expect(accountOf('ana').role).toBe(role);
  }
});

test('nobody changes themselves, nor whom the configuration names, nor who has not shown an address', async () => {
  const { deps, named, accountOf } = smallSite();
  named('ana');
  named('nepoznat', false);
  await deps.roles.give('ana@primjer.hr', 'editor');
  const ana = accountOf('ana');
  const role = 'member';
  await expect(giveRole(deps, ana, { accountId: 'ana', role })).rejects.toMatchObject({ code: 'own-account' });
  await expect(giveRole(deps, ana, { accountId: 'iva', role })).rejects.toMatchObject({ code: 'configured' });
  await expect(setBlocked(deps, ana, { accountId: 'ana', blocked: true })).rejects.toMatchObject({
    code: 'own-account',
  });
  await expect(setBlocked(deps, ana, { accountId: 'iva', blocked: true })).rejects.toMatchObject({
    code: 'configured',
  });
  await expect(giveRole(deps, ana, { accountId: 'nepoznat', role: 'editor' })).rejects.toMatchObject({
    code: 'unverified',
  });
  await expect(giveRole(deps, ana, { accountId: 'nitko', role })).rejects.toMatchObject({ code: 'not-found' });
  expect(deps.roles.of('nepoznat@primjer.hr')).toBe('member');
});

test('members and writers do nothing about anybody', async () => {
  const { deps, named, accountOf } = smallSite();
  named('ana');
  named('mate');
  for (const role of ['member', 'writer'] as const) {
    if (role === 'writer') await deps.roles.give('ana@primjer.hr', role);
    const ana = accountOf('ana');
    expect(ana.role).toBe(role);
    for (const work of [
      giveRole(deps, ana, { accountId: 'mate', role: 'editor' }),
      giveRole(deps, ana, { accountId: 'ana', role: 'editor' }),
      setBlocked(deps, ana, { accountId: 'mate', blocked: true }),
    ]) {
      await expect(work).rejects.toMatchObject({ code: 'forbidden' });
    }
  }
});

test('an editor is unmade before being blocked, and by nobody who has just been unmade', async () => {
  const { deps, named, iva, accountOf } = smallSite();
  named('ana');
  await giveRole(deps, iva, { accountId: 'ana', role: 'editor' });
  await expect(setBlocked(deps, iva, { accountId: 'ana', blocked: true })).rejects.toMatchObject({ code: 'is-editor' });
  named('mate');
  const ana = accountOf('ana');
  await giveRole(deps, iva, { accountId: 'ana', role: 'member' });
  await expect(giveRole(deps, ana, { accountId: 'mate', role: 'editor' })).rejects.toMatchObject({ code: 'forbidden' });
  await setBlocked(deps, iva, { accountId: 'ana', blocked: true });
});

test('who is blocked is let in again', async () => {
  const { deps, named, iva, account } = smallSite();
  named('ana');
  expect(await setBlocked(deps, iva, { accountId: 'ana', blocked: true })).toMatchObject({ before: false });
  expect(account('ana')?.disabled).toBe(true);
  expect(await setBlocked(deps, iva, { accountId: 'ana', blocked: false })).toMatchObject({ before: true });
  expect(account('ana')?.disabled).toBe(false);
});
