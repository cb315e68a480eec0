import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Place } from '../scene/moves.ts';
import { readViewState, type ViewState, writeViewState } from '../view-state.ts';

export interface ViewControl {
  readonly state: ViewState;
  /** Goes there, so that the way back leads here again. */
  change(part: Partial<ViewState>): void;
  /** The address follows the camera without a step to go back. */
  rest(camera: Place): void;
}

export function useViewState(): ViewControl {
  const [parameters] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const told = useMemo(() => readViewState(parameters), [parameters]);
  // What was asked for is shown at once; the address follows a moment later and says the same.
  const [ahead, setAhead] = useState<{ readonly state: ViewState; readonly before: string }>();
  const state = ahead?.before === key ? ahead.state : told;
  const resting = useRef<Place>(undefined);
  const isOnItsWay = useRef(false);
  const latest = useRef(state);
  latest.current = state;
  const change = useCallback(
    (part: Partial<ViewState>) => {
      const next = { ...latest.current, camera: undefined, ...part };
      latest.current = next;
      setAhead({ state: next, before: key });
      resting.current = undefined;
      isOnItsWay.current = true;
      navigate({ pathname, search: writeViewState(next) }, { preventScrollReset: true });
    },
    [navigate, pathname, key],
  );
  const rest = useCallback(
    (camera: Place) => {
      resting.current = camera;
      // The address is still that of the step before, to which one may want to go back.
      if (isOnItsWay.current) return;
      const address = `${pathname}${writeViewState({ ...latest.current, camera })}${window.location.hash}`;
      window.history.replaceState(window.history.state, '', address);
    },
    [pathname],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const isArrival = isOnItsWay.current;
    isOnItsWay.current = false;
    setAhead(undefined);
    if (isArrival && resting.current) rest(resting.current);
  }, [key]);
  return { state, change, rest };
}
