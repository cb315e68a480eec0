import { describe, expect, it } from 'vitest';
import { relationPath } from './closest-kin.ts';
import { buildFamilyGraph, Sex } from './graph.ts';

const people = (count: number) => Array.from({ length: count }, () => ({ sex: Sex.unknown }));

describe('the shortest relation', () => {
  it('goes over parents, children and partners', () => {
    const graph = buildFamilyGraph(people(5), [
      { firstPartner: 0, secondPartner: 1, children: [{ child: 2 }] },
      { firstPartner: 2, secondPartner: 3, children: [{ child: 4 }] },
    ]);
    expect(relationPath(graph, 0, 3)).toEqual({ people: [0, 2, 3], families: [0, 1] });
    expect(relationPath(graph, 4, 1)?.people).toEqual([4, 2, 1]);
  });

  it('prefers blood to marriage where both are as long', () => {
    // From 0 to 5 in three steps: down 0 - 2 - 4 and by marriage to 5, or down 0 - 1 - 3 - 5.
    const graph = buildFamilyGraph(people(6), [
      { firstPartner: 0, children: [{ child: 2 }, { child: 1 }] },
      { firstPartner: 2, children: [{ child: 4 }] },
      { firstPartner: 4, secondPartner: 5, children: [] },
      { firstPartner: 1, children: [{ child: 3 }] },
      { firstPartner: 3, children: [{ child: 5 }] },
    ]);
    expect(relationPath(graph, 0, 5)?.people).toEqual([0, 1, 3, 5]);
  });

  it('joins siblings whose parents are not recorded', () => {
    const graph = buildFamilyGraph(people(4), [
      { children: [{ child: 0 }, { child: 1 }] },
      { firstPartner: 1, secondPartner: 2, children: [{ child: 3 }] },
    ]);
    expect(relationPath(graph, 0, 3)?.people).toEqual([0, 1, 3]);
  });

  it('is none where nothing joins them', () => {
    expect(relationPath(buildFamilyGraph(people(2), []), 0, 1)).toBeUndefined();
  });
});
