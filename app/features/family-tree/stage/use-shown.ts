import { type RefObject, useMemo } from 'react';
import { type Colouring, colouringOf } from '../scene/colouring.ts';
import { livesScene, type Period } from '../scene/lives.ts';
import type { Look } from '../scene/look.ts';
import type { Sight } from '../scene/moves.ts';
import type { Palette } from '../scene/palette.ts';
import { rowsOf } from '../scene/rows.ts';
import type { Scene } from '../scene/scene.ts';
import { type Way, wayIn } from '../scene/way.ts';
import type { TreeModel } from '../tree-model.ts';
import type { ViewState } from '../view-state.ts';
import { type Attention, NOBODY } from './use-attention.ts';
import type { TreeData } from './use-tree-data.ts';

interface Asked {
  readonly data: TreeData;
  readonly state: ViewState;
  readonly attention: Attention;
  /** Who the member is in this tree. */
  readonly self: string | undefined;
  readonly periods: readonly Period[];
  readonly palette: Palette | undefined;
  readonly hovered: RefObject<number>;
}

/** What is to be seen: a scene, how it looks, and whose panel is open. */
export interface Shown {
  readonly tree: TreeModel | undefined;
  readonly scene: Scene | undefined;
  readonly sight: Sight | undefined;
  readonly look: Look | undefined;
  readonly colouring: Colouring | undefined;
  readonly way: Way | undefined;
  readonly open: number;
  readonly isLives: boolean;
}

export function useShown({ data, state, attention, self, periods, palette, hovered }: Asked): Shown {
  const { tree, drawn } = data;
  const isLives = state.view === 'lives';
  const lives = useMemo(() => (tree && isLives ? livesScene(tree, periods) : undefined), [tree, isLives, periods]);
  const scene = lives ?? drawn?.scene;
  const open = numberIn(tree, state.person);
  const centre = numberIn(tree, state.centre ?? state.person ?? self);
  const view = lives ? 'lives' : drawn && `${drawn.view.kind} ${drawn.view.of} ${drawn.view.to}`;
  const isEveryone = !lives && drawn?.view.kind === 'everyone';
  const sight = useMemo(
    (): Sight | undefined => (scene && view !== undefined ? { scene, view, isEveryone, open, centre } : undefined),
    [scene, view, isEveryone, open, centre],
  );
  const colouring = useMemo(() => tree && colouringOf(tree, state.colours), [tree, state.colours]);
  const rows = useMemo(() => (scene?.lines && tree ? rowsOf(scene, tree) : []), [scene, tree]);
  const paths = attention.way?.paths;
  const way = useMemo(
    () => (paths && tree && scene ? wayIn(scene.lines, tree.genealogy.graph, paths) : undefined),
    [paths, tree, scene],
  );
  const { cursor } = attention;
  const look = useMemo(
    (): Look | undefined =>
      palette && colouring && { palette, colouring, cursor, open, hovered: hovered.current, way, rows },
    [palette, colouring, cursor, open, hovered, way, rows],
  );
  return { tree, scene, sight, look, colouring, way, open, isLives };
}

export function numberIn(tree: TreeModel | undefined, id: string | undefined): number {
  return id === undefined ? NOBODY : (tree?.numberOf(id) ?? NOBODY);
}
