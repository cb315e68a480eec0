/**
 * Who may do what with a record and its drafts, in which state, and which state that leads to. Everything that the editor and the
 * desk do, by whatever door, is asked of this table (chronicle/editing/standing.ts), and the buttons that a person is shown come from it.
 */

/**
 * Who somebody is toward one draft or record. `owner` began or proposed this very draft, `steward` looks after this very memorial.
 */
export const EDITING_ROLES = ['visitor', 'member', 'owner', 'steward', 'writer', 'editor'] as const;
export type EditingRole = (typeof EDITING_ROLES)[number];

/**
 * `none` has no draft yet; `working`, `proposed` and `scheduled` are drafts; `published` and `unpublished` are records; `deleted` is
 * either of them in the bin.
 */
export const EDITING_STATES = [
  'none',
  'working',
  'proposed',
  'scheduled',
  'published',
  'unpublished',
  'deleted',
] as const;
export type EditingState = (typeof EDITING_STATES)[number];

/** What comes out of the bin is what it was before. */
const AS_IT_WAS = 'as-it-was';
/** A second click asks for what is done already: it is answered as done, and nothing changes. */
const DONE = 'done-already';

type After = EditingState | typeof AS_IT_WAS;
type Transitions = Readonly<Partial<Record<EditingState, After | typeof DONE>>>;

const DRAFTS = ['working', 'proposed', 'scheduled'] as const;
const RECORDS = ['published', 'unpublished'] as const;

/** Action -> role -> state before -> state after. Who is not named may not. */
export const EDITING_PERMISSIONS = {
  // Of `none`: to begin. A member's is a draft of their own, which nobody else sees until it is proposed.
  open: {
    member: staysIn('none'),
    owner: staysIn('none', 'working', 'proposed'),
    steward: staysIn('none', 'working', 'scheduled', ...RECORDS),
    writer: staysIn('none', ...DRAFTS, ...RECORDS),
    editor: staysIn('none', ...DRAFTS, ...RECORDS, 'deleted'),
  },
  save: {
    member: { none: 'working' },
    owner: { none: 'working', working: 'working', proposed: 'proposed' },
    steward: { none: 'working', working: 'working', scheduled: 'scheduled' },
    // What an editor has scheduled is the editor's.
    writer: { none: 'working', working: 'working' },
    editor: { none: 'working', working: 'working', proposed: 'proposed', scheduled: 'scheduled' },
  },
  propose: {
    owner: { working: 'proposed', proposed: DONE },
    writer: { working: 'proposed' },
  },
  withdraw: { owner: { proposed: 'working', working: DONE } },
  // A record that was unpublished is published again by a draft of it, which is begun as it stands.
  publish: {
    steward: leadsTo('published', 'working', 'scheduled'),
    editor: leadsTo('published', ...DRAFTS),
  },
  schedule: {
    steward: leadsTo('scheduled', 'working', 'scheduled'),
    editor: leadsTo('scheduled', 'working', 'scheduled'),
  },
  unschedule: {
    steward: { scheduled: 'working', working: DONE },
    editor: { scheduled: 'working', working: DONE },
  },
  unpublish: {
    steward: { published: 'unpublished', unpublished: DONE },
    editor: { published: 'unpublished', unpublished: DONE },
  },
  delete: { editor: { published: 'deleted', unpublished: 'deleted', deleted: DONE } },
  // Whoever put it into the bin is its owner there.
  undelete: { owner: { deleted: AS_IT_WAS }, editor: { deleted: AS_IT_WAS } },
  discard: {
    owner: leadsTo('deleted', 'working', 'proposed'),
    steward: leadsTo('deleted', 'working', 'scheduled'),
    writer: { working: 'deleted' },
    editor: leadsTo('deleted', 'working', 'scheduled'),
  },
  restore: { steward: staysIn(...RECORDS), editor: staysIn(...RECORDS) },
  // It goes back to whoever proposed it, with the reason.
  refuse: { editor: { proposed: 'working' } },
  // Into the working draft that editors share.
  'take-over': { editor: { proposed: 'working' } },
  'see-history': { steward: staysIn(...RECORDS), writer: staysIn(...RECORDS), editor: staysIn(...RECORDS, 'deleted') },
  'preview-link': {
    steward: staysIn('working', 'scheduled'),
    writer: staysIn('working', 'scheduled'),
    editor: staysIn(...DRAFTS),
  },
} as const satisfies Record<string, Partial<Record<EditingRole, Transitions>>>;

export type EditingAction = keyof typeof EDITING_PERMISSIONS;

/**
 * `not-found` tells whoever may not see it nothing of its being there; `forbidden` is somebody else's to do; `wrong-state` they
 * could do at another time.
 */
export type EditingVerdict =
  | { readonly kind: 'allowed'; readonly leadsTo: After }
  | { readonly kind: typeof DONE | 'not-found' | 'forbidden' | 'wrong-state' };

export function mayEdit(role: EditingRole, action: EditingAction, state: EditingState): boolean {
  const after = transitionsOf(role, action)[state];
  return after !== undefined && after !== DONE;
}

export function editingVerdict(role: EditingRole, action: EditingAction, state: EditingState): EditingVerdict {
  const transitions = transitionsOf(role, action);
  const after = transitions[state];
  if (after !== undefined && after !== DONE) return { kind: 'allowed', leadsTo: after };
  if (!mayEdit(role, 'open', state)) return { kind: 'not-found' };
  if (after === DONE) return { kind: DONE };
  return { kind: Object.keys(transitions).length === 0 ? 'forbidden' : 'wrong-state' };
}

/** The buttons that somebody is shown. */
export function editingActionsFor(role: EditingRole, state: EditingState): readonly EditingAction[] {
  return Object.keys(EDITING_PERMISSIONS)
    .map((action) => action as EditingAction)
    .filter((action) => mayEdit(role, action, state));
}

function transitionsOf(role: EditingRole, action: EditingAction): Transitions {
  const roles: Partial<Record<EditingRole, Transitions>> = EDITING_PERMISSIONS[action];
  return roles[role] ?? {};
}

function staysIn(...states: readonly EditingState[]): Transitions {
  return Object.fromEntries(states.map((state) => [state, state]));
}

function leadsTo(after: EditingState, ...states: readonly EditingState[]): Transitions {
  return Object.fromEntries(states.map((state) => [state, after]));
}
