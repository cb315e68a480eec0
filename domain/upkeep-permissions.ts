import type { Role } from './role.ts';

/** What is done for the site itself: to keep it, and to take it out. */
export const UPKEEP_ACTIONS = [
  'see-backups',
  'make-backup',
  'see-exports',
  'take-archive',
  'take-private-archive',
  'make-copy',
  'take-copy',
] as const;
export type UpkeepAction = (typeof UPKEEP_ACTIONS)[number];

/** Who may. Who is not named may not. */
const UPKEEP_PERMISSIONS: Readonly<Record<UpkeepAction, readonly Role[]>> = {
  'see-backups': ['editor'],
  'make-backup': ['editor'],
  'see-exports': ['editor'],
  'take-archive': ['editor'],
  'take-private-archive': ['editor'],
  'make-copy': ['editor'],
  'take-copy': ['editor'],
};

/** Of nobody who is signed in, the role is none. */
export function mayKeepUp(role: Role | undefined, action: UpkeepAction): boolean {
  return role !== undefined && UPKEEP_PERMISSIONS[action].includes(role);
}
