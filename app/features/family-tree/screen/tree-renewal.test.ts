import { describe, expect, test } from 'vitest';
import { foreseenTree } from '../editing/foreseen-tree.ts';
import { sketchOfEdit } from '../editing/sketch-of-edit.ts';
import { sketchedScene } from '../editing/sketched-scene.ts';
import { personOf, tree } from '../scene/sample.fixture.ts';
import { screenOf, tick } from './tree-controller.fixture.ts';

const target = { at: 0, mark: '' };
const facts = {
  person: 'I6',
  names: [{ target, given: '', surname: '', nickname: '', suffix: '', type: '' }],
  events: [],
  asChild: [],
  asPartner: [],
  consent: false,
  hidden: false,
};
const renamed = foreseenTree(tree.packed, { kind: 'name', person: 'I6', target, given: 'Juraj' }, facts);
const grown = foreseenTree(
  tree.packed,
  { kind: 'add', relation: 'child', of: 'I3', person: { given: 'Stana', surname: 'Bošnjak', sex: 'F' } },
  facts,
);

describe('a tree that was changed', () => {
  test('has the other name on its box, and the camera stays', async () => {
    const { controller, draw, state, moves, painted } = screenOf({ search: '?osoba=I6' });
    await draw();
    moves.length = 0;
    const before = painted.length;
    if (renamed) controller.showTree(renamed);
    await tick();
    expect(state().tree?.summary(personOf('I6')).full).toBe('Juraj Bošnjak');
    expect(painted.length).toBeGreaterThan(before);
    expect(moves.filter((move) => move === 'fly')).toEqual([]);
    expect(state().open).toBe(personOf('I6'));
  });

  test('shows who is new in a free place before the layout is there, and then in theirs', async () => {
    const { controller, draw, state, holdLayouts, canvas } = screenOf({ search: '?osoba=I3' });
    await draw();
    const release = holdLayouts();
    const camera = { ...canvas.camera };
    const newcomer = tree.size;
    const sketch = (scene: Parameters<typeof sketchedScene>[0]) =>
      sketchedScene(scene, newcomer, personOf('I3'), 'child');
    if (grown) controller.showTree(grown, sketch);
    await tick();
    const sketched = state().sceneState?.scene;
    expect(sketched?.boxOf[newcomer]).toBe(tree.size);
    const [x = 0, y = 0] = [sketched?.x[tree.size], sketched?.y[tree.size]];
    expect(sketched?.boxes.search(x, y, x + 128, y + 72)).toEqual([tree.size]);
    expect(canvas.camera).toEqual(camera);
    release();
    await tick();
    expect(state().sceneState?.scene).not.toBe(sketched);
    expect(state().sceneState?.scene.boxOf[newcomer]).toBeGreaterThanOrEqual(0);
  });

  test('keeps whoever is open and whom the keys stand on, under other numbers', async () => {
    const { controller, draw, state } = screenOf({ search: '?osoba=I6' });
    await draw();
    controller.openPerson(personOf('I6'));
    // Luca, who is numbered before Jure, is taken out.
    const gone = personOf('I5');
    const without = <Value>(column: readonly Value[]) => column.filter((_, person) => person !== gone);
    const renumber = (people: readonly number[]) => people.map((person) => (person > gone ? person - 1 : person));
    const { packed } = tree;
    controller.showTree({
      ...packed,
      ids: without(packed.ids),
      given: without(packed.given),
      surname: without(packed.surname),
      birthPlace: without(packed.birthPlace),
      born: without(packed.born),
      died: without(packed.died),
      sex: without([...packed.sex]).join(''),
      portraits: without([...packed.portraits]).join(''),
      families: {
        ...packed.families,
        childCount: [1, 2],
        children: renumber(packed.families.children.filter((child) => child !== gone)),
        pedigree: {},
      },
    });
    await tick();
    expect(state().tree?.idOf(state().open)).toBe('I6');
    expect(state().selection.cursor).toBe(state().open);
    expect(state().tree?.numberOf('I5')).toBe(-1);
  });

  test('has nobody in the place of who was deleted, before the layout is there; what was refused is there again', async () => {
    const { controller, draw, state, holdLayouts, canvas } = screenOf({ search: '?osoba=I6' });
    await draw();
    controller.openPerson(personOf('I6'));
    const drawn = state().sceneState?.scene;
    const camera = { ...canvas.camera };
    holdLayouts();
    const edit = { kind: 'delete', person: 'I5' } as const;
    const without = foreseenTree(tree.packed, edit, facts);
    const takeBack = without && controller.showTree(without, sketchOfEdit(tree.packed, edit, facts));
    await tick();
    const thinned = state().sceneState?.scene;
    expect(thinned?.person.length).toBe((drawn?.person.length ?? 0) - 1);
    expect(state().tree?.idOf(state().open)).toBe('I6');
    expect(state().selection.cursor).toBe(state().open);
    const place = (scene = drawn, person = -1) => [
      scene?.x[scene.boxOf[person] ?? -1],
      scene?.y[scene.boxOf[person] ?? -1],
    ];
    expect(place(thinned, state().open)).toEqual(place(drawn, personOf('I6')));
    const lines = thinned?.lines;
    expect(lines?.kind.length).toBe((drawn?.lines?.kind.length ?? 0) - 1);
    expect(lines?.points.length).toBe(2 * (lines?.pointStart.at(-1) ?? 0));
    expect(canvas.camera).toEqual(camera);
    takeBack?.();
    await tick();
    expect(state().tree?.numberOf('I5')).toBe(personOf('I5'));
    expect(state().sceneState?.scene).toBe(drawn);
    expect(state().selection.cursor).toBe(personOf('I6'));
  });

  test('is fetched anew, and so is what the server knows of whoever is open', async () => {
    const { controller, draw, state, reply, asked } = screenOf({ search: '?osoba=I6' });
    await draw();
    await reply('/osoba/I6', { name: 'Jure Bošnjak' });
    asked.clear();
    const renewing = controller.renew();
    await reply('/podatci', renamed);
    await renewing;
    expect(state().tree?.summary(personOf('I6')).full).toBe('Juraj Bošnjak');
    controller.openAtCursor();
    controller.setPalette({ ...(state().palette as NonNullable<ReturnType<typeof state>['palette']>) });
    expect(asked.has('/osoba/I6')).toBe(true);
  });
});
