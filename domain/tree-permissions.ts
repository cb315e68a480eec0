import type { Role } from './role.ts';

/**
 * Who may do what to a family tree, by any door. Of a writer's word no tree becomes another: they propose, as members do. `owner` is
 * whoever made the very proposal. Who is not named may not.
 */
const TREE_PERMISSIONS = {
  /** Everything of everybody, as the file has it. */
  'see-all': ['editor'],
  /** What they see of somebody, to be put right. */
  'see-facts': ['member', 'writer', 'editor'],
  edit: ['editor'],
  undo: ['editor'],
  propose: ['member', 'writer'],
  take: ['editor'],
  refuse: ['editor'],
  withdraw: ['owner'],
} as const satisfies Record<string, readonly TreeRole[]>;

export type TreeRole = Role | 'owner';
export type TreeAction = keyof typeof TREE_PERMISSIONS;

export function mayWithTree(role: TreeRole | undefined, action: TreeAction): boolean {
  return role !== undefined && (TREE_PERMISSIONS[action] as readonly TreeRole[]).includes(role);
}
