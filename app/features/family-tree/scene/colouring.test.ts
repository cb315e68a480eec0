import { expect, test } from 'vitest';
import { genealogyOf } from '../../../../genealogy/genealogy-of.ts';
import { packGenealogy } from '../../../../genealogy/packed/pack.ts';
import { TreeModel } from '../tree-model.ts';
import { colouringOf } from './colouring.ts';
import { livesScene } from './lives.ts';
import { personOf, tree } from './sample.fixture.ts';

test('by line: each surname its tone, the most frequent first, with how many bear it', () => {
  const { legend, entryOf } = colouringOf(tree, 'line');
  expect(legend.filter(({ count }) => count > 0)).toEqual([
    { label: 'Bošnjak', count: 5, tone: 0 },
    { label: 'Ćavar', count: 1, tone: 1 },
    { label: 'Zovko', count: 1, tone: 2 },
  ]);
  expect(legend[entryOf[personOf('I4')] as number]?.label).toBe('Ćavar');
});

test('by century of birth, and whose birth is not known belongs to none', () => {
  const { legend, entryOf } = colouringOf(tree, 'century');
  expect(legend.map(({ label, count }) => [label, count])).toEqual([
    ['18. stoljeće', 2],
    ['19. stoljeće', 4],
    ['Nepoznato', 1],
  ]);
  expect(legend[entryOf[personOf('I7')] as number]).toMatchObject({ label: 'Nepoznato', tone: 'plain' });
});

test('more surnames than can be told apart share the plain tone', () => {
  const people = [...'ABCDEFGHIJ'].map((letter, index) => ({ id: `I${index}`, name: `Ivo /${letter}ić/` }));
  const { legend } = colouringOf(new TreeModel(packGenealogy(genealogyOf({ people })), () => ''), 'line');
  expect(legend.filter(({ tone }) => tone !== 'plain')).toHaveLength(7);
  expect(legend.find(({ label }) => label === 'Ostala prezimena')?.count).toBe(3);
});

test('lives lie along the years, none over another, beside the ages they fell in', () => {
  const periods = [
    { title: 'Osmansko razdoblje', firstYear: 1463, lastYear: 1878 },
    { title: 'Rim', firstYear: 9, lastYear: 480 },
  ];
  const scene = livesScene(tree, periods);
  expect(scene.person).toHaveLength(6);
  expect(scene.boxOf[personOf('I7')]).toBe(-1);
  expect(scene.ages.map(({ title }) => title)).toEqual(['Osmansko razdoblje']);
  const left = (id: string) => scene.x[scene.boxOf[personOf(id)] as number] as number;
  expect(left('I3') - left('I1')).toBe(30 * 9);
  const bars = [...scene.person.keys()].map((box) => [
    scene.y[box],
    scene.x[box],
    (scene.x[box] ?? 0) + (scene.width[box] ?? 0),
  ]);
  for (const [row, start = 0, end = 0] of bars) {
    const over = bars.filter(([other, from = 0, to = 0]) => other === row && from < end && to > start);
    expect(over).toHaveLength(1);
  }
});
