import { expect, test } from 'vitest';
import { genealogyOf } from '../../../../genealogy/genealogy-of.ts';
import { layout } from '../../../../genealogy/layout/index.ts';
import { packGenealogy } from '../../../../genealogy/packed/pack.ts';
import { TreeModel } from '../tree-model.ts';
import { fitting, NO_INSETS } from './camera.ts';
import { highlightPaths } from './kinship-path.ts';
import { detailAt, fitText, type Paint, splitText, withPictures } from './paint.ts';
import { paintList, rowsOf } from './paint-list.ts';
import { palette, personOf, sceneOf, style, tree } from './sample.fixture.ts';
import { boxRect, indexDrawing, sceneOfDrawing } from './scene.ts';

const scene = sceneOf();
const SIZE = { width: 1200, height: 800 };
const measure = (text: string) => text.length * 0.5;
const whole = fitting(scene.bounds, SIZE, NO_INSETS);

function paintedAt(k: number, shown = style, on = scene) {
  const centre = { x: (on.bounds.left + on.bounds.right) / 2, y: (on.bounds.top + on.bounds.bottom) / 2 };
  const camera = { k, x: SIZE.width / 2 - centre.x * k, y: SIZE.height / 2 - centre.y * k };
  return paintList(on, tree, shown, { camera, size: SIZE, measure });
}
const textsIn = (paints: readonly Paint[]) => paints.flatMap((paint) => (paint.kind === 'text' ? [paint.text] : []));
const rectsOf = (paints: readonly Paint[], color: string) =>
  paints.flatMap((paint) => (paint.kind === 'rects' && paint.color === color ? paint.at.length / 4 : []));

test('far out people are shapes of their colour and rows are labelled with their generation', () => {
  const paints = paintedAt(0.2, { ...style, rows: rowsOf(scene, tree) });
  expect(textsIn(paints)).toEqual(['1. naraštaj, oko 1800.', '2. naraštaj, oko 1820.', '3. naraštaj, oko 1850.']);
  expect(rectsOf(paints, palette.tones[0] as string)).toEqual([5]);
});

test('generations of a group of kin are counted from its own top, and somebody alone has none', () => {
  const genealogy = genealogyOf({
    people: ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'].map((id) => ({ id, sex: 'M', name: id })),
    families: [
      { husband: 'I1', children: ['I2'] },
      { husband: 'I2', children: ['I3'] },
      { husband: 'I4', children: ['I5'] },
    ],
  });
  const apart = new TreeModel(packGenealogy(genealogy, new Map()), () => '');
  const { drawing } = layout(apart.genealogy, { kind: 'everyone' });
  const shown = sceneOfDrawing(drawing, indexDrawing(drawing, apart.genealogy), 6);
  const labels = rowsOf(shown, apart).map(({ label, left }) => `${label} ${left}`);
  const [left, right] = ['I1', 'I4'].map((id) => shown.x[shown.boxOf[apart.numberOf(id)] as number]);
  expect(left).not.toBe(right);
  expect(labels).toEqual([
    `1. naraštaj ${left}`,
    `2. naraštaj ${left}`,
    `3. naraštaj ${left}`,
    `1. naraštaj ${right}`,
    `2. naraštaj ${right}`,
  ]);
});

test('people without a family are boxes with names', () => {
  const alone = new TreeModel(
    packGenealogy(genealogyOf({ people: [{ id: 'I1', sex: 'M', name: 'Ante /Bošnjak/' }] }), new Map()),
    () => '',
  );
  const { drawing } = layout(alone.genealogy, { kind: 'everyone' });
  const shown = sceneOfDrawing(drawing, indexDrawing(drawing, alone.genealogy), 1);
  const camera = { k: 0.8, x: 0, y: 0 };
  const paints = paintList(shown, alone, style, { camera, size: SIZE, measure });
  expect(textsIn(paints)).toEqual(['Ante', 'Bošnjak']);
});

test('nearer come names, then years, then initials and places', () => {
  expect([0.1, 0.4, 0.8, 1.5].map(detailAt)).toEqual(['shapes', 'names', 'cards', 'portraits']);
  const at = (k: number) =>
    textsIn(
      paintList(scene, tree, style, {
        camera: { ...whole, k, x: 0, y: 0 },
        size: { width: 4000, height: 4000 },
        measure,
      }),
    );
  expect(at(0.4)).toContain('Đurđica');
  expect(at(0.4)).not.toContain('1790.–1850.');
  expect(at(0.8)).toContain('1790.–1850.');
  expect(at(1.5)).toContain('ĐB');
});

test('near, who has a picture is shown by it, in the shape and with the initials that others have', () => {
  const near = { ...style, palette: { ...palette, theme: 'light' as const } };
  const { left, top } = scene.bounds;
  const camera = { k: 1.5, x: -left * 1.5, y: -top * 1.5 };
  const context = { camera, size: { width: 4000, height: 4000 }, measure };
  const paints = paintList(scene, tree, near, context);
  const pictures = paints.filter((paint) => paint.kind === 'picture');
  expect(pictures.map(({ address }) => address).sort()).toEqual(['/slika/I4/light', '/slika/I6/own']);
  const [woman, man] = pictures.sort((a, b) => a.address.localeCompare(b.address));
  expect([woman?.radius, woman?.at[2]]).toEqual([17, 34]);
  expect([man?.radius, man?.at[2]]).toEqual([5, 32]);
  // Until a picture is there, it is as if nobody had one.
  const none = withPictures(paints, () => false);
  expect(none.some(({ kind }) => kind === 'picture')).toBe(false);
  expect(textsIn(none)).toContain('KĆ');
  const come = withPictures(paints, (address) => address === '/slika/I6/own');
  expect(textsIn(come)).not.toContain('JB');
  expect(textsIn(come)).toContain('KĆ');
  for (const k of [0.2, 0.5, 1]) expect(paintedAt(k).some(({ kind }) => kind === 'picture')).toBe(false);
});

test('nothing outside the screen is painted', () => {
  const box = boxRect(scene, scene.boxOf[personOf('I1')] as number);
  const camera = { k: 1, x: -box.left, y: -box.top };
  const names = textsIn(paintList(scene, tree, style, { camera, size: { width: 100, height: 60 }, measure }));
  expect(names).toContain('Ante');
  expect(names).not.toContain('Jure');
  const away = { k: 1, x: -90_000, y: 0 };
  expect(paintList(scene, tree, style, { camera: away, size: SIZE, measure })).toEqual([]);
});

test('who is open is framed, the highlighted path is gold, and whoever is not on it is dimmed', () => {
  const framed = paintedAt(0.8, { ...style, open: personOf('I6') });
  const box = boxRect(scene, scene.boxOf[personOf('I6')] as number);
  const frame = framed.find((paint) => paint.kind === 'frames' && paint.color === palette.gold);
  expect(frame).toMatchObject({ at: [box.left - 4, box.top - 4, 136, 80] });
  const steps = ['I6', 'I3', 'I1'].map((id) => ({ person: personOf(id), beside: undefined }));
  const highlight = highlightPaths(scene.lines, tree.genealogy.graph, [steps]);
  const highlighted = paintedAt(0.8, { ...style, highlight });
  const alphaOf = (name: string) => highlighted.find((paint) => paint.kind === 'text' && paint.text === name)?.alpha;
  expect([alphaOf('Jure'), alphaOf('Đurđica')]).toEqual([1, 0.22]);
  const gold = highlighted.find((paint) => paint.kind === 'lines' && paint.color === palette.gold);
  expect(gold?.kind === 'lines' && gold.ranges.length).toBe(4);
});

test('an adopted child hangs on a broken line', () => {
  const dashed = paintedAt(0.8).filter((paint) => paint.kind === 'lines' && paint.dash > 0);
  expect(dashed).toHaveLength(1);
});

test('where a branch is folded it says how many are behind', () => {
  const folded = sceneOf(['I3']);
  expect(textsIn(paintedAt(0.8, style, folded))).toContain('još 3\u00a0osobe');
  expect(textsIn(paintedAt(0.8, style, folded))).not.toContain('Jure');
});

test('a text is cut where its room ends', () => {
  expect(fitText('Naletilić', 'serif', 10, 100, measure)).toBe('Naletilić');
  expect(fitText('Naletilić', 'serif', 10, 30, measure)).toBe('Nalet…');
});

test('a text is split between words, and after a hyphen; a single word is not', () => {
  expect(splitText('Ana Marija Luca', 'serif', 10, 50, measure)).toEqual(['Ana Marija', 'Luca']);
  expect(splitText('Ana-Marija', 'serif', 10, 30, measure)).toEqual(['Ana-', 'Marija']);
  expect(splitText('Konstantina', 'serif', 10, 30, measure)).toEqual(['Konstantina', '']);
});
