import { expect, test } from 'vitest';
import { genealogyOf } from '../../../../genealogy/genealogy-of.ts';
import { layout } from '../../../../genealogy/layout/index.ts';
import { personOf, sceneOf, tree } from './sample.fixture.ts';
import { boxRect, hitAt, indexDrawing, neighbourTowards, sceneOfDrawing } from './scene.ts';

const scene = sceneOf();
const middleOf = (id: string) => {
  const { left, top, right, bottom } = boxRect(scene, scene.boxOf[personOf(id)] as number);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

test('a point finds who lies under it, and a finger who lies beside', () => {
  for (const id of ['I1', 'I4', 'I7']) expect(hitAt(scene, middleOf(id), 0)?.person).toBe(personOf(id));
  const box = boxRect(scene, scene.boxOf[personOf('I7')] as number);
  expect(hitAt(scene, { x: box.right + 6, y: box.top + 5 }, 0)).toBeUndefined();
  expect(hitAt(scene, { x: box.right + 6, y: box.top + 5 }, 10)?.person).toBe(personOf('I7'));
});

test('under a folded box lies the note that unfolds it', () => {
  const folded = sceneOf(['I3']);
  const box = boxRect(folded, folded.boxOf[personOf('I3')] as number);
  expect(hitAt(folded, { x: (box.left + box.right) / 2, y: box.bottom + 10 }, 0)).toEqual({
    person: personOf('I3'),
    part: 'folded',
  });
});

test('a tree of nobody is a scene of nothing', () => {
  const nobody = genealogyOf({ people: [] });
  const { drawing } = layout(nobody, { kind: 'everyone' });
  const empty = sceneOfDrawing(drawing, indexDrawing(drawing, nobody), 0);
  expect(hitAt(empty, { x: 0, y: 0 }, 50)).toBeUndefined();
});

test('arrows lead along kinship: up to parents, down to children, aside to partners, brothers, sisters and in-laws', () => {
  const go = (from: string, direction: Parameters<typeof neighbourTowards>[3]) => {
    const person = neighbourTowards(scene, tree.genealogy.graph, personOf(from), direction);
    return person === undefined ? undefined : tree.idOf(person);
  };
  expect(['I1', 'I2']).toContain(go('I3', 'up'));
  expect(['I6', 'I7']).toContain(go('I4', 'down'));
  expect(['I3', 'I4', 'I5'].map((id) => go(id, 'right'))).toEqual(['I4', 'I5', undefined]);
  expect(['I5', 'I4', 'I3'].map((id) => go(id, 'left'))).toEqual(['I4', 'I3', undefined]);
  expect(go('I1', 'up')).toBeUndefined();
  expect(go('I6', 'down')).toBeUndefined();
  const folded = sceneOf(['I3']);
  expect(neighbourTowards(folded, tree.genealogy.graph, personOf('I3'), 'down')).toBeUndefined();
});
