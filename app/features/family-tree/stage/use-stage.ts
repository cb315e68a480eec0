import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { centredOn, fitting, type Insets, type Point, toolsHeight } from '../scene/camera.ts';
import type { Look } from '../scene/look.ts';
import {
  firstMove,
  flightTo,
  isIn,
  type Move,
  nextMoves,
  type Place,
  placeOf,
  type Screen,
  type Sight,
} from '../scene/moves.ts';
import { wayBounds } from '../scene/way.ts';
import type { TreeModel } from '../tree-model.ts';
import type { MinimapView } from './minimap.tsx';
import type { Stage } from './stage.ts';

interface Showing {
  readonly tree: TreeModel | undefined;
  readonly sight: Sight | undefined;
  readonly look: Look | undefined;
  /** Where the address says to look from. */
  readonly place: Place | undefined;
  readonly isStill: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  readonly onRest: (place: Place) => void;
}

const BESIDE = 960;

export type Staging = ReturnType<typeof useStage>;

/** Keeps the stage in step with what is to be shown. Nothing here draws: the stage is told, and the camera moved. */
export function useStage({ tree, sight, look, place, isStill, panel, onRest }: Showing) {
  const stage = useRef<Stage>(undefined);
  const minimap = useRef<MinimapView>(null);
  const settled = useRef<Sight>(undefined);
  const latest = useRef({ sight, place, onRest });
  latest.current = { sight, place, onRest };

  const screen = useCallback((): Screen | undefined => {
    const current = stage.current;
    if (!current || current.size.width < 2) return undefined;
    const rect = panel.current?.getBoundingClientRect();
    const isBeside = current.size.width >= BESIDE;
    const insets: Insets = {
      top: toolsHeight(current.size.width),
      left: 0,
      right: rect && isBeside ? rect.width + 24 : 0,
      bottom: rect && !isBeside ? rect.height : 0,
    };
    current.insets = insets;
    return { camera: current.camera, size: current.size, insets };
  }, [panel]);

  const make = useCallback((moves: readonly Move[]) => {
    for (const { how, camera } of moves) stage.current?.[how](camera);
  }, []);

  const settle = useCallback(() => {
    const { sight: now, place: wanted } = latest.current;
    const seen = screen();
    if (!now || !seen) return;
    const before = settled.current;
    settled.current = now;
    const isOtherKind = before && (before.scene.lines === undefined) !== (now.scene.lines === undefined);
    make(before && !isOtherKind ? nextMoves(before, now, seen) : [firstMove(now, seen, before ? undefined : wanted)]);
  }, [screen, make]);

  const rest = useCallback(() => {
    const seen = screen();
    const shown = latest.current.sight;
    if (seen && shown) latest.current.onRest(placeOf(shown.scene, shown.open, seen));
  }, [screen]);

  useEffect(() => {
    const current = stage.current;
    if (!current || !sight || !tree || !look) return;
    current.isStill = isStill;
    current.show(sight.scene, tree, look);
    const before = settled.current;
    settle();
    // The address of another sight tells where one looks from; a flight tells it when it has landed.
    if (before && (before.open !== sight.open || before.scene !== sight.scene) && !current.isFlying) rest();
    minimap.current?.follow(current.camera, current.size);
  }, [sight, tree, look, isStill, settle, rest]);

  const flyTo = useCallback(
    (person: number) => {
      const seen = screen();
      const shown = latest.current.sight?.scene;
      if (seen && shown && isIn(shown, person)) make([flightTo(shown, person, seen)]);
    },
    [screen, make],
  );
  const showWhole = useCallback(() => {
    const seen = screen();
    const shown = latest.current.sight?.scene;
    if (seen && shown) make([{ how: 'fly', camera: fitting(shown.bounds, seen.size, seen.insets) }]);
  }, [screen, make]);
  const showPeople = useCallback(
    (people: Iterable<number>) => {
      const seen = screen();
      const shown = latest.current.sight?.scene;
      const bounds = shown && wayBounds(shown, people);
      if (seen && bounds) make([{ how: 'fly', camera: fitting(bounds, seen.size, seen.insets, 1.1) }]);
    },
    [screen, make],
  );
  const lookAt = useCallback(
    (point: Point) => {
      const seen = screen();
      if (seen) make([{ how: 'jump', camera: centredOn(point, seen.camera.k, seen.size, seen.insets) }]);
    },
    [screen, make],
  );
  return { stage, minimap, screen, settle, flyTo, showWhole, showPeople, lookAt, rest };
}
