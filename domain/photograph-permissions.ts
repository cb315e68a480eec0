import type { Role } from './role.ts';

/** Who may do what with the photographs. What changes published pages, or takes something away, is for editors. */
const PHOTOGRAPH_PERMISSIONS = {
  view: ['writer', 'editor'],
  send: ['writer', 'editor'],
  describe: ['writer', 'editor'],
  replace: ['editor'],
  bin: ['editor'],
  restore: ['editor'],
} as const satisfies Record<string, readonly Role[]>;

export type PhotographAction = keyof typeof PHOTOGRAPH_PERMISSIONS;

/** Of nobody who is signed in, the role is none. */
export function mayWithPhotographs(action: PhotographAction, role: Role | undefined): boolean {
  return role !== undefined && (PHOTOGRAPH_PERMISSIONS[action] as readonly Role[]).includes(role);
}
