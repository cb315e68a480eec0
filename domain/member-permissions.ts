import type { Role } from './role.ts';

/** What can be done about somebody's membership. */
export const MEMBER_ACTIONS = ['list', 'invite', 'give-role', 'block', 'decide-admission'] as const;
export type MemberAction = (typeof MEMBER_ACTIONS)[number];

/** Whom it is done to: oneself, somebody whom the configuration names an editor, or anybody else. */
export const MEMBER_TARGETS = ['self', 'configured', 'other'] as const;
export type MemberTarget = (typeof MEMBER_TARGETS)[number];

/** Action -> role -> to whom. Who is not named may not. Nobody takes their own role: there is always an editor left. */
const MEMBER_PERMISSIONS: Readonly<Record<MemberAction, Partial<Record<Role, readonly MemberTarget[]>>>> = {
  list: { editor: ['self', 'configured', 'other'] },
  invite: { editor: ['other'] },
  'give-role': { editor: ['other'] },
  block: { editor: ['other'] },
  'decide-admission': { editor: ['other'] },
};

export function mayAboutMember(role: Role, action: MemberAction, target: MemberTarget): boolean {
  return MEMBER_PERMISSIONS[action][role]?.includes(target) ?? false;
}
