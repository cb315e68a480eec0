import { expect, test } from 'vitest';
import {
  EDITING_PERMISSIONS,
  EDITING_ROLES,
  EDITING_STATES,
  type EditingAction,
  type EditingRole,
  editingVerdict,
} from './editing-permissions.ts';

/**
 * Written by hand, so that a wrong table in the code is found. A column for each state, in the order of EDITING_STATES: none, working,
 * proposed, scheduled, published, unpublished, deleted. The first letter of where it leads; . it stays; < as it was before the bin;
 * = it is answered as done; otherwise 3: forbidden, 4: as if it were not there, 9: not now.
 */
const EXPECTED: Readonly<Record<EditingRole, Readonly<Record<EditingAction, string>>>> = {
  visitor: everything('4 4 4 4 4 4 4'),
  member: { ...everything('3 4 4 4 4 4 4'), open: '. 4 4 4 4 4 4', save: 'w 4 4 4 4 4 4' },
  owner: {
    ...everything('3 3 3 4 4 4 4'),
    open: '. . . 4 4 4 4',
    save: 'w . . 4 4 4 4',
    propose: '9 p = 4 4 4 4',
    withdraw: '9 = w 4 4 4 4',
    discard: '9 d d 4 4 4 4',
    undelete: '9 9 9 4 4 4 <',
  },
  steward: {
    ...everything('3 3 4 3 3 3 4'),
    open: '. . 4 . . . 4',
    save: 'w . 4 . 9 9 4',
    publish: '9 p 4 p 9 9 4',
    schedule: '9 s 4 . 9 9 4',
    unschedule: '9 = 4 w 9 9 4',
    unpublish: '9 9 4 9 u = 4',
    discard: '9 d 4 d 9 9 4',
    restore: '9 9 4 9 . . 4',
    'see-history': '9 9 4 9 . . 4',
    'preview-link': '9 . 4 . 9 9 4',
  },
  writer: {
    ...everything('3 3 3 3 3 3 4'),
    open: '. . . . . . 4',
    save: 'w . 9 9 9 9 4',
    propose: '9 p 9 9 9 9 4',
    discard: '9 d 9 9 9 9 4',
    'see-history': '9 9 9 9 . . 4',
    'preview-link': '9 . 9 . 9 9 4',
  },
  editor: {
    ...everything('3 3 3 3 3 3 3'),
    open: '. . . . . . .',
    save: 'w . . . 9 9 9',
    publish: '9 p p p 9 9 9',
    schedule: '9 s 9 . 9 9 9',
    unschedule: '9 = 9 w 9 9 9',
    unpublish: '9 9 9 9 u = 9',
    delete: '9 9 9 9 d d =',
    discard: '9 d 9 d 9 9 9',
    undelete: '9 9 9 9 9 9 <',
    restore: '9 9 9 9 . . 9',
    refuse: '9 9 w 9 9 9 9',
    'take-over': '9 9 w 9 9 9 9',
    'see-history': '9 9 9 9 . . .',
    'preview-link': '9 . . . 9 9 9',
  },
};

function everything(columns: string): Record<EditingAction, string> {
  const actions = Object.keys(EDITING_PERMISSIONS) as EditingAction[];
  return Object.fromEntries(actions.map((action) => [action, columns])) as Record<EditingAction, string>;
}

function signOf(role: EditingRole, action: EditingAction, state: (typeof EDITING_STATES)[number]): string {
  const verdict = editingVerdict(role, action, state);
  switch (verdict.kind) {
    case 'allowed':
      if (verdict.leadsTo === 'as-it-was') return '<';
      return verdict.leadsTo === state ? '.' : verdict.leadsTo.charAt(0);
    case 'done-already':
      return '=';
    case 'not-found':
      return '4';
    case 'forbidden':
      return '3';
    case 'wrong-state':
      return '9';
  }
}

test.each(EDITING_ROLES)('every action of a %s in every state', (role) => {
  const table = Object.keys(EDITING_PERMISSIONS).map((action) => [
    action,
    EDITING_STATES.map((state) => signOf(role, action as EditingAction, state)).join(' '),
  ]);
  expect(Object.fromEntries(table)).toEqual(EXPECTED[role]);
});
