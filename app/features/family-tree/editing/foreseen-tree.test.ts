import { describe, expect, it } from 'vitest';
import type { Relation, TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { closestKin, genealogyOf, packGenealogy } from '../../../../genealogy/index.ts';
import { unpackGenealogy } from '../../../../genealogy/packed/unpack.ts';
import { foreseenTree, NEWCOMER } from './foreseen-tree.ts';

const packed = packGenealogy(
  genealogyOf({
    people: [
      { id: 'I1', name: 'Jure /Ćavar/', sex: 'M', born: '1850' },
      { id: 'I2', name: 'Kata /Bošnjak/', sex: 'F' },
      { id: 'I3', name: 'Ante /Ćavar/', sex: 'M' },
      { id: 'I4', name: 'Mara /Ćavar/', sex: 'F' },
    ],
    families: [{ husband: 'I1', wife: 'I2', children: ['I3', 'I4'] }],
  }),
);
const target = { at: 1, mark: 'x' };
const names = [{ target, given: 'Ante', surname: 'Ćavar', nickname: '', suffix: '', type: '' }];
const foresee = (edit: TreeEdit) => {
  const foreseen = foreseenTree(packed, edit, { names });
  if (!foreseen) throw new Error('nothing was foreseen');
  return unpackGenealogy(foreseen);
};
const added = (relation: Relation, of: string) => {
  const tree = foresee({ kind: 'add', relation, of, person: { given: 'Luce', surname: 'Ćavar', sex: 'F' } });
  const kin = closestKin(tree.graph, tree.individuals.indexOf(NEWCOMER));
  const ids = (people: readonly number[]) => people.map((person) => tree.individuals.idAt(person)).sort();
  return {
    parents: ids(kin.parents),
    siblings: ids(kin.siblings),
    partners: ids(kin.partners),
    children: ids(kin.children),
  };
};
const nobody = { parents: [], siblings: [], partners: [], children: [] };

describe('what a tree will be', () => {
  it('has another name on the box', () => {
    const tree = foresee({ kind: 'name', person: 'I3', target, given: 'Anto' });
    expect(tree.individuals.get('I3')?.name.full).toBe('Anto Ćavar');
    expect(tree.individuals.get('I1')?.name.full).toBe('Jure Ćavar');
  });

  it('is left to the server where the box does not show it', () => {
    expect(foreseenTree(packed, { kind: 'name', person: 'I3', given: 'Anto' }, { names })).toBeUndefined();
    expect(foreseenTree(packed, { kind: 'delete', person: 'I3' }, { names })).toBeUndefined();
  });

  it('has a child more, between their parents', () => {
    expect(added('child', 'I2')).toEqual({ ...nobody, parents: ['I1', 'I2'], siblings: ['I3', 'I4'] });
    expect(added('child', 'I3')).toEqual({ ...nobody, parents: ['I3'] });
  });

  it('has a sibling, a partner and a parent', () => {
    expect(added('sibling', 'I4')).toEqual({ ...nobody, parents: ['I1', 'I2'], siblings: ['I3', 'I4'] });
    expect(added('partner', 'I3')).toEqual({ ...nobody, partners: ['I3'] });
    expect(added('parent', 'I1')).toEqual({ ...nobody, children: ['I1'] });
  });

  it('joins two who are there', () => {
    const tree = foresee({ kind: 'link', relation: 'parent', of: 'I2', person: 'I4' });
    expect(closestKin(tree.graph, tree.individuals.indexOf('I4')).children).toEqual([tree.individuals.indexOf('I2')]);
  });

  it('tells nothing of a newcomer who may be alive but the name', () => {
    const person = { given: 'Luce', surname: 'Ćavar', sex: 'F', birth: { date: '1990.' } } as const;
    const add = { kind: 'add', relation: 'child', of: 'I3', person } as const;
    expect(foresee(add).individuals.get(NEWCOMER)?.birth).toBeUndefined();
    const dead = foresee({ ...add, person: { ...person, death: { date: '2001.' } } });
    expect(dead.individuals.get(NEWCOMER)?.birth?.date).toBe('1990');
  });
});
