import { beforeEach, describe, expect, test } from 'vitest';
import { personOf } from '../scene/sample.fixture.ts';
import { screenOf, tick } from './tree-controller.fixture.ts';

type TestScreen = ReturnType<typeof screenOf>;

test('nothing is asked for before the screen is started, and nothing is left when it is stopped', async () => {
  const screen = screenOf({ search: '?osoba=I6' });
  expect([screen.state().tree, screen.state().view.person, screen.asked.size]).toEqual([undefined, 'I6', 0]);
  await screen.draw();
  expect(screen.state().sceneState?.scene.person).toHaveLength(7);
  expect([...screen.asked.keys()]).toEqual(['/osoba/I6']);
  screen.controller.stop();
  expect([screen.isClosed(), screen.aborted, screen.state().tree]).toEqual([true, ['/osoba/I6'], undefined]);
});

test('a tree that cannot be had is said to have failed', async () => {
  const screen = screenOf();
  await screen.fail();
  expect(screen.state()).toMatchObject({ hasFailed: true, tree: undefined });
});

test('listeners hear of changes, and the state is the same object until there is one', async () => {
  const { controller, draw, state } = screenOf({ ownPerson: 'I6' });
  await draw();
  let calls = 0;
  const unsubscribe = controller.subscribe(() => {
    calls += 1;
  });
  const before = state();
  controller.setOwnPerson('I6');
  controller.canvas.hover({ person: 2, part: 'box' });
  expect([calls, state()]).toEqual([0, before]);
  controller.setColours('century');
  expect(calls).toBe(1);
  expect(state().sceneState).toBe(before.sceneState);
  expect(state().style).not.toBe(before.style);
  unsubscribe();
  controller.setColours('line');
  expect(calls).toBe(1);
});

describe('somebody', () => {
  let screen: TestScreen;
  beforeEach(async () => {
    screen = screenOf();
    await screen.draw();
  });

  test('is opened: shown at once, announced, asked for, and a step of the address', async () => {
    const { controller, state, pushed, asked, reply } = screen;
    controller.openPerson(personOf('I1'));
    expect(state().open).toBe(personOf('I1'));
    expect(state().selection).toMatchObject({ cursor: personOf('I1'), announcement: 'Ante Bošnjak, 1790.–1850.' });
    expect(pushed).toEqual(['?osoba=I1']);
    expect(state().details).toBeUndefined();
    await reply('/osoba/I1', { name: 'Ante' });
    expect(state().details).toEqual({ name: 'Ante' });
    controller.openPerson(personOf('I6'));
    expect(state().details).toBeUndefined();
    controller.openPerson(personOf('I1'));
    expect([state().details, asked.size]).toEqual([{ name: 'Ante' }, 2]);
  });

  test('who is opened in the meantime is the one who counts', async () => {
    const { controller, state, reply, aborted } = screen;
    controller.openPerson(personOf('I1'));
    controller.openPerson(personOf('I6'));
    expect(aborted).toEqual(['/osoba/I1']);
    await reply('/osoba/I1', { name: 'Ante' });
    expect(state().details).toBeUndefined();
  });

  test('is closed with the panel, and the focus goes to the drawing if the panel had it', async () => {
    const { controller, state, pushed, moves } = screen;
    controller.openPerson(personOf('I6'));
    controller.canvas.attachPanel({ size: () => ({ width: 400, height: 800 }), hasFocus: () => true });
    controller.close();
    expect([state().open, pushed.at(-1)]).toEqual([-1, '']);
    expect(moves).toContain('focus');
  });

  test('is picked by a click, a click beside closes, and the note of a fold unfolds', () => {
    const { controller, state } = screen;
    controller.pick({ person: personOf('I3'), part: 'box' });
    expect(state().view.person).toBe('I3');
    controller.pick(undefined);
    expect(state().view.person).toBeUndefined();
    controller.pick({ person: personOf('I3'), part: 'folded' });
    expect(state().view.folded).toEqual(['I3']);
  });

  test('is found in a view that does not show them: everyone is laid out, and then the camera flies there', async () => {
    const { controller, state, moves, layouts } = screen;
    controller.openPerson(personOf('I5'));
    controller.setView('close');
    await tick();
    controller.fold(personOf('I3'));
    await tick();
    expect(state().sceneState?.scene.boxOf[personOf('I6')]).toBe(-1);
    moves.length = 0;
    controller.find(personOf('I6'));
    await tick();
    expect(layouts.at(-1)).toEqual({ kind: 'everyone', folded: [] });
    expect(state().open).toBe(personOf('I6'));
    expect(moves.at(-1)).toBe('fly');
  });

  test('is flown to when found, even where opening them would move nothing', async () => {
    const { controller, moves } = screen;
    controller.canvas.showWhole();
    moves.length = 0;
    controller.openPerson(personOf('I3'));
    await tick();
    expect(moves).toEqual([]);
    controller.find(personOf('I4'));
    await tick();
    expect(moves).toEqual(['fly']);
  });

  test('is stepped to with arrows, from the middle when nobody was chosen, and opened at the cursor', async () => {
    const { controller, state, moves } = screen;
    controller.step('up');
    expect(state().selection.cursor).toBeGreaterThanOrEqual(0);
    controller.openPerson(personOf('I6'));
    await tick();
    moves.length = 0;
    controller.step('up');
    expect([personOf('I3'), personOf('I4')]).toContain(state().selection.cursor);
    expect(moves).toEqual(['fly']);
    controller.openAtCursor();
    expect(state().open).toBe(state().selection.cursor);
    controller.openPerson(personOf('I1'));
    controller.step('up');
    expect(state().selection.announcement).toBe('U tom smjeru nema nikoga.');
  });

  test('under the pointer is marked on the canvas alone', () => {
    const { controller, painted, state } = screen;
    const before = state();
    controller.canvas.hover({ person: 3, part: 'box' });
    controller.canvas.hover({ person: 3, part: 'box' });
    expect(painted.filter(({ hovered }) => hovered === 3)).toHaveLength(1);
    controller.canvas.hover(undefined);
    expect(painted.at(-1)?.hovered).toBe(-1);
    expect(state()).toBe(before);
  });
});

describe('the view', () => {
  test('of a branch is laid out around whoever is open; other colours need no layout', async () => {
    const { controller, draw, state, layouts, pushed } = screenOf({ search: '?osoba=I6' });
    await draw();
    controller.setView('ancestors');
    expect(layouts.at(-1)).toEqual({ kind: 'ancestors', of: 'I6', folded: [] });
    expect(pushed.at(-1)).toBe('?osoba=I6&pogled=preci&oko=I6');
    expect(state().sceneState?.scene.person.length).toBeLessThan(7);
    const before = layouts.length;
    controller.setColours('place');
    expect(layouts).toHaveLength(before);
  });

  test('of lives is made from the tree itself', async () => {
    const { controller, draw, state } = screenOf();
    await draw();
    controller.setView('lives');
    expect(state().sceneState).toMatchObject({ view: 'lives', scene: { lines: undefined } });
    controller.fold(personOf('I3'));
    expect(state().view.folded).toEqual([]);
  });

  test('is folded and unfolded, and both are announced', async () => {
    const { controller, draw, state, pushed } = screenOf({ search: '?osoba=I3' });
    await draw();
    controller.foldAtCursor();
    expect([pushed.at(-1), state().selection.announcement]).toEqual([
      '?osoba=I3&sklopljeno=I3',
      'Ogranak je sklopljen.',
    ]);
    expect(state().sceneState?.scene.boxOf[personOf('I6')]).toBe(-1);
    controller.foldAtCursor();
    expect([pushed.at(-1), state().selection.announcement]).toEqual(['?osoba=I3', 'Ogranak je rasklopljen.']);
  });

  test('around somebody whom the tree does not know becomes that of everyone', async () => {
    const { draw, state, pushed } = screenOf({ search: '?pogled=preci&oko=nitko' });
    await draw();
    expect([state().view.view, pushed]).toEqual(['everyone', ['']]);
  });

  test('follows the address: back leads to the step before', async () => {
    const { controller, draw, state, arrive } = screenOf({ search: '?osoba=I6' });
    await draw();
    controller.openPerson(personOf('I1'));
    await arrive();
    controller.addressChanged('?osoba=I6');
    expect(state().open).toBe(personOf('I6'));
  });
});

describe('the camera', () => {
  test('starts where the address says, relative to whoever is open', async () => {
    const { draw, canvas, moves } = screenOf({ search: '?osoba=I6&polozaj=0,0,0.5' });
    await draw();
    expect([moves[0], canvas.camera.k]).toEqual(['jump', 0.5]);
  });

  test('is saved in the address when it rests, but not into the step before while a navigation is under way', async () => {
    const { controller, draw, replaced, arrive } = screenOf({ search: '?osoba=I6' });
    await draw();
    controller.canvas.cameraRested();
    expect(replaced).toHaveLength(1);
    expect(replaced[0]).toMatch(/^\?osoba=I6&polozaj=/);
    controller.openPerson(personOf('I3'));
    controller.canvas.cameraRested();
    await tick();
    expect(replaced).toHaveLength(1);
    await arrive();
    expect(replaced.at(-1)).toMatch(/^\?osoba=I3&polozaj=/);
  });

  test('keeps clear of the panel, beside a wide drawing and over the lower half of a narrow one', async () => {
    const { controller, draw, canvas } = screenOf();
    await draw();
    const panel = { size: () => ({ width: 400, height: 300 }), hasFocus: () => false };
    const detach = controller.canvas.attachPanel(panel);
    expect(controller.canvas.viewport()?.insets).toMatchObject({ right: 424, bottom: 0 });
    Object.assign(canvas, { size: { width: 390, height: 700 } });
    expect(controller.canvas.viewport()?.insets).toMatchObject({ right: 0, bottom: 300 });
    detach();
    expect(controller.canvas.viewport()?.insets).toMatchObject({ right: 0, bottom: 0 });
  });

  test('is followed by whoever tracks it', async () => {
    const { controller, draw } = screenOf();
    await draw();
    const scales: number[] = [];
    const stop = controller.canvas.trackCamera(({ k }) => scales.push(k));
    controller.canvas.centreOn({ x: 0, y: 0 });
    controller.canvas.cameraMoved();
    expect(scales).toHaveLength(2);
    stop();
    controller.canvas.cameraMoved();
    expect(scales).toHaveLength(2);
  });
});

describe('kinship', () => {
  const KINSHIPS = [
    { sentence: 'Ante je Jurin djed.', notes: [], paths: [[{ id: 'I6' }, { id: 'I3' }, { id: 'I1' }]] },
    { sentence: 'Drugo.', notes: [], paths: [[{ id: 'I6' }, { id: 'I4' }]] },
  ];

  test('of two is asked for when both are known; the nearest is highlighted and shown, another when it is chosen', async () => {
    const { controller, draw, state, asked, reply, moves } = screenOf({ search: '?osoba=I6' });
    await draw();
    controller.toggleTool('kinship');
    expect(state().view.first).toBe('I6');
    expect(asked.has('/srodstvo/I6/I1')).toBe(false);
    controller.askKinship({ second: 'I1' });
    moves.length = 0;
    await reply('/srodstvo/I6/I1', KINSHIPS);
    expect(state().kinships).toEqual(KINSHIPS);
    expect([...(state().style?.highlight?.people ?? [])].sort()).toEqual(['I1', 'I3', 'I6'].map(personOf).sort());
    expect(moves).toEqual(['fly']);
    controller.chooseKinship(1);
    expect(state().selection.kinship?.index).toBe(1);
    expect(state().style?.highlight?.people.has(personOf('I4'))).toBe(true);
    controller.openPerson(personOf('I1'));
    expect([state().selection.tool, state().style?.highlight]).toEqual([undefined, undefined]);
  });

  test('in an address is open from the start, and a path outside the view brings everyone', async () => {
    const { draw, state, reply } = screenOf({ search: '?prva=I6&druga=I1&pogled=preci&oko=I1' });
    expect(state().selection.tool).toBe('kinship');
    await draw();
    await reply('/srodstvo/I6/I1', KINSHIPS);
    expect(state().view).toMatchObject({ view: 'everyone', first: 'I6', second: 'I1' });
    expect(state().sceneState?.isEveryone).toBe(true);
  });

  test('that is answered before the page is hydrated is shown, and is in the address as soon as it can be', async () => {
    const search = '?prva=I6&druga=I1&pogled=preci&oko=I1';
    const { controller, draw, state, reply, pushed } = screenOf({ search });
    await draw({ isHydrated: false });
    await reply('/srodstvo/I6/I1', KINSHIPS);
    expect(state().view.view).toBe('everyone');
    expect(pushed).toEqual([]);
    controller.addressChanged(search);
    expect(pushed).toEqual(['?prva=I6&druga=I1']);
    expect(state().view.view).toBe('everyone');
  });
});
