import { expect, test } from 'vitest';
import { genealogyOf } from '../../../../genealogy/genealogy-of.ts';
import { layout } from '../../../../genealogy/layout/index.ts';
import { highlightPaths, type KinshipPath } from './kinship-path.ts';
import { indexDrawing, sceneOfDrawing } from './scene.ts';

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
const { lines } = sceneOfDrawing(drawing, indexDrawing(drawing, genealogy), people.length);
const pathOf = (...ids: string[]): KinshipPath => ids.map((id) => ({ person: people.indexOf(id), beside: undefined }));
const highlightedBy = (paths: readonly KinshipPath[]): string[] => {
  const highlight = highlightPaths(lines, genealogy.graph, paths);
  return [...new Set([...highlight.lines].map((line) => people[lines?.to[line] as number] as string))].sort();
};

test('from brother to brother without parents, the lines of these two are highlighted and no third', () => {
  expect(highlightedBy([pathOf('ante', 'jure')])).toEqual(['ante', 'jure']);
});

test('where one kinship has several paths, all of them are highlighted', () => {
  const brothers = pathOf('ante', 'jure', 'kata');
  const sisters = pathOf('ante', 'ana', 'kata');
  expect(highlightedBy([brothers])).not.toContain('ana');
  expect(highlightedBy([brothers, sisters])).toEqual(['ana', 'ante', 'jure', 'kata']);
});
