import { useCallback, useState } from 'react';
import type { WaySteps } from '../scene/way.ts';
import type { Tool } from './tools.tsx';

export const NOBODY = -1;

/** What a member is busy with and no address tells. People are numbers, NOBODY where there is none. */
export interface Attention {
  readonly tool: Tool | undefined;
  /** The kinship that is lit, and which of several it is. */
  readonly way: { readonly index: number; readonly paths: readonly WaySteps[] } | undefined;
  /** On whom the keyboard stands. */
  readonly cursor: number;
  /** Who was looked for and is still to be flown to. */
  readonly sought: number;
  /** What a screen reader is told. */
  readonly said: string;
}

export function useAttention(tool: Tool | undefined) {
  const [attention, setAttention] = useState<Attention>({
    tool,
    way: undefined,
    cursor: NOBODY,
    sought: NOBODY,
    said: '',
  });
  const turn = useCallback((part: Partial<Attention>) => setAttention((before) => ({ ...before, ...part })), []);
  return { attention, turn };
}
