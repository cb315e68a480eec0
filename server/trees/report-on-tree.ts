import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FolderFiles } from '../../backends/embedded/files.ts';
import { treeReport } from '../../chronicle/trees/tree-report.ts';
import type { TreeVersionDeps } from '../../chronicle/trees/tree-versions.ts';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { DecodingFault } from '../decoding/decoding-fault.ts';
import { TaskQueue } from '../decoding/task-queue.ts';
import { type Limits, lowerPriority, replyOf } from '../decoding/watched-process.ts';
import type { ReportMessage, ReportReply } from './report-messages.ts';

/** Bundled with the server for a built site; the sources themselves for development and tests. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('report-process.ts', import.meta.url))
  : resolve('build/server/report-process.js');
/** A village of 100,000 people twice, as it is and as it would be. */
const LIMITS: Limits = { seconds: 60, megabytes: 1200 };
const queue = new TaskQueue({ most: 4, waitMs: 120_000 });

/** Compares files in a process that ends with its work, or is ended when it takes too much. */
export function reportOnTree(files: FolderFiles, today: () => string): TreeVersionDeps['report'] {
  return async ({ before, after, referred }) => {
    const message: ReportMessage = {
      before: before && files.pathOf(before),
      after: files.pathOf(after),
      today: today(),
      referred,
    };
    try {
      return await queue.run(() => perform(message));
    } catch (error) {
      if (!(error instanceof DecodingFault)) throw error;
      // A heap that is full ends the process as a crash.
      throw new TreeFileFault(error.code === 'unreadable' || error.code === 'too-long' ? 'too-large' : error.code);
    }
  };
}

async function perform(message: ReportMessage) {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  // An environment without secrets: it reads anybody's file.
  const started = spawn(process.execPath, ['--max-old-space-size=900', PROGRAM], {
    env: { PATH, SystemRoot, NODE_COMPILE_CACHE, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  lowerPriority(started);
  try {
    const reply = await replyOf<ReportReply>(started, { name: 'tree report', message: () => message }, LIMITS);
    if (!reply.done) throw new TreeFileFault(reply.code);
    return treeReport.parse(reply.report);
  } finally {
    started.kill('SIGKILL');
  }
}
