import { describe, expect, it } from 'vitest';
import { corpus, hasCorpus } from '../../tests/corpora.ts';
import { forEachParent } from '../closest-kin.ts';
import { readGedcom } from '../gedcom/read.ts';
import { genealogyOf } from '../genealogy-of.ts';
import { type Box, layout } from './index.ts';

const hasRoyals = hasCorpus('royal92.ged');

describe.skipIf(!hasRoyals)('royal92', () => {
  const royals = hasRoyals ? readGedcom(corpus('royal92.ged')).genealogy : genealogyOf({ people: [] });

  it('has one box for each of 3,010 people, and no two overlap', () => {
    const { boxes, edges } = layout(royals, { kind: 'everyone' });
    expect(boxes).toHaveLength(3010);
    expect(new Set(boxes.map(({ id }) => id)).size).toBe(3010);
    expect(overlaps(boxes)).toBe(0);
    expect(edges.filter(({ kind }) => kind === 'link').length).toBeLessThan(edges.length / 15);
  });

  it.each(['I52', 'I58', 'I1'])('has one box for each ancestor of %s, however often they are one', (id) => {
    const ancestors = new Set([royals.individuals.indexOf(id)]);
    for (const person of ancestors) forEachParent(royals.graph, person, (parent) => ancestors.add(parent));
    const { boxes } = layout(royals, { kind: 'ancestors', of: id });
    expect(boxes.map((box) => royals.individuals.indexOf(box.id)).sort((a, b) => a - b)).toEqual(
      [...ancestors].sort((a, b) => a - b),
    );
    expect(overlaps(boxes)).toBe(0);
  });

  it('leads from anyone to anyone along a path of neighbours', () => {
    const { path, boxes } = layout(royals, { kind: 'path', of: 'I58', to: 'I1000' });
    expect([path.at(0), path.at(-1)]).toEqual(['I58', 'I1000']);
    expect(boxes.length).toBeGreaterThanOrEqual(path.length);
    expect(overlaps(boxes)).toBe(0);
  });
});

function overlaps(boxes: readonly Box[]): number {
  const inOrder = [...boxes].sort((a, b) => a.y - b.y || a.x - b.x);
  return inOrder.filter((box, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && before.y === box.y && before.x + before.width > box.x;
  }).length;
}
