/**
 * Who may do what with a contribution, in which state, and which state that leads to. Everything that is asked of a
 * contribution, by whatever door, is asked of this table (chronicle/contributions/act-on.ts), and the buttons that a person
 * is shown come from it.
 */

/** Who somebody is toward one contribution; `author` holds its private link, `steward` looks after the page it stands on. */
export const ROLES = ['visitor', 'author', 'member', 'steward', 'editor'] as const;
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

/** A second click asks for what is done already: it is answered as done, and nothing changes. */
const DONE = 'done-already';

/** For each state in which it may be done, the state it leads to. */
type Transitions = Readonly<Partial<Record<PermissionState, PermissionState | typeof DONE>>>;

const HIDDEN = ['hidden-by-steward', 'hidden-by-editor'] as const;
/** Its words are still kept, and its author has shown that they are theirs. */
const KEPT = ['pending', 'published', ...HIDDEN] as const;
const CONFIRMED = [...KEPT, 'refused', 'withdrawn'] as const;

/** Action -> role -> state before -> state after. Who is not named may not. */
export const CONTRIBUTION_PERMISSIONS = {
  view: {
    author: staysIn('unconfirmed', ...CONFIRMED),
    member: staysIn('published'),
    steward: staysIn(...CONFIRMED),
    editor: staysIn(...CONFIRMED),
  },
  'view-media': { author: staysIn('unconfirmed', ...KEPT), editor: staysIn(...KEPT) },
  // And the telephone number of somebody who has none.
  'view-email': { editor: staysIn(...KEPT) },
  report: { member: staysIn('published'), steward: staysIn('published'), editor: staysIn('published') },
  confirm: { author: { unconfirmed: 'pending', pending: DONE, published: DONE } },
  // What has been published stays as it was until somebody agrees with the change.
  correct: { author: { unconfirmed: 'unconfirmed', pending: 'pending', published: 'pending' } },
  withdraw: { author: { ...leadsTo('withdrawn', 'unconfirmed', ...KEPT), withdrawn: DONE } },
  approve: { steward: { pending: 'published' }, editor: { pending: 'published' } },
  'correct-and-approve': { editor: leadsTo('published', 'pending', ...HIDDEN) },
  refuse: { steward: { pending: 'refused' }, editor: leadsTo('refused', 'pending', ...HIDDEN) },
  // What a steward hid, a steward can bring back: an editor who wants it gone hides it again.
  hide: {
    steward: { published: 'hidden-by-steward', 'hidden-by-steward': DONE },
    editor: leadsTo('hidden-by-editor', 'published', 'hidden-by-steward'),
  },
  republish: { steward: { 'hidden-by-steward': 'published' }, editor: leadsTo('published', ...HIDDEN) },
  // Of its author's next memories, not of this one.
  'auto-approve': { editor: staysIn(...KEPT) },
} as const satisfies Record<string, Partial<Record<Role, Transitions>>>;

export type ContributionPermission = keyof typeof CONTRIBUTION_PERMISSIONS;
/** Those that change something, as forms name them. */
export type ContributionAction = Exclude<ContributionPermission, 'view' | 'view-media' | 'view-email' | 'report'>;

/** What is done on a page and not with one contribution: no states. */
export const PAGE_PERMISSIONS = {
  candle: ['member', 'steward', 'editor'],
  condolence: ['member', 'steward', 'editor'],
  'name-steward': ['editor'],
  'release-steward': ['editor'],
  'answer-report': ['editor'],
  'close-report': ['editor'],
  'hide-reported': ['editor'],
  'delete-report': ['editor'],
  'send-message': ['visitor', 'member', 'steward', 'editor'],
} as const satisfies Record<string, readonly Role[]>;

export type PageAction = keyof typeof PAGE_PERMISSIONS;

export function may(role: Role, action: ContributionPermission, state: PermissionState): boolean {
  const after = transitionsOf(role, action)[state];
  return after !== undefined && after !== DONE;
}

export function mayOnPage(role: Role, action: PageAction): boolean {
  return (PAGE_PERMISSIONS[action] as readonly Role[]).includes(role);
}

/**
 * `not-found` tells whoever may not see it nothing of its being there; `forbidden` is somebody else's to do, or nobody's
 * like them; `wrong-state` they could do at another time.
 */
export type Verdict =
  | { readonly kind: 'allowed'; readonly leadsTo: PermissionState }
  | { readonly kind: typeof DONE | 'not-found' | 'forbidden' | 'wrong-state' };

export function verdictOn(role: Role, action: ContributionPermission, state: PermissionState): Verdict {
  const transitions = transitionsOf(role, action);
  const after = transitions[state];
  if (after && after !== DONE) return { kind: 'allowed', leadsTo: after };
  if (!may(role, 'view', state)) return { kind: 'not-found' };
  if (after === DONE) return { kind: DONE };
  if (Object.keys(transitions).length === 0) return { kind: 'forbidden' };
  return { kind: ROLES.some((other) => may(other, action, state)) ? 'forbidden' : 'wrong-state' };
}

/** The buttons that somebody is shown. */
export function actionsFor(role: Role, state: PermissionState): readonly ContributionPermission[] {
  return Object.keys(CONTRIBUTION_PERMISSIONS)
    .map((action) => action as ContributionPermission)
    .filter((action) => may(role, action, state));
}

function transitionsOf(role: Role, action: ContributionPermission): Transitions {
  const roles: Partial<Record<Role, Transitions>> = CONTRIBUTION_PERMISSIONS[action];
  return roles[role] ?? {};
}

function staysIn(...states: readonly PermissionState[]): Transitions {
  return Object.fromEntries(states.map((state) => [state, state]));
}

function leadsTo(after: PermissionState, ...states: readonly PermissionState[]): Transitions {
  return Object.fromEntries(states.map((state) => [state, after]));
}
