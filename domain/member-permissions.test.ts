import { expect, test } from 'vitest';
import { MEMBER_ACTIONS, MEMBER_TARGETS, mayAboutMember } from './member-permissions.ts';
import type { Role } from './role.ts';

/** Written out, and not taken from the table. */
const ALLOWED = [
  'editor list self',
  'editor list configured',
  'editor list other',
  'editor invite other',
  'editor give-role other',
  'editor block other',
  'editor decide-admission other',
];

test('who may do what about whom', () => {
  const roles: readonly Role[] = ['member', 'writer', 'editor'];
  const allowed = roles.flatMap((role) =>
    MEMBER_ACTIONS.flatMap((action) =>
      MEMBER_TARGETS.filter((target) => mayAboutMember(role, action, target)).map(
        (target) => `${role} ${action} ${target}`,
      ),
    ),
  );
  expect(allowed).toEqual(ALLOWED);
});
