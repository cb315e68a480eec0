import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { log } from '../log.ts';
import { DecodingFault } from './decoding-fault.ts';
import { RESULTS, type Task, type TaskKind, type TaskKinds, type TaskMessage, type TaskReply } from './task.ts';
import { TaskQueue } from './task-queue.ts';

/** Bundled with the server for a built site; the sources themselves for development, commands and tests. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('decoding-process.ts', import.meta.url))
  : resolve('build/server/decoding-process.js');
const ARGUMENTS = ['--max-old-space-size=128', '--max-semi-space-size=4', PROGRAM];
/** Memory that was given back is given back to the machine, or the next picture would be blamed for it. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
const MEMORY_CHECK_MS = 20;
const IDLE_MS = 30_000;
/** A process that holds more than this after its work is replaced, as is one that was told to end or sent back nonsense. */
const IDLE_MEGABYTES = 140;
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

/** Somebody looks at a page meanwhile. What is made for it comes from editors, or was made anew when it was sent. */
export const FOR_READERS: Limits = { seconds: 30, megabytes: 700, rank: 0 };
/** Nobody looks at it yet; and whoever asks for the pictures of all pages at once holds nobody up. */
export const FOR_MESSENGERS: Limits = { ...FOR_READERS, rank: 2 };
/** Anybody's. With what the site itself needs it stays below 600 MB. */
export const FOR_STRANGERS: Limits = { seconds: 20, megabytes: 340 };
/** An archive is brought by whoever runs the machine. */
export const FOR_ARCHIVES: Limits = { seconds: 120, megabytes: 1500 };

/** Unpacks pictures and sounds in a process of its own, one after another, and ends it when it takes too much. */
class Decoder {
  readonly #queue = new TaskQueue({ most: 200 });
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  run<Kind extends TaskKind>(task: Task<Kind>, limits: Limits): Promise<TaskKinds[Kind]['result']> {
    return this.#queue.run(() => this.#perform(task, limits), { rank: limits.rank ?? 1 });
  }

  async #perform<Kind extends TaskKind>(task: Task<Kind>, limits: Limits): Promise<TaskKinds[Kind]['result']> {
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const decoding = this.#process;
    // A machine without a file or a process to spare.
    if (decoding.pid === undefined) throw new DecodingFault('busy', 'the decoding process could not be started');
    const reply = await replyOf(decoding, task as Task, limits);
    const result = RESULTS[task.kind].safeParse(reply.done ? reply.result : undefined);
    const canGoOn = !decoding.killed && result.success === reply.done && megabytesOf(decoding) <= IDLE_MEGABYTES;
    if (canGoOn) this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    else this.#end();
    if (result.success) return result.data;
    throw reply.done
      ? new DecodingFault('unreadable', `no ${task.kind} was sent back: ${result.error.message}`)
      : new DecodingFault(reply.code, reply.message);
  }

  #start(): ChildProcess {
    // An environment without secrets: a file may exploit the decoder.
    const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env;
    const started = spawn(process.execPath, ARGUMENTS, {
      env: { PATH, SystemRoot, NODE_COMPILE_CACHE, ...MALLOC, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    // Unreferenced: it does not keep the event loop of a command alive.
    started.unref();
    started.channel?.unref();
    (started.stderr as Socket | null)?.unref();
    const forget = () => {
      if (this.#process === started) this.#process = undefined;
    };
    started.on('exit', forget).on('error', forget);
    lowerPriority(started);
    return started;
  }

  #end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}

/** One for the whole process: two at work at once would need the memory of two. */
export const decoder = new Decoder();

/** Resolves when the process has answered; rejects when it is gone, and its memory with it. */
function replyOf(decoding: ChildProcess, task: Task, limits: Limits): Promise<TaskReply> {
  const { seconds, megabytes, onSpent } = limits;
  const { promise, resolve: answer, reject } = Promise.withResolvers<TaskReply>();
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
    log({ level: 'warn', message: 'decoding stopped', task: task.kind, why: stopped ?? stderr, code, signal });
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
  decoding.send({ task, seconds: own } satisfies TaskMessage, (error) => {
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
function megabytesOf({ pid }: ChildProcess): number {
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
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, 5);
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Not every system can.
  }
}
