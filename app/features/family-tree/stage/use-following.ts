import { useEffect } from 'react';
import { isIn } from '../scene/moves.ts';
import { type Attention, NOBODY } from './use-attention.ts';
import { numberIn, type Shown } from './use-shown.ts';
import type { Staging } from './use-stage.ts';
import type { ViewControl } from './use-view-state.ts';

interface Following {
  readonly shown: Shown;
  readonly view: ViewControl;
  readonly attention: Attention;
  readonly turn: (part: Partial<Attention>) => void;
  readonly staging: Staging;
}

/** The camera goes where attention has turned, once what is meant is drawn. */
export function useFollowing({ shown, view, attention, turn, staging }: Following): void {
  const { tree, sight, way, open } = shown;
  const { state, change } = view;
  const { showPeople, flyTo } = staging;
  const { sought } = attention;
  useEffect(() => {
    if (way) showPeople(way.people);
  }, [way, showPeople]);
  // After the panel has opened and, where need be, another view is drawn: before, it is not known where the middle is.
  useEffect(() => {
    if (sought < 0 || sought !== open || !sight || !isIn(sight.scene, sought)) return;
    flyTo(sought);
    turn({ sought: NOBODY });
  }, [sought, open, sight, flyTo, turn]);
  // Somebody whom this tree does not know, or no longer: the view of everyone, without a word.
  const asked = state.view === 'path' ? [state.first, state.second] : [state.centre];
  const isLost = tree !== undefined && asked.some((id) => id !== undefined && numberIn(tree, id) < 0);
  useEffect(() => {
    if (isLost) change({ view: 'everyone', centre: undefined });
  }, [isLost, change]);
}
