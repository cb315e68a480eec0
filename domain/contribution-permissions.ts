/**
 * Who may do what with a contribution, in which state. Everything that is asked of a contribution, by whatever door, is
 * asked of this table (chronicle/contributions/act-on.ts), and the buttons that a person is shown come from it.
 */

/** Who somebody is toward one contribution; `teller` holds its private link, `steward` looks after the page it stands on. */
export const ROLES = ['visitor', 'teller', 'member', 'steward', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** What is hidden can be brought back by whom it depends on who hid it. */
export const PERMISSION_STATES = [
  'unconfirmed',
  'pending',
  'published',
  'hidden-by-steward',
  'hidden-by-editor',
  'refused',
  'withdrawn',
] as const;
export type PermissionState = (typeof PERMISSION_STATES)[number];

const HIDDEN = ['hidden-by-steward', 'hidden-by-editor'] as const;
/** Its words are still kept, and its teller has shown that they are theirs. */
const KEPT = ['pending', 'published', ...HIDDEN] as const;
const CONFIRMED = [...KEPT, 'refused', 'withdrawn'] as const;

/** Action -> role -> the states in which this role may do it. Who is not named may not. */
export const CONTRIBUTION_PERMISSIONS = {
  view: {
    teller: ['unconfirmed', ...CONFIRMED],
    member: ['published'],
    steward: CONFIRMED,
    editor: CONFIRMED,
  },
  'view-media': { teller: ['unconfirmed', ...KEPT], editor: KEPT },
  'view-email': { editor: KEPT },
  report: { member: ['published'], steward: ['published'], editor: ['published'] },
  confirm: { teller: ['unconfirmed'] },
  correct: { teller: ['unconfirmed', 'pending', 'published'] },
  withdraw: { teller: ['unconfirmed', ...KEPT] },
  approve: { steward: ['pending'], editor: ['pending'] },
  'correct-and-approve': { editor: ['pending', ...HIDDEN] },
  refuse: { steward: ['pending'], editor: ['pending', ...HIDDEN] },
  // What a steward hid, a steward can bring back: an editor who wants it gone hides it again.
  hide: { steward: ['published'], editor: ['published', 'hidden-by-steward'] },
  republish: { steward: ['hidden-by-steward'], editor: HIDDEN },
  'auto-approve': { editor: KEPT },
} as const satisfies Record<string, Partial<Record<Role, readonly PermissionState[]>>>;

export type ContributionPermission = keyof typeof CONTRIBUTION_PERMISSIONS;
/** Those that change something, as forms name them. */
export type ContributionAction = Exclude<ContributionPermission, 'view' | 'view-media' | 'view-email' | 'report'>;

/** What somebody who may do it can ask for twice, by a second click: it is answered as done, and nothing changes. */
const REPEATED: Partial<Record<ContributionPermission, readonly PermissionState[]>> = {
  confirm: ['pending', 'published'],
  withdraw: ['withdrawn'],
  hide: ['hidden-by-steward'],
};

/** What is done on a page and not with one contribution: no states. */
export const PAGE_PERMISSIONS = {
  candle: ['member', 'steward', 'editor'],
  condolence: ['member', 'steward', 'editor'],
  'name-steward': ['editor'],
  'release-steward': ['editor'],
  'close-report': ['editor'],
  'hide-reported': ['editor'],
} as const satisfies Record<string, readonly Role[]>;

export type PageAction = keyof typeof PAGE_PERMISSIONS;

export function may(role: Role, action: ContributionPermission, state: PermissionState): boolean {
  return statesFor(role, action).includes(state);
}

export function mayOnPage(role: Role, action: PageAction): boolean {
  return (PAGE_PERMISSIONS[action] as readonly Role[]).includes(role);
}

/**
 * `not-found` tells whoever may not see it nothing of its being there; `forbidden` is somebody else's to do, or nobody's
 * like them; `wrong-state` they could do at another time.
 */
export type Verdict = 'allowed' | 'done-already' | 'not-found' | 'forbidden' | 'wrong-state';

export function verdictOn(role: Role, action: ContributionPermission, state: PermissionState): Verdict {
  if (may(role, action, state)) return 'allowed';
  if (!may(role, 'view', state)) return 'not-found';
  if (statesFor(role, action).length === 0) return 'forbidden';
  if (REPEATED[action]?.includes(state)) return 'done-already';
  return ROLES.some((other) => may(other, action, state)) ? 'forbidden' : 'wrong-state';
}

/** The buttons that somebody is shown. */
export function actionsFor(role: Role, state: PermissionState): readonly ContributionPermission[] {
  return Object.keys(CONTRIBUTION_PERMISSIONS)
    .map((action) => action as ContributionPermission)
    .filter((action) => may(role, action, state));
}

function statesFor(role: Role, action: ContributionPermission): readonly PermissionState[] {
  const states: Partial<Record<Role, readonly PermissionState[]>> = CONTRIBUTION_PERMISSIONS[action];
  return states[role] ?? [];
}
