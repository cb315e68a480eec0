import { expect, test } from 'vitest';
import { genealogyOf } from '../../../../genealogy/genealogy-of.ts';
import { layout } from '../../../../genealogy/layout/index.ts';
import { indexDrawing, sceneOfDrawing } from './scene.ts';
import { type WaySteps, wayIn } from './way.ts';

const people = ['ante', 'jure', 'luka', 'ana', 'kata'];
const genealogy = genealogyOf({
  people: people.map((id) => ({ id, sex: id.endsWith('ta') || id === 'ana' ? 'F' : 'M' })),
  families: [
    { children: ['ante', 'jure', 'luka'] },
    { children: ['ana', 'kata'] },
    { husband: 'ante', wife: 'ana' },
    { husband: 'jure', wife: 'kata' },
  ],
});
const { drawing } = layout(genealogy, { kind: 'everyone' });
const { lines } = sceneOfDrawing(drawing, indexDrawing(drawing), people.length);
const pathOf = (...ids: string[]): WaySteps => ids.map((id) => ({ person: people.indexOf(id), beside: undefined }));
const litBy = (paths: readonly WaySteps[]): string[] => {
  const way = wayIn(lines, genealogy.graph, paths);
  return [...new Set([...way.lines].map((line) => people[lines?.to[line] as number] as string))].sort();
};

test('from brother to brother without parents, the lines of these two are lit and no third', () => {
  expect(litBy([pathOf('ante', 'jure')])).toEqual(['ante', 'jure']);
});

test('where one kinship goes several ways, all of them are lit', () => {
  const brothers = pathOf('ante', 'jure', 'kata');
  const sisters = pathOf('ante', 'ana', 'kata');
  expect(litBy([brothers])).not.toContain('ana');
  expect(litBy([brothers, sisters])).toEqual(['ana', 'ante', 'jure', 'kata']);
});
