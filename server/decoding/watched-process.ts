import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { log } from '../log.ts';
import { DecodingFault } from './decoding-fault.ts';

const MEMORY_CHECK_MS = 20;
/** libvips stops by itself a little before it is stopped, which spares a new process. */
const GRACE_SECONDS = 2;

/** A machine that does other things at the same time is no fault of the file. */
const LONGEST_TIMES = 3;
/** How a process ends that stumbled over what it read. Whatever else ends it, such as a machine out of memory, is no fault of the file. */
const CRASHES: readonly unknown[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

export interface Limits {
  /** Of the processor's time, where the system tells it, and three times as many in all; otherwise of the clock's. */
  readonly seconds: number;
  readonly megabytes: number;
  /** Who waits: a reader of a page (0), ahead of somebody whose form is on its way (1), ahead of a program that looks at links (2). */
  readonly rank?: 0 | 1 | 2;
  /** Called with the seconds it took, whatever the outcome. */
  readonly onSpent?: (seconds: number) => void;
}

/** Resolves when the process has answered; rejects when it is gone, and its memory with it. */
export function replyOf<Reply>(
  decoding: ChildProcess,
  { name, message }: { readonly name: string; readonly message: (seconds: number) => object },
  limits: Limits,
): Promise<Reply> {
  const { seconds, megabytes, onSpent } = limits;
  const { promise, resolve: answer, reject } = Promise.withResolvers<Reply>();
  let stopped: string | undefined;
  let stderr = '';
  const stop = (why: string) => {
    stopped ??= why;
    decoding.kill('SIGKILL');
  };
  const onStderr = (chunk: Buffer) => {
    if (stderr.length < 2000) stderr += chunk;
  };
  const ended = (code: number | null, signal: string | null) => {
    log({ level: 'warn', message: 'decoding stopped', task: name, why: stopped ?? stderr, code, signal });
    if (stopped) reject(new DecodingFault('too-large', stopped));
    else {
      const fault = CRASHES.includes(signal) ? 'unreadable' : 'interrupted';
      reject(new DecodingFault(fault, `the decoding process ended (${code ?? signal})`));
    }
  };
  const failed = (error: Error) => {
    log({ level: 'error', message: 'decoding could not start', why: error.message });
    reject(new DecodingFault('busy', error.message));
  };
  const begun = performance.now();
  const workedBefore = processorSecondsOf(decoding);
  let worked = 0;
  const look = () => {
    if (workedBefore === undefined) worked = (performance.now() - begun) / 1000;
    else worked = Math.max(worked, (processorSecondsOf(decoding) ?? 0) - workedBefore);
  };
  const longest = workedBefore === undefined ? seconds : seconds * LONGEST_TIMES;
  const deadline = setTimeout(() => stop(`took longer than ${longest} s`), longest * 1000);
  const watch = setInterval(() => {
    look();
    if (worked > seconds) stop(`worked for longer than ${seconds} s`);
    if (megabytesOf(decoding) > megabytes) stop(`took more than ${megabytes} MB`);
  }, MEMORY_CHECK_MS);
  decoding.once('message', answer).once('exit', ended).once('error', failed);
  decoding.stderr?.on('data', onStderr);
  const own = Math.max(1, Math.floor(longest - GRACE_SECONDS));
  decoding.send(message(own), (error) => {
    if (error) failed(error);
  });
  return promise.finally(() => {
    look();
    onSpent?.(worked);
    clearTimeout(deadline);
    clearInterval(watch);
    decoding.off('message', answer).off('exit', ended).off('error', failed);
    decoding.stderr?.off('data', onStderr);
  });
}

/** Where the system does not tell, the heap's limit, the check of each picture's head and the time must do. */
export function megabytesOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Of all its threads, in hundredths as Linux counts them. Absent where the system does not tell. */
function processorSecondsOf({ pid }: ChildProcess): number | undefined {
  try {
    // The name of the program comes second, in brackets, and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

/** Pages come first, and a machine without memory ends this process rather than the site. */
export function lowerPriority({ pid }: ChildProcess, priority = 5): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Not every system can.
  }
}
