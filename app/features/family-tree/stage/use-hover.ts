import type { RefObject } from 'react';
import type { Hit } from '../scene/scene.ts';
import { NOBODY } from './use-attention.ts';
import type { Shown } from './use-shown.ts';
import type { Staging } from './use-stage.ts';

/** Told to the stage alone: a pointer that passes over a tree of thousands must not draw the page again. */
export function useHover(
  shown: Shown,
  staging: Staging,
  section: RefObject<HTMLElement | null>,
  hovered: RefObject<number>,
) {
  const { scene, tree, look } = shown;
  return (hit: Hit | undefined) => {
    const person = hit?.person ?? NOBODY;
    if (person === hovered.current || !scene || !tree || !look) return;
    hovered.current = person;
    section.current?.toggleAttribute('data-pointing', person >= 0);
    staging.stage.current?.show(scene, tree, { ...look, hovered: person });
  };
}
