import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { showQueue } from '../metrics/queue-gauge.ts';
import { DecodingFault } from './decoding-fault.ts';
import { TaskQueue } from './task-queue.ts';
import { type Limits, lowerPriority, megabytesOf, replyOf } from './watched-process.ts';

interface Program {
  /** Names its queue in the metrics. */
  readonly name: string;
  /** Node's arguments: flags, the path of the program, and the program's own. */
  readonly arguments: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  readonly queue: ConstructorParameters<typeof TaskQueue>[0];
  /** An idle process is ended after so many milliseconds, and at once when it holds more memory than this. */
  readonly idle: { readonly ms: number; readonly megabytes: number };
}

interface Request<Message, Reply> {
  /** Named in the log. */
  readonly task: string;
  /** The message, given the seconds the program has for it. */
  readonly message: (seconds: number) => Message;
  readonly limits: Limits;
  /** A process that sends back nonsense is not kept. */
  readonly isSound?: (reply: Reply) => boolean;
}

/**
 * A program in a process of its own: started by the first message, it answers one message at a time and is kept for the next. When it ends
 * without an answer or takes too much, `ask` rejects with a DecodingFault and the next message starts another.
 */
export class KeptProcess<Message extends object, Reply> {
  readonly #program: Program;
  readonly #queue: TaskQueue;
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(program: Program) {
    this.#program = program;
    this.#queue = new TaskQueue(program.queue);
    showQueue(program.name, this.#queue);
  }

  ask(request: Request<Message, Reply>): Promise<Reply> {
    return this.#queue.run(() => this.#answer(request), { rank: request.limits.rank ?? 1 });
  }

  async #answer({ task, message, limits, isSound = () => true }: Request<Message, Reply>): Promise<Reply> {
    const { idle } = this.#program;
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const asked = this.#process;
    // A machine without a file or a process to spare.
    if (asked.pid === undefined) throw new DecodingFault('busy', `the process for ${task} could not be started`);
    let canGoOn = false;
    try {
      const reply = await replyOf<Reply>(asked, { name: task, message }, limits);
      canGoOn = !asked.killed && isSound(reply) && megabytesOf(asked) <= idle.megabytes;
      return reply;
    } finally {
      if (canGoOn) this.#idle = setTimeout(() => this.#end(asked), idle.ms).unref();
      else this.#end(asked);
    }
  }

  #start(): ChildProcess {
    // An environment without secrets: a stranger's file may exploit the program.
    const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env;
    const started = spawn(process.execPath, this.#program.arguments, {
      env: { PATH, SystemRoot, NODE_COMPILE_CACHE, ...this.#program.environment, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    // Unreferenced: it does not keep the event loop of a command alive.
    started.unref();
    started.channel?.unref();
    (started.stderr as Socket | null)?.unref();
    started.on('exit', () => this.#forget(started)).on('error', () => this.#forget(started));
    lowerPriority(started);
    return started;
  }

  #end(ended: ChildProcess): void {
    ended.kill('SIGKILL');
    this.#forget(ended);
  }

  #forget(gone: ChildProcess): void {
    if (this.#process === gone) this.#process = undefined;
  }
}
