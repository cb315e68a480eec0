import { expect, test } from 'vitest';
import { admissionOf } from './admissions.ts';
import {
  acceptInvitation,
  INVITATIONS,
  invitationOf,
  invite,
  openInvitations,
  resendInvitation,
  revokeInvitation,
  sweepInvitations,
} from './invitations.ts';
import { memberDataHolder } from './member-data.ts';
import { smallSite } from './members.fixture.ts';

const origin = 'https://brdo.primjer';
const email = 'ana@primjer.hr';

async function invited(role: 'member' | 'writer' | 'editor' = 'writer') {
  const site = smallSite();
  const invitation = await invite(site.deps, site.iva, { email: ' Ana@primjer.hr ', role, origin });
  const token = () => site.emails.flatMap((sent) => (sent.kind === 'invitation' ? [sent.token] : [])).at(-1) ?? '';
  return { ...site, invitation, token };
}

test('a role is given when whoever has the address accepts, once, and nothing of the token is kept', async () => {
  const { deps, named, token, account, accountOf, emails } = await invited();
  expect(emails).toEqual([{ kind: 'invitation', to: email, origin, token: token(), role: 'writer' }]);
  expect(JSON.stringify(await deps.store.list(INVITATIONS))).not.toContain(token());
  expect(deps.roles.of(email)).toBe('member');
  named('ana', false);
  const ana = accountOf('ana');
  expect(await acceptInvitation(deps, ana, { token: token(), origin })).toBe('writer');
  expect([account('ana')?.verified, deps.roles.of(email)]).toEqual([true, 'writer']);
  expect(await admissionOf(deps.store, 'ana')).toBe('admitted');
  await expect(acceptInvitation(deps, ana, { token: token(), origin })).rejects.toMatchObject({ code: 'not-found' });
  expect(await openInvitations(deps.store)).toEqual([]);
});

test('nobody else accepts it, with whatever token', async () => {
  const { deps, accountOf, named, token } = await invited('editor');
  named('mate');
  named('ana', false);
  const refused = { code: 'not-found' };
  await expect(acceptInvitation(deps, accountOf('mate'), { token: token(), origin })).rejects.toMatchObject(refused);
  for (const guess of ['', 'izmišljeno', `${token()}x`]) {
    await expect(acceptInvitation(deps, accountOf('ana'), { token: guess, origin })).rejects.toMatchObject(refused);
  }
  expect([deps.roles.of(email), deps.roles.of('mate@primjer.hr')]).toEqual(['member', 'member']);
});

test('it is over after two weeks, when it is revoked, and when whoever sent it may not invite any more', async () => {
  const first = await invited();
  first.pass(14 * 24);
  expect(await invitationOf(first.deps, first.token())).toBeUndefined();

  const { deps, iva, token, invitation } = await invited();
  await revokeInvitation(deps, iva, invitation.id, true);
  expect(await invitationOf(deps, token())).toBeUndefined();
  // Taken back, the link that was sent is good again.
  await revokeInvitation(deps, iva, invitation.id, false);
  expect(await invitationOf(deps, token())).toMatchObject({ email });

  const third = smallSite();
  third.named('mate');
  await third.deps.roles.give('mate@primjer.hr', 'editor');
  await invite(third.deps, third.accountOf('mate'), { email, role: 'editor', origin });
  const [sent] = third.emails;
  const sentToken = sent?.kind === 'invitation' ? sent.token : '';
  expect(await invitationOf(third.deps, sentToken)).toMatchObject({ email });
  await third.deps.roles.take('mate@primjer.hr');
  expect(await invitationOf(third.deps, sentToken)).toBeUndefined();
});

test('it counts only while whoever sent it has an account that is verified and not blocked', async () => {
  const { deps, named, accountOf, iva, token, leave } = await invited('editor');
  named('ana', false);
  const isGood = async () => (await invitationOf(deps, token())) !== undefined;
  await deps.directory.setDisabled(iva.id, true);
  expect(await isGood()).toBe(false);
  await expect(acceptInvitation(deps, accountOf('ana'), { token: token(), origin })).rejects.toMatchObject({
    code: 'not-found',
  });
  await deps.directory.setDisabled(iva.id, false);
  expect(await isGood()).toBe(true);
  named('iva', false);
  expect(await isGood()).toBe(false);
  named('iva');
  expect(await isGood()).toBe(true);
  leave('iva');
  expect([await isGood(), deps.roles.of(iva.email), deps.roles.of(email)]).toEqual([false, 'editor', 'member']);
});

test('a link is not spent where the role could not be given', async () => {
  const { deps, named, accountOf, token } = await invited();
  named('ana', false);
  const broken = { ...deps, roles: { ...deps.roles, give: () => Promise.reject(new Error('out of order')) } };
  await expect(acceptInvitation(broken, accountOf('ana'), { token: token(), origin })).rejects.toThrow('out of order');
  expect(await acceptInvitation(deps, accountOf('ana'), { token: token(), origin })).toBe('writer');
});

test('an editor who accepts an older invitation stays one', async () => {
  const { deps, named, accountOf, token } = await invited('writer');
  named('ana');
  await deps.roles.give(email, 'editor');
  expect(await acceptInvitation(deps, accountOf('ana'), { token: token(), origin })).toBe('editor');
});

test('what was revoked is not sent again; what was accepted is not revoked', async () => {
  const { deps, iva, invitation, named, accountOf, token } = await invited();
  await revokeInvitation(deps, iva, invitation.id, true);
  await expect(resendInvitation(deps, iva, invitation.id, origin)).rejects.toMatchObject({ code: 'not-found' });
  await revokeInvitation(deps, iva, invitation.id, false);
  named('ana', false);
  await acceptInvitation(deps, accountOf('ana'), { token: token(), origin });
  for (const revoked of [true, false]) {
    await expect(revokeInvitation(deps, iva, invitation.id, revoked)).rejects.toMatchObject({ code: 'decided' });
  }
});

test('another email brings another link, and the earlier one is over', async () => {
  const { deps, iva, token, invitation } = await invited();
  const first = token();
  await resendInvitation(deps, iva, invitation.id, origin);
  expect(token()).not.toBe(first);
  expect(await invitationOf(deps, first)).toBeUndefined();
  expect(await invitationOf(deps, token())).toMatchObject({ id: invitation.id });
});

test('no address is written to again and again, nor by anybody but editors', async () => {
  const { deps, iva, invitation, accountOf, named } = await invited();
  await expect(invite(deps, iva, { email, role: 'member', origin })).rejects.toMatchObject({ code: 'already-invited' });
  for (const _ of [2, 3]) await resendInvitation(deps, iva, invitation.id, origin);
  await expect(resendInvitation(deps, iva, invitation.id, origin)).rejects.toMatchObject({ code: 'too-many-requests' });
  named('mate');
  await deps.roles.give('mate@primjer.hr', 'writer');
  const mate = accountOf('mate');
  const forbidden = { code: 'forbidden' };
  await expect(invite(deps, mate, { email: 'x@primjer.hr', role: 'member', origin })).rejects.toMatchObject(forbidden);
  await expect(revokeInvitation(deps, mate, invitation.id, true)).rejects.toMatchObject(forbidden);
  await expect(resendInvitation(deps, mate, invitation.id, origin)).rejects.toMatchObject(forbidden);
});

test.each(['', 'ana', 'ana@primjer.hr\nBcc: svi@primjer.hr', 'ana@primjer.hr, mate@primjer.hr'])(
  'what is no address is not written to: %j',
  async (typed) => {
    const { deps, iva, emails } = smallSite();
    await expect(invite(deps, iva, { email: typed, role: 'member', origin })).rejects.toMatchObject({
      code: 'invalid-email',
    });
    expect(emails).toEqual([]);
  },
);

test('an invitation that is over does not keep an address from being invited again', async () => {
  const { deps, iva, pass } = await invited();
  pass(14 * 24);
  await invite(deps, iva, { email, role: 'writer', origin });
  expect(await deps.store.list(INVITATIONS)).toHaveLength(2);
});

test('whoever has an account is not invited to what they have', async () => {
  const { deps, iva, named } = smallSite();
  named('ana');
  await expect(invite(deps, iva, { email, role: 'member', origin })).rejects.toMatchObject({ code: 'has-account' });
  await expect(invite(deps, iva, { email: iva.email, role: 'editor', origin })).rejects.toMatchObject({
    code: 'own-account',
  });
});

test('addresses are forgotten a month after nobody could answer any more', async () => {
  const { deps, pass } = await invited();
  pass((14 + 29) * 24);
  await sweepInvitations(deps);
  expect(await deps.store.list(INVITATIONS)).toHaveLength(1);
  pass(2 * 24);
  await sweepInvitations(deps);
  expect(await deps.store.list(INVITATIONS)).toEqual([]);
});

test('whoever leaves takes along what is held of them, and nothing stays', async () => {
  const { deps, named, token, accountOf } = await invited();
  named('ana', false);
  await acceptInvitation(deps, accountOf('ana'), { token: token(), origin });
  const holder = memberDataHolder(deps.store, deps.roles);
  const owner = { accountId: 'ana', verifiedEmail: email };
  expect(await holder.exportOf(owner)).toMatchObject({
    admission: { state: 'admitted' },
    invitations: [{ role: 'writer', state: 'accepted' }],
    notifications: 'daily',
  });
  await holder.forget(owner, 'remove');
  expect(await deps.store.list(INVITATIONS)).toEqual([]);
  expect(await admissionOf(deps.store, 'ana')).toBeUndefined();
  expect(deps.roles.of(email)).toBe('member');
});

test('whoever leaves is not named in what they have sent, which another editor can send anew', async () => {
  const { deps, iva, invitation, token, named, accountOf } = await invited();
  named('mate');
  await deps.roles.give('mate@primjer.hr', 'editor');
  const mate = accountOf('mate');
  await invite(deps, mate, { email: 'luka@primjer.hr', role: 'member', origin });
  await memberDataHolder(deps.store, deps.roles).forget({ accountId: iva.id, verifiedEmail: iva.email }, 'remove');
  const kept = await deps.store.list(INVITATIONS);
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain(iva.email);
  expect(JSON.stringify(kept)).not.toContain(iva.name);
  expect(JSON.stringify(kept)).toContain(mate.email);
  await resendInvitation(deps, mate, invitation.id, origin);
  expect(await invitationOf(deps, token())).toMatchObject({ email });
});

test('sent again in the moment when it is accepted, it is not open again', async () => {
  const { deps, iva, named, accountOf, token, invitation } = await invited();
  named('ana', false);
  const answers = await Promise.allSettled([
    acceptInvitation(deps, accountOf('ana'), { token: token(), origin }),
    resendInvitation(deps, iva, invitation.id, origin),
    resendInvitation(deps, iva, invitation.id, origin),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await openInvitations(deps.store)).length).toBe(deps.roles.of(email) === 'writer' ? 0 : 1);
});
