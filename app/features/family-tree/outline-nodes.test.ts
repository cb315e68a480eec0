import { expect, test } from 'vitest';
import { keysAbove, openLines, outlineNodes } from './outline-nodes.ts';
import { personOf, tree } from './scene/sample.fixture.ts';

const { roots, lineOf } = outlineNodes(tree);
const names = (open: ReadonlySet<string>) =>
  openLines(roots, open).map(({ node, level }) => `${level} ${node.as} ${tree.summary(node.person).given}`);

test('closed, the outline is the oldest alone; open, partners and children come under each', () => {
  expect(names(new Set())).toEqual(['1 kin Ante']);
  expect(names(new Set(roots.map(({ key }) => key)))).toEqual([
    '1 kin Ante',
    '2 partner Mara',
    '2 kin Ivan',
    '2 kin Luca',
  ]);
});

test('everybody has a line, and opening what is above it shows it', () => {
  for (let person = 0; person < tree.size; person += 1) expect(lineOf.has(person)).toBe(true);
  const line = lineOf.get(personOf('I7'));
  expect(names(new Set(line && keysAbove(line)))).toContain('3 kin Đurđica');
});
