import { expect, test } from 'vitest';
import type { Role } from './role.ts';
import { mayKeepUp, UPKEEP_ACTIONS } from './upkeep-permissions.ts';

/** Written out, and not taken from the table. */
const ALLOWED = [
  'editor see-backups',
  'editor make-backup',
  'editor see-exports',
  'editor take-archive',
  'editor take-private-archive',
  'editor make-copy',
  'editor take-copy',
];

test('who may do what for the site itself', () => {
  const roles: readonly (Role | undefined)[] = [undefined, 'member', 'writer', 'editor'];
  const allowed = roles.flatMap((role) =>
    UPKEEP_ACTIONS.filter((action) => mayKeepUp(role, action)).map((action) => `${role} ${action}`),
  );
  expect(allowed).toEqual(ALLOWED);
});
