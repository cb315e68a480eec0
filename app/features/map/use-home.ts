import { type RefObject, useLayoutEffect, useState } from 'react';
import { homeIn } from './camera-on.ts';
import type { MapCamera } from './map-state.ts';
import type { MapView } from './views.ts';

/** The whole hill in the field as it is: the server, which does not know it, assumes a middling one. */
export function useHome({ home }: Pick<MapView, 'home'>, field: RefObject<HTMLElement | null>): MapCamera {
  const [fitted, setFitted] = useState(home);
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = field.current ?? {};
    if (width > 0 && height > 0) setFitted(homeIn(home, { width, height }));
  }, [home, field]);
  return fitted;
}
