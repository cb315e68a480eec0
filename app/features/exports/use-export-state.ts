import { useEffect, useState } from 'react';
import { pathTo } from '../../routes.ts';
import type { ExportState } from './views.ts';

const ASK_MS = 1_000;
/** A press on a download does not say whether it began: asked for so long after it. */
const AFTER_PRESS_MS = 60_000;

/** How far everything is, asked for as long as something is under way. */
export function useExportState(given: ExportState): { readonly state: ExportState; watch(): void } {
  const [state, setState] = useState(given);
  const [until, setUntil] = useState(0);
  const isUnderWay = state.archive?.isUnderWay || state.copies?.work?.isUnderWay;
  useEffect(() => setState(given), [given]);
  useEffect(() => {
    if (!isUnderWay && until === 0) return;
    const ask = async () => {
      const answer = await fetch(pathTo('exportState')).catch(() => undefined);
      if (answer?.ok) setState(await answer.json());
      if (Date.now() > until) setUntil(0);
    };
    const timer = setInterval(ask, ASK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, until]);
  return { state, watch: () => setUntil(Date.now() + AFTER_PRESS_MS) };
}
