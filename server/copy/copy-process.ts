import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { lowerPriority } from '../decoding/watched-process.ts';
import type { Copy, CopyOptions } from './make-copy.ts';

/** What a process that makes a copy tells the one that has started it. */
export type CopyMessage =
  | { readonly done: number; readonly total: number }
  | { readonly copy: Copy }
  | { readonly failed: string; readonly code: string | undefined };

/** What hangs for so long, on a store that is out of reach, would keep every later copy from being made. */
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** A copy made by a process of its own, at the machine's leisure: whoever reads meanwhile must not wait for it. */
export async function copyInProcess(
  folder: string,
  { progress, signal }: CopyOptions,
  longestMs = LONGEST_MS,
): Promise<Copy> {
  const [, program = ''] = process.argv;
  const child = spawn(process.execPath, [program, 'copy', folder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(longestMs)]),
    killSignal: 'SIGKILL',
  });
  lowerPriority(child, constants.priority.PRIORITY_LOW);
  let copy: Copy | undefined;
  let failure: (Error & { code?: string | undefined }) | undefined;
  child.on('message', (message: CopyMessage) => {
    if ('done' in message) progress?.(message.done, message.total);
    else if ('copy' in message) copy = message.copy;
    else failure = Object.assign(new Error(message.failed), { code: message.code });
  });
  await once(child, 'close');
  if (!copy) throw failure ?? new Error('The process that made a copy has ended before it was finished');
  return copy;
}
