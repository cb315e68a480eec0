import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { showQueue } from '../metrics/queue-gauge.ts';
import { DecodingFault } from './decoding-fault.ts';
import { RESULTS, type Task, type TaskKind, type TaskKinds, type TaskMessage, type TaskReply } from './task.ts';
import { TaskQueue } from './task-queue.ts';
import { type Limits, lowerPriority, megabytesOf, replyOf } from './watched-process.ts';

/** Bundled with the server for a built site; the sources themselves for development, commands and tests. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('decoding-process.ts', import.meta.url))
  : resolve('build/server/decoding-process.js');
const ARGUMENTS = ['--max-old-space-size=128', '--max-semi-space-size=4', PROGRAM];
/** Memory that was given back is given back to the machine, or the next picture would be blamed for it. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
const IDLE_MS = 30_000;
/** A process that holds more than this after its work is replaced, as is one that was told to end or sent back nonsense. */
const IDLE_MEGABYTES = 140;
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

  constructor() {
    showQueue('decoding', this.#queue);
  }

  run<Kind extends TaskKind>(task: Task<Kind>, limits: Limits): Promise<TaskKinds[Kind]['result']> {
    return this.#queue.run(() => this.#perform(task, limits), { rank: limits.rank ?? 1 });
  }

  async #perform<Kind extends TaskKind>(task: Task<Kind>, limits: Limits): Promise<TaskKinds[Kind]['result']> {
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const decoding = this.#process;
    // A machine without a file or a process to spare.
    if (decoding.pid === undefined) throw new DecodingFault('busy', 'the decoding process could not be started');
    const message = (seconds: number): TaskMessage => ({ task: task as Task, seconds });
    const reply = await replyOf<TaskReply>(decoding, { name: task.kind, message }, limits);
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
