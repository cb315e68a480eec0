import { expect, test } from 'vitest';
import { ADMISSION_STATES, MEMBERSHIP_MODES, type MembershipState, membershipOf } from './membership.ts';
import type { Role } from './role.ts';

const ROLES: readonly Role[] = ['member', 'writer', 'editor'];

/** Written out, and not computed as the code does: mode, whether the address is confirmed, what was decided. */
const MEMBERS: Readonly<Record<string, MembershipState>> = {
  'open unconfirmed none': 'member',
  'open unconfirmed waiting': 'member',
  'open unconfirmed admitted': 'member',
  'open unconfirmed refused': 'member',
  'open confirmed none': 'member',
  'open confirmed waiting': 'member',
  'open confirmed admitted': 'member',
  'open confirmed refused': 'member',
  'confirmed unconfirmed none': 'unconfirmed',
  'confirmed unconfirmed waiting': 'unconfirmed',
  'confirmed unconfirmed admitted': 'unconfirmed',
  'confirmed unconfirmed refused': 'unconfirmed',
  'confirmed confirmed none': 'member',
  'confirmed confirmed waiting': 'member',
  'confirmed confirmed admitted': 'member',
  'confirmed confirmed refused': 'member',
  'approved unconfirmed none': 'unconfirmed',
  'approved unconfirmed waiting': 'unconfirmed',
  'approved unconfirmed admitted': 'unconfirmed',
  'approved unconfirmed refused': 'unconfirmed',
  'approved confirmed none': 'waiting',
  'approved confirmed waiting': 'waiting',
  'approved confirmed admitted': 'member',
  'approved confirmed refused': 'refused',
};

test('who is a member, in every mode, of everybody', () => {
  const decided = MEMBERSHIP_MODES.flatMap((mode) =>
    [false, true].flatMap((verified) =>
      [undefined, ...ADMISSION_STATES].map((admission) => [
        `${mode} ${verified ? 'confirmed' : 'unconfirmed'} ${admission ?? 'none'}`,
        membershipOf(mode, { verified, role: 'member', admission }),
      ]),
    ),
  );
  expect(Object.fromEntries(decided)).toEqual(MEMBERS);
});

test('who edits or writes is a member, whatever was decided before', () => {
  for (const mode of MEMBERSHIP_MODES) {
    for (const role of ROLES.slice(1)) {
      for (const admission of [undefined, ...ADMISSION_STATES]) {
        expect(membershipOf(mode, { verified: true, role, admission })).toBe('member');
      }
    }
  }
});
