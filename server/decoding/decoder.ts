import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DecodingFault } from './decoding-fault.ts';
import { KeptProcess } from './kept-process.ts';
import { RESULTS, type Task, type TaskKind, type TaskKinds, type TaskMessage, type TaskReply } from './task.ts';
import type { Limits } from './watched-process.ts';

/** Bundled with the server for a built site; the sources themselves for development, commands and tests. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('decoding-process.ts', import.meta.url))
  : resolve('build/server/decoding-process.js');
/** Memory that was given back is given back to the machine, or the next picture would be blamed for it. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
/** Somebody looks at a page meanwhile. What is made for it comes from editors, or was made anew when it was sent. */
export const FOR_READERS: Limits = { seconds: 30, megabytes: 700, rank: 0 };
/** Nobody looks at it yet; and whoever asks for the pictures of all pages at once holds nobody up. */
export const FOR_MESSENGERS: Limits = { ...FOR_READERS, rank: 2 };
/** Anybody's. With what the site itself needs it stays below 600 MB. */
export const FOR_STRANGERS: Limits = { seconds: 20, megabytes: 340 };
/** An archive is brought by whoever runs the machine. */
export const FOR_ARCHIVES: Limits = { seconds: 120, megabytes: 1500 };

const decoding = new KeptProcess<TaskMessage, TaskReply>({
  name: 'decoding',
  arguments: ['--max-old-space-size=128', '--max-semi-space-size=4', PROGRAM],
  environment: MALLOC,
  queue: { most: 200 },
  idle: { ms: 30_000, megabytes: 140 },
});

/** Unpacks pictures and sounds, one after another for the whole site: two at work at once would need the memory of two. */
export const decoder = {
  async run<Kind extends TaskKind>(task: Task<Kind>, limits: Limits): Promise<TaskKinds[Kind]['result']> {
    const resultOf = (reply: TaskReply) => RESULTS[task.kind].safeParse(reply.done ? reply.result : undefined);
    const reply = await decoding.ask({
      task: task.kind,
      message: (seconds) => ({ task: task as Task, seconds }),
      limits,
      isSound: (sent) => resultOf(sent).success === sent.done,
    });
    const result = resultOf(reply);
    if (result.success) return result.data;
    throw reply.done
      ? new DecodingFault('unreadable', `no ${task.kind} was sent back: ${result.error.message}`)
      : new DecodingFault(reply.code, reply.message);
  },
};
