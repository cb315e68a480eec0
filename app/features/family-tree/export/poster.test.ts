import { expect, test, vi } from 'vitest';
import { palette, sceneOf, style, tree } from '../scene/sample.fixture.ts';
import type { ExportSource } from './picture.ts';
import { layOutPoster, paintPoster } from './poster.ts';

vi.stubGlobal('location', { host: 'nase-brdo.hr' });

const source: ExportSource = {
  scene: sceneOf(),
  tree,
  style,
  camera: { k: 1, x: 0, y: 0 },
  size: { width: 300, height: 300 },
  measure: (text) => text.length / 2,
  paletteOf: () => palette,
  title: 'Stablo',
  sample: '',
};

const postered = (from: ExportSource) => {
  const layout = layOutPoster(from, palette, 'whole', 'one');
  return { layout, ...paintPoster(from, palette, layout, { extent: 'whole', subtitle: '' }) };
};
const wordsOf = ({ paints }: ReturnType<typeof postered>) =>
  paints.flatMap((paint) => (paint.kind === 'text' && paint.face === 'sans' ? [paint.text] : []));

test('a poster has the form of a sheet, and its rows lie as far apart as fills it', () => {
  const { rect, layout } = postered(source);
  const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
  expect(Math.max(width, height) / Math.min(width, height)).toBeCloseTo(297 / 210);
  const { bounds } = layout.scene;
  expect((bounds.right - bounds.left) / width).toBeGreaterThan(0.75);
  expect((bounds.bottom - bounds.top) / height).toBeGreaterThan(0.6);
  // Who is drawn stays the same size and in the same order, and lines still end at boxes.
  const rows = [...new Set(layout.scene.y)].sort((a, b) => a - b);
  expect(rows).toHaveLength(new Set(source.scene.y).size);
  const { points = new Int32Array() } = layout.scene.lines ?? {};
  const ends = new Set(points.filter((_, at) => at % 2 === 1));
  expect(rows.slice(1).every((y) => ends.has(y))).toBe(true);
});

test('the legend explains the signs that occur and no others', () => {
  const words = wordsOf(postered(source));
  expect(words).toEqual(expect.arrayContaining(['Bošnjak', 'muškarac', 'veza koja nije po rođenju']));
  expect(words).toContain('žena');
  expect(words).not.toContain('put srodstva');
  expect(words).not.toContain('Ostala prezimena');
  const folded = wordsOf(postered({ ...source, scene: sceneOf(['I3']) }));
  expect(folded).not.toContain('veza koja nije po rođenju');
});
