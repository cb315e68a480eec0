import { expect, test } from 'vitest';
import { roleOf } from './role-list.ts';

test('whoever has not shown that an address is theirs is a member', () => {
  const roles = { of: () => 'editor' as const };
  expect(roleOf(roles, 'ana@primjer.hr', true)).toBe('editor');
  expect(roleOf(roles, 'ana@primjer.hr', false)).toBe('member');
});
