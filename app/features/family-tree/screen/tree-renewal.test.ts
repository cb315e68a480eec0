import { describe, expect, test } from 'vitest';
import { personOf, tree } from '../scene/sample.fixture.ts';
import { screenOf, tick } from './tree-controller.fixture.ts';

const { packed } = tree;
const renamed = { ...packed, words: packed.words.map((word) => (word === 'Jure' ? 'Juraj' : word)) };
/** Ivan and Kata have one more child, of whom nothing but the surname is known. */
const grown = {
  ...packed,
  ids: [...packed.ids, 'I8'],
  sex: `${packed.sex}0`,
  portraits: `${packed.portraits}0`,
  given: [...packed.given, 0],
  surname: [...packed.surname, packed.surname[0] ?? 0],
  birthPlace: [...packed.birthPlace, 0],
  born: [...packed.born, ''],
  died: [...packed.died, ''],
  families: { ...packed.families, childCount: [2, 3], children: [...packed.families.children, tree.size] },
};

describe('a tree that was changed', () => {
  test('has the other name on its box, and the camera stays', async () => {
    const { controller, draw, state, moves, painted } = screenOf({ search: '?osoba=I6' });
    await draw();
    moves.length = 0;
    const before = painted.length;
    controller.showTree(renamed);
    await tick();
    expect(state().tree?.summary(personOf('I6')).full).toBe('Juraj Bošnjak');
    expect(painted.length).toBeGreaterThan(before);
    expect(moves.filter((move) => move === 'fly')).toEqual([]);
    expect(state().open).toBe(personOf('I6'));
  });

  test('shows who is new once they are laid out, and the camera stays', async () => {
    const { controller, draw, state, holdLayouts, canvas } = screenOf({ search: '?osoba=I3' });
    await draw();
    const [release, camera, drawn] = [holdLayouts(), { ...canvas.camera }, state().sceneState?.scene];
    controller.showTree(grown);
    await tick();
    expect(state().sceneState?.scene).toBe(drawn);
    release();
    await tick();
    expect(state().sceneState?.scene.boxOf[tree.size]).toBeGreaterThanOrEqual(0);
    expect(canvas.camera.k).toBe(camera.k);
  });

  test('keeps whoever is open and whom the keys stand on, under other numbers', async () => {
    const { controller, draw, state } = screenOf({ search: '?osoba=I6' });
    await draw();
    controller.openPerson(personOf('I6'));
    // Luca, who is numbered before Jure, is taken out.
    const gone = personOf('I5');
    const without = <Value>(column: readonly Value[]) => column.filter((_, person) => person !== gone);
    const renumber = (people: readonly number[]) => people.map((person) => (person > gone ? person - 1 : person));
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

  test('is asked anew for what the server knows of whoever is open', async () => {
    const { controller, draw, reply, asked } = screenOf({ search: '?osoba=I6' });
    await draw();
    await reply('/osoba/I6', { name: 'Jure Bošnjak' });
    asked.clear();
    controller.showTree(renamed);
    expect(asked.has('/osoba/I6')).toBe(true);
  });
});
