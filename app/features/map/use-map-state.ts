import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type MapState, parseState, printState } from './map-state.ts';

/** Browsers refuse an address that changes with every pixel of a drag. */
const SETTLED_MS = 250;

/** What is shown, kept in step with the address both ways. */
export function useMapState(): readonly [MapState, (change: Partial<MapState>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [state, setState] = useState(() => parseState(parameters));
  const address = parameters.toString();
  const known = useRef(address);

  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    setState(parseState(new URLSearchParams(address)));
  }, [address]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const printed = printState(state);
      if (printed.toString() === printState(parseState(new URLSearchParams(known.current))).toString()) return;
      known.current = printed.toString();
      setParameters(printed, { replace: true, preventScrollReset: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [state, setParameters]);

  const change = useCallback((part: Partial<MapState>) => setState((before) => ({ ...before, ...part })), []);
  return [state, change];
}
