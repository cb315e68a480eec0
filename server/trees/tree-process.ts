import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { GedcomEditError } from '../../genealogy/index.ts';
import { DecodingFault } from '../decoding/decoding-fault.ts';
import { TaskQueue } from '../decoding/task-queue.ts';
import { type Limits, lowerPriority, replyOf } from '../decoding/watched-process.ts';
import { showQueue } from '../metrics/queue-gauge.ts';
import type { ProcessReply } from './report-messages.ts';

/** Bundled with the server for a built site; the sources themselves for development and tests. */
const PROGRAMS = import.meta.url.endsWith('.ts')
  ? {
      report: fileURLToPath(new URL('report-process.ts', import.meta.url)),
      inspection: fileURLToPath(new URL('inspection-process.ts', import.meta.url)),
      merge: fileURLToPath(new URL('merge-process.ts', import.meta.url)),
      pairs: fileURLToPath(new URL('pairs-process.ts', import.meta.url)),
    }
  : {
      report: resolve('build/server/report-process.js'),
      inspection: resolve('build/server/inspection-process.js'),
      merge: resolve('build/server/merge-process.js'),
      pairs: resolve('build/server/pairs-process.js'),
    };

/** A village of 100,000 people twice, as it is and as it would be. */
const LIMITS: Limits = { seconds: 60, megabytes: 1200 };

/** A small nursery: it takes as long, and a village of 10,000 people half of the memory. */
const HEAP = ['--max-old-space-size=900', '--max-semi-space-size=4'];

const queue = new TaskQueue({ most: 4, waitMs: 120_000 });
showQueue('trees', queue);

/** Reads a tree's file in a process that ends with its work, or is ended when it takes too much. */
export async function runTreeProcess(program: keyof typeof PROGRAMS, message: object): Promise<unknown> {
  try {
    return await queue.run(() => perform(program, message));
  } catch (error) {
    if (!(error instanceof DecodingFault)) throw error;
    // A heap that is full ends the process as a crash.
    throw new TreeFileFault(error.code === 'unreadable' || error.code === 'too-long' ? 'too-large' : error.code);
  }
}

async function perform(program: keyof typeof PROGRAMS, message: object): Promise<unknown> {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  // An environment without secrets: it reads anybody's file.
  const started = spawn(process.execPath, [...HEAP, PROGRAMS[program]], {
    env: { PATH, SystemRoot, NODE_COMPILE_CACHE, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  lowerPriority(started);
  try {
    const reply = await replyOf<ProcessReply<unknown>>(
      started,
      { name: `tree ${program}`, message: () => message },
      LIMITS,
    );
    if (!reply.done) throw reply.isEdit ? new GedcomEditError(reply.code) : new TreeFileFault(reply.code);
    return reply.result;
  } finally {
    started.kill('SIGKILL');
  }
}
