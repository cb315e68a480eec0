import { describe, expect, it } from 'vitest';
import type { Relation, TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { closestKin, genealogyOf, packGenealogy } from '../../../../genealogy/index.ts';
import { unpackGenealogy } from '../../../../genealogy/packed/unpack.ts';
import { foreseenTree, type KnownFacts, NEWCOMER } from './foreseen-tree.ts';

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
const origin = { family: 'F9', partners: ['I1', 'I2'], children: ['I3', 'I4'], pedigrees: {}, events: [] };
const event = (tag: string, at: number, edtf: string) => ({
  ...{ target: { at, mark: 'x' }, tag, date: '', edtf, place: 'Brdo', value: '', type: '', cause: '', note: '' },
  sources: [],
});
const facts: KnownFacts = {
  ...{ person: 'I3', names, events: [], asChild: [origin], asPartner: [], consent: false, hidden: false },
};
const foresee = (edit: TreeEdit, known = facts) => {
  const foreseen = foreseenTree(packed, edit, known);
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
    expect(foreseenTree(packed, { kind: 'name', person: 'I3', given: 'Anto' }, facts)).toBeUndefined();
    expect(foreseenTree(packed, { kind: 'note', owner: { person: 'I3' }, text: 'x' }, facts)).toBeUndefined();
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

  const ids = (tree: ReturnType<typeof foresee>, people: readonly number[]) =>
    people.map((person) => tree.individuals.idAt(person));

  it('has another year of birth on the box, where it is known that they have died or must have', () => {
    const birth = { kind: 'event', owner: { person: 'I3' }, tag: 'BIRT', date: 'oko 1871.', place: 'Brdo' } as const;
    expect(foresee(birth).individuals.get('I3')?.birth).toMatchObject({ date: '1871~', place: 'Brdo' });
    expect(foreseenTree(packed, { ...birth, date: '1990.' }, facts)).toBeUndefined();
    const dead = { ...facts, events: [event('BIRT', 2, '1990'), event('DEAT', 3, '1995')] };
    const [first] = dead.events;
    const change = { kind: 'event', owner: { person: 'I3' }, ...(first && { target: first.target }) } as const;
    expect(foresee({ ...change, date: '1991.' }, dead).individuals.get('I3')?.birth?.date).toBe('1991');
    expect(foresee({ ...change, remove: true }, dead).individuals.get('I3')?.birth).toBeUndefined();
    expect(foreseenTree(packed, { ...change, date: 'kad je pao snijeg' }, dead)).toBeUndefined();
    expect(foreseenTree(packed, { ...change, date: '1991.' }, { ...dead, hidden: true })).toBeUndefined();
  });

  it('tells when somebody was born as soon as they are said to have died', () => {
    const death = { kind: 'event', owner: { person: 'I3' }, tag: 'DEAT', date: '1999.' } as const;
    const tree = foresee(death, { ...facts, events: [event('BIRT', 2, '1950')] });
    expect(tree.individuals.get('I3')).toMatchObject({ birth: { date: '1950' }, death: { date: '1999' } });
  });

  it('has lost whoever is deleted, and everybody else is where they were', () => {
    const tree = foresee({ kind: 'delete', person: 'I2' });
    expect([...tree.individuals].map(({ id, name }) => `${id} ${name.full}`)).toEqual([
      ...['I1 Jure Ćavar', 'I3 Ante Ćavar', 'I4 Mara Ćavar'],
    ]);
    const kin = closestKin(tree.graph, tree.individuals.indexOf('I4'));
    expect([ids(tree, kin.parents), ids(tree, kin.siblings)]).toEqual([['I1'], ['I3']]);
  });

  it('has a family less where nobody is left in it', () => {
    const lonely = packGenealogy(
      genealogyOf({
        people: ['I1', 'I2', 'I3', 'I4'].map((id) => ({ id, name: `${id} /Zovko/`, sex: 'M' as const })),
        families: [
          { husband: 'I1', children: ['I2'] },
          { husband: 'I3', children: [{ id: 'I4', pedigree: 'adopted' }] },
        ],
      }),
    );
    const after = foreseenTree(lonely, { kind: 'delete', person: 'I2' }, facts);
    expect(after?.families).toMatchObject({ first: [1], children: [2], childCount: [1], pedigree: { 0: 1 } });
  });

  it('has a child or a partner taken out of the family', () => {
    const child = foresee({ kind: 'detach', person: 'I3', family: 'F9', as: 'child' });
    const kin = closestKin(child.graph, child.individuals.indexOf('I3'));
    expect([kin.parents, kin.siblings]).toEqual([[], []]);
    const apart = foresee({ kind: 'detach', person: 'I2', family: 'F9', as: 'partner' });
    expect(ids(apart, closestKin(apart.graph, apart.individuals.indexOf('I3')).parents)).toEqual(['I1']);
    expect(foreseenTree(packed, { kind: 'detach', person: 'I3', family: 'F1', as: 'child' }, facts)).toBeUndefined();
  });

  it('has a child who belongs to the family otherwise, and again by birth', () => {
    const adopt = { kind: 'pedigree', person: 'I4', family: 'F9', pedigree: 'adopted' } as const;
    const adopted = foreseenTree(packed, adopt, facts);
    expect(adopted?.families.pedigree).toEqual({ 1: 1 });
    expect(adopted && foreseenTree(adopted, { ...adopt, pedigree: 'birth' }, facts)?.families.pedigree).toEqual({});
  });
});
