import { expect, test } from 'vitest';
import { mayWithTree, type TreeAction } from './tree-permissions.ts';

/** Written out, so that the table cannot change unnoticed. */
const ALLOWED: Readonly<Record<TreeAction, string>> = {
  'see-all': 'editor',
  'see-facts': 'member writer editor',
  edit: 'editor',
  undo: 'editor',
  propose: 'member writer',
  take: 'editor',
  refuse: 'editor',
  withdraw: 'owner',
};

test.each(Object.entries(ALLOWED))('%s is for %s alone', (action, roles) => {
  for (const role of ['member', 'writer', 'editor', 'owner'] as const)
    expect(mayWithTree(role, action as TreeAction), role).toBe(roles.split(' ').includes(role));
  expect(mayWithTree(undefined, action as TreeAction)).toBe(false);
});
