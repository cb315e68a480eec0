import type { RefObject } from 'react';
import { isIn, nearestToMiddle } from '../scene/moves.ts';
import type { Hit } from '../scene/scene.ts';
import { type Direction, walk } from '../scene/walk.ts';
import { CENTRED_VIEWS, type ViewName } from '../view-state.ts';
import type { KinshipView } from '../views.ts';
import type { Tool } from './tools.tsx';
import type { Attention } from './use-attention.ts';
import type { Shown } from './use-shown.ts';
import type { Staging } from './use-stage.ts';
import type { ViewControl } from './use-view-state.ts';

interface Doing {
  readonly shown: Shown;
  readonly view: ViewControl;
  readonly attention: Attention;
  readonly turn: (part: Partial<Attention>) => void;
  readonly staging: Staging;
  readonly panel: RefObject<HTMLElement | null>;
}

export type Deeds = ReturnType<typeof useDeeds>;

/** What a member does about people: whoever is asked for is opened, and the rest of the screen makes way. */
export function useDeeds({ shown, view, attention, turn, staging, panel }: Doing) {
  const { tree, scene, open, isLives } = shown;
  const { state, change } = view;
  const { tool, cursor } = attention;
  const told = (person: number) => {
    const { full, years, place } = tree?.glance(person) ?? { full: '', years: '', place: '' };
    return [full, years, place].filter(Boolean).join(', ');
  };
  const openPerson = (person: number) => {
    if (!tree || person < 0) return;
    turn({ cursor: person, tool: undefined, way: undefined, said: told(person) });
    const isHere = scene !== undefined && isIn(scene, person);
    const elsewhere = { view: 'everyone', centre: undefined, folded: [] } as const;
    change({ person: tree.idOf(person), first: undefined, second: undefined, ...(isHere ? {} : elsewhere) });
  };
  const find = (person: number) => {
    openPerson(person);
    turn({ sought: person });
  };
  const close = () => {
    // What had the focus goes away with the panel.
    if (panel.current?.contains(document.activeElement)) staging.stage.current?.canvas.parentElement?.focus();
    turn({ tool: undefined, way: undefined });
    const isPath = state.view === 'path';
    change({ person: undefined, first: undefined, second: undefined, ...(isPath ? { view: 'everyone' } : {}) });
  };
  const fold = (person: number) => {
    if (!tree || person < 0 || isLives) return;
    const id = tree.idOf(person);
    const isFolded = state.folded.includes(id);
    change({ folded: isFolded ? state.folded.filter((one) => one !== id) : [...state.folded, id] });
    turn({ said: isFolded ? 'Ogranak je rasklopljen.' : 'Ogranak je sklopljen.' });
  };
  const pick = (hit: Hit | undefined) => {
    if (hit?.part === 'folded') fold(hit.person);
    else if (hit) openPerson(hit.person);
    else if (open >= 0 && !tool) close();
  };
  const step = (direction: Direction) => {
    const seen = staging.screen();
    if (!scene || !tree || !seen) return;
    const from = cursor >= 0 && isIn(scene, cursor) ? cursor : open;
    const next =
      from >= 0 && isIn(scene, from)
        ? walk(scene, tree.genealogy.graph, from, direction)
        : nearestToMiddle(scene, seen);
    if (next === undefined) {
      turn({ said: 'U tom smjeru nema nikoga.' });
      return;
    }
    turn({ cursor: next, said: told(next) });
    staging.flyTo(next);
  };
  const showView = (name: ViewName) =>
    change({ view: name, folded: [], centre: CENTRED_VIEWS.has(name) ? (state.person ?? state.centre) : undefined });
  const chooseTool = (wanted: Tool) => {
    turn({ tool: tool === wanted ? undefined : wanted });
    if (wanted === 'kinship' && !state.first && state.person) change({ first: state.person });
  };
  const chooseKinship = (index: number, kinship: readonly KinshipView[]) => {
    if (!tree) return;
    const paths = (kinship[index]?.paths ?? []).map((path) =>
      path.map((one) => ({
        person: tree.numberOf(one.id),
        beside: one.with === undefined ? undefined : tree.numberOf(one.with),
      })),
    );
    turn({ way: { index, paths } });
    const isHere = scene !== undefined && paths.flat().every(({ person }) => isIn(scene, person));
    if (!isHere && state.view !== 'path') change({ view: 'everyone', centre: undefined, folded: [] });
  };
  const foldAtCursor = () => fold(cursor >= 0 ? cursor : open);
  return { openPerson, find, close, fold, foldAtCursor, pick, step, showView, chooseTool, chooseKinship };
}
