import { useCallback, useMemo, useRef, useState } from 'react';
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
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const told = useMemo(() => readViewState(parameters), [parameters]);
  // What was asked for is shown at once; the address follows a moment later and says the same.
  const [ahead, setAhead] = useState<{ readonly state: ViewState; readonly of: URLSearchParams }>();
  const state = ahead?.of === parameters ? ahead.state : told;
  const latest = useRef(state);
  latest.current = state;
  const change = useCallback(
    (part: Partial<ViewState>) => {
      const next = { ...latest.current, camera: undefined, ...part };
      latest.current = next;
      setAhead({ state: next, of: parameters });
      navigate({ pathname, search: writeViewState(next) }, { preventScrollReset: true });
    },
    [navigate, pathname, parameters],
  );
  const rest = useCallback(
    (camera: Place) => {
      const address = `${pathname}${writeViewState({ ...latest.current, camera })}${window.location.hash}`;
      window.history.replaceState(window.history.state, '', address);
    },
    [pathname],
  );
  return { state, change, rest };
}
