import { expect, test } from 'vitest';
import { centreOf, drawingPoint, NO_INSETS } from './camera.ts';
import { firstMove, nearestToMiddle, nextMoves, relativeCamera, type SceneState, wholeView } from './camera-moves.ts';
import { personOf, sceneOf, tree } from './sample.fixture.ts';
import { boxRect } from './scene.ts';

const scene = sceneOf();
const shown: SceneState = { scene, ids: tree.packed.ids, view: 'everyone', isEveryone: true, open: -1, centre: -1 };
const viewport = {
  camera: { k: 1, x: 0, y: 0 },
  size: { width: 800, height: 600 },
  insets: { ...NO_INSETS, right: 300 },
  corners: [],
};
const middle = (id: string, on = scene) => centreOf(boxRect(on, on.boxOf[personOf(id)] as number));

test('an address leads back to exactly what was seen', () => {
  const opened = { ...shown, open: personOf('I6') };
  const camera = { k: 0.73, x: -120, y: 44 };
  const saved = relativeCamera(scene, opened.open, { ...viewport, camera });
  const move = firstMove(opened, viewport, saved);
  expect(move.camera.k).toBeCloseTo(camera.k);
  expect(move.camera.x).toBeCloseTo(camera.x);
  expect(move.camera.y).toBeCloseTo(camera.y);
});

test('whoever is opened by a link stands in the middle of what the panel leaves', () => {
  const { camera } = firstMove({ ...shown, open: personOf('I6') }, viewport, undefined);
  const { x, y } = drawingPoint(camera, { x: 250, y: 300 });
  expect([x, y].map(Math.round)).toEqual([middle('I6').x, middle('I6').y]);
});

test('opening somebody who is well in view moves nothing, somebody out of view is flown to', () => {
  const now = { ...shown, open: personOf('I3') };
  const at = middle('I3');
  const inView = { ...viewport, camera: { k: 1, x: 250 - at.x, y: 300 - at.y } };
  expect(nextMoves(shown, now, inView)).toEqual([]);
  const underPanel = { ...viewport, camera: { k: 1, x: 700 - at.x, y: 300 - at.y } };
  expect(nextMoves(shown, now, underPanel)).toMatchObject([{ how: 'fly' }]);
});

test('somebody in view is flown to where something lies over a corner of their card', () => {
  const now = { ...shown, open: personOf('I3') };
  const at = middle('I3');
  const inView = { ...viewport, camera: { k: 1, x: 250 - at.x, y: 300 - at.y } };
  const corner = { left: 310, top: 330, right: 500, bottom: 600 };
  expect(nextMoves(shown, now, { ...inView, corners: [corner] })).toMatchObject([{ how: 'fly' }]);
  expect(nextMoves(shown, now, { ...inView, corners: [{ ...corner, left: 330 }] })).toEqual([]);
});

test('in the whole, too, whoever is chosen is clear of what lies over the corners', () => {
  const lowest = boxRect(scene, scene.boxOf[personOf('I6')] as number);
  const corner = { left: 0, top: 420, right: 800, bottom: 600 };
  const { k, y } = wholeView({ ...shown, open: personOf('I6') }, { ...viewport, corners: [corner] });
  expect(lowest.bottom * k + y).toBeLessThanOrEqual(420);
});

test('a drawing too large to be read whole opens on its couple, and on the member where one is in it', () => {
  const small = { ...viewport, size: { width: 320, height: 200 }, insets: NO_INSETS };
  const couple = firstMove(shown, small, undefined).camera;
  expect(couple.k).toBe(0.9);
  expect(scene.opening.map((person) => tree.idOf(person)).sort()).toEqual(['I1', 'I2']);
  const own = firstMove({ ...shown, centre: personOf('I6') }, small, undefined).camera;
  const { x, y } = middle('I6');
  expect([x * own.k + own.x > 64, x * own.k + own.x < 256, y * own.k + own.y < 164]).toEqual([true, true, true]);
});

test('when a branch is folded, whoever one looks at stays where they are on the screen', () => {
  const folded = sceneOf(['I3']);
  const looking = { ...shown, open: personOf('I3') };
  const [move, ...more] = nextMoves(looking, { ...looking, scene: folded }, viewport);
  expect(more).toEqual([]);
  const [before, after] = [middle('I3'), middle('I3', folded)];
  expect(after.x * 1 + (move?.camera.x ?? 0)).toBeCloseTo(before.x);
  expect(after.y * 1 + (move?.camera.y ?? 0)).toBeCloseTo(before.y);
});

test('a walk that begins with nobody begins in the middle of the screen', () => {
  const at = middle('I5');
  const camera = { k: 1, x: 250 - at.x, y: 300 - at.y };
  expect(nearestToMiddle(scene, { ...viewport, camera })).toBe(personOf('I5'));
});
