import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Takes the focus to what an answer points at, for every new answer. One that came with the page has been focused by the
 * browser (`autofocus`): once more would pull people out of the field in which they have begun to write meanwhile.
 */
export function useFocusOnAnswer(place: RefObject<HTMLElement | null>, answer: unknown): void {
  const cameWithThePage = useRef(!useHydrated());
  useEffect(() => {
    if (answer && !cameWithThePage.current) place.current?.focus();
    cameWithThePage.current = false;
  }, [place, answer]);
}
