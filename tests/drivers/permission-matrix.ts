import type { ContributionAction, PermissionState, ROLES } from '../../domain/contribution-permissions.ts';
import { PERMISSION_STATES } from '../../domain/contribution-permissions.ts';

export type Standing = (typeof ROLES)[number];

export const ACTIONS = [
  'confirm',
  'correct',
  'withdraw',
  'approve',
  'correct-and-approve',
  'refuse',
  'hide',
  'republish',
  'auto-approve',
] as const satisfies readonly ContributionAction[];

/**
 * Who may do what with a contribution, written by hand so that a wrong table in the code is found. A column for each state, in the
 * order of PERMISSION_STATES: unconfirmed, pending, published, hidden by a steward, hidden by an editor, refused, withdrawn.
 * + it is done; = it is answered as done and nothing changes; otherwise nothing changes, and it is 3 forbidden, 4 not found, 9 too
 * late or too early.
 */
export const EXPECTED: Readonly<Record<Standing, Readonly<Record<ContributionAction, string>>>> = {
  visitor: everything('4 4 4 4 4 4 4'),
  author: {
    ...everything('3 3 3 3 3 3 3'),
    confirm: '+ = = 9 9 9 9',
    correct: '+ + + 9 9 9 9',
    withdraw: '+ + + + + 9 =',
  },
  member: everything('4 4 3 4 4 4 4'),
  steward: {
    ...everything('4 3 3 3 3 3 3'),
    approve: '4 + 9 9 9 9 9',
    refuse: '4 + 9 3 3 9 9',
    hide: '4 9 + = 9 9 9',
    republish: '4 9 9 + 3 9 9',
  },
  editor: {
    ...everything('4 3 3 3 3 3 3'),
    approve: '4 + 9 9 9 9 9',
    'correct-and-approve': '4 + 9 + + 9 9',
    refuse: '4 + 9 + + 9 9',
    hide: '4 9 + + 9 9 9',
    republish: '4 9 9 + + 9 9',
    'auto-approve': '4 + + + + 9 9',
  },
};

/** The state that an action leaves behind; the others leave it as it was. */
export const LEADS_TO: Readonly<Partial<Record<ContributionAction, string>>> = {
  confirm: 'pending',
  withdraw: 'withdrawn',
  approve: 'published',
  'correct-and-approve': 'published',
  refuse: 'refused',
  hide: 'hidden',
  republish: 'published',
};

export function expectedOf(role: Standing, action: ContributionAction, state: PermissionState): string {
  return EXPECTED[role][action].split(' ')[PERMISSION_STATES.indexOf(state)] ?? '';
}

function everything(row: string): Record<ContributionAction, string> {
  return Object.fromEntries(ACTIONS.map((action) => [action, row])) as Record<ContributionAction, string>;
}
