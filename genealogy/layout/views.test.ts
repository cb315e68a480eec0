import { describe, expect, it } from 'vitest';
import { genealogyOf } from '../genealogy-of.ts';
import { layout, type View } from './index.ts';

/**
 * greatgrandparents - grandfather + grandmother - father + mother - me + wife - son - grandson, with an aunt (married to uncle,
 * their child cousin), a brother, the wife's father, and two siblings whose parents nobody knows.
 */
const tree = genealogyOf({
  people: [
    'greatgrandfather',
    'grandfather',
    'grandmother',
    'father',
    'mother',
    'aunt',
    'uncle',
    'cousin',
    'brother',
    'me',
    'wife',
    'fatherInLaw',
    'son',
    'daughterInLaw',
    'grandson',
    'foundling',
    'foundlingsSister',
  ].map((id) => ({ id })),
  families: [
    { husband: 'greatgrandfather', children: ['grandfather'] },
    { husband: 'grandfather', wife: 'grandmother', children: ['father', 'aunt'] },
    { husband: 'father', wife: 'mother', children: ['brother', 'me'] },
    { husband: 'uncle', wife: 'aunt', children: ['cousin'] },
    { husband: 'fatherInLaw', children: ['wife'] },
    { husband: 'me', wife: 'wife', children: ['son'] },
    { husband: 'son', wife: 'daughterInLaw', children: ['grandson'] },
    { children: ['foundling', 'foundlingsSister'] },
  ],
});

function inView(view: View): Set<string> {
  return new Set(layout(tree, view).boxes.map(({ id }) => id));
}

describe('everyone', () => {
  it('is everyone, also who is related to nobody', () => {
    expect(inView({ kind: 'everyone' }).size).toBe(17);
  });
});

describe('ancestors', () => {
  it('are the person and all parents of parents', () => {
    const all = ['me', 'father', 'mother', 'grandfather', 'grandmother', 'greatgrandfather'];
    expect(inView({ kind: 'ancestors', of: 'me' })).toEqual(new Set(all));
  });

  it('go so many generations', () => {
    expect(inView({ kind: 'ancestors', of: 'me', steps: 1 })).toEqual(new Set(['me', 'father', 'mother']));
  });
});

describe('descendants', () => {
  it('come with all whom they married', () => {
    const all = ['father', 'mother', 'brother', 'me', 'wife', 'son', 'daughterInLaw', 'grandson'];
    expect(inView({ kind: 'descendants', of: 'father' })).toEqual(new Set(all));
  });

  it('go so many generations', () => {
    expect(inView({ kind: 'descendants', of: 'father', steps: 1 })).toEqual(
      new Set(['father', 'mother', 'brother', 'me', 'wife']),
    );
  });
});

describe('the hourglass', () => {
  it('is ancestors above and descendants below', () => {
    const all = ['me', 'father', 'mother', 'grandfather', 'grandmother', 'wife', 'son', 'daughterInLaw'];
    expect(inView({ kind: 'hourglass', of: 'me', steps: 2 })).toEqual(new Set([...all, 'grandson']));
  });
});

describe('close family', () => {
  it('is two steps to parents, children and partners unless told otherwise', () => {
    const two = [
      'me',
      'father',
      'mother',
      'wife',
      'son',
      'grandfather',
      'grandmother',
      'brother',
      'fatherInLaw',
      'daughterInLaw',
      'grandson',
    ];
    expect(inView({ kind: 'close', of: 'me' })).toEqual(new Set(two));
    expect(inView({ kind: 'close', of: 'me', steps: 1 })).toEqual(new Set(['me', 'father', 'mother', 'wife', 'son']));
  });

  it('includes siblings whose parents are not recorded', () => {
    expect(inView({ kind: 'close', of: 'foundling', steps: 1 })).toEqual(new Set(['foundling', 'foundlingsSister']));
  });
});

describe('the path', () => {
  it('is the people along it, with both parents at the common ancestors', () => {
    const drawn = layout(tree, { kind: 'path', of: 'cousin', to: 'wife' });
    expect(drawn.path.filter((id) => !id.startsWith('grand'))).toEqual(['cousin', 'aunt', 'father', 'me', 'wife']);
    expect(new Set(drawn.boxes.map(({ id }) => id))).toEqual(
      new Set(['cousin', 'aunt', 'uncle', 'grandfather', 'grandmother', 'father', 'mother', 'me', 'wife']),
    );
  });

  it('takes in so many steps around', () => {
    expect(inView({ kind: 'path', of: 'me', to: 'son', steps: 1 })).toEqual(
      new Set(['me', 'son', 'wife', 'father', 'mother', 'daughterInLaw', 'grandson']),
    );
  });

  it('between people whom nothing joins is the two of them', () => {
    const drawn = layout(tree, { kind: 'path', of: 'me', to: 'foundling' });
    expect(drawn.boxes.map(({ id }) => id).sort()).toEqual(['foundling', 'me']);
    expect(drawn.path).toEqual([]);
  });

  it('from somebody to themselves is one box', () => {
    expect(layout(tree, { kind: 'path', of: 'me', to: 'me' })).toMatchObject({ path: ['me'], boxes: [{ id: 'me' }] });
  });
});

describe('folding', () => {
  it('hides who is reached only through the folded one, and counts them', () => {
    const drawn = layout(tree, { kind: 'everyone', of: 'grandson', folded: new Set(['father']) });
    const hidden = ['greatgrandfather', 'grandfather', 'grandmother', 'aunt', 'uncle', 'cousin'];
    const seen = drawn.boxes.map(({ id }) => id);
    expect(hidden.filter((id) => seen.includes(id))).toEqual([]);
    expect(seen).toHaveLength(17 - hidden.length);
    expect(drawn.boxes.filter(({ folded }) => folded > 0)).toMatchObject([{ id: 'father', folded: hidden.length }]);
  });

  it('leaves in view who can be reached another way', () => {
    const seen = inView({ kind: 'everyone', of: 'me', folded: new Set(['son']) });
    expect(seen.has('grandson')).toBe(false);
    expect(seen.has('wife')).toBe(true);
    expect(inView({ kind: 'everyone', of: 'grandson', folded: new Set(['me']) }).has('wife')).toBe(true);
  });

  it('of somebody who is not there folds nothing', () => {
    expect(inView({ kind: 'everyone', folded: new Set(['Nobody']) }).size).toBe(17);
  });
});
