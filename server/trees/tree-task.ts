import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FolderFiles } from '../../backends/embedded/files.ts';
import type { RunTreeJob, TreeJobs } from '../../chronicle/trees/tree-jobs.ts';
import { Fault, type FaultCode } from '../../domain/fault.ts';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { type EditFaultCode, GedcomEditError, type UnreadableCode } from '../../genealogy/index.ts';
import { DecodingFault } from '../decoding/decoding-fault.ts';
import { KeptProcess } from '../decoding/kept-process.ts';

export interface TreeMessage {
  readonly name: keyof TreeJobs;
  readonly request: unknown;
}

export type TreeReply =
  | { readonly done: true; readonly result: unknown }
  | { readonly done: false; readonly error: SentError };

/** What is left of an error that another process was sent. */
interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly field?: string;
  readonly choices?: readonly string[];
}

/** Bundled with the server for a built site; the sources themselves for development and tests. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('tree-process.ts', import.meta.url))
  : resolve('build/server/tree-process.js');
/** A village of 100,000 people twice, as it is and as it would be. */
const LIMITS = { seconds: 60, megabytes: 1200 };
/** A small nursery: a village of 10,000 people takes 40 MB less than with Node's own, and hardly longer. */
const HEAP = ['--max-old-space-size=900', '--max-semi-space-size=8'];

/** What takes as long as people are compared with people has a process of its own: whoever opens a tree does not wait for it. */
const LONG: ReadonlySet<keyof TreeJobs> = new Set(['report', 'inspect', 'plan', 'merge', 'mergePeople', 'pairs']);

/** Runs jobs on trees in processes that are ended when they take too much. */
export function treeTask(files: FolderFiles): RunTreeJob {
  const program = { arguments: [...HEAP, PROGRAM, files.folder] };
  const short = new KeptProcess<TreeMessage, TreeReply>({
    ...program,
    name: 'trees',
    queue: { most: 100, waitMs: 60_000 },
    idle: { ms: 5 * 60_000, megabytes: 400 },
  });
  const long = new KeptProcess<TreeMessage, TreeReply>({
    ...program,
    name: 'tree-files',
    queue: { most: 4, waitMs: 120_000 },
    idle: { ms: 0, megabytes: 0 },
  });
  return async (name, request) => {
    const asked = { task: `tree ${name}`, message: () => ({ name, request }), limits: LIMITS };
    const reply = await (LONG.has(name) ? long : short).ask(asked).catch((error: unknown) => {
      if (!(error instanceof DecodingFault)) throw error;
      // A heap that is full ends the process as a crash.
      throw new TreeFileFault(error.code === 'unreadable' || error.code === 'too-long' ? 'too-large' : error.code);
    });
    if (!reply.done) throw errorOf(reply.error);
    return reply.result as never;
  };
}

function errorOf({ name, message, code, ...about }: SentError): Error {
  if (name === 'GedcomUnreadableError') return new TreeFileFault(code as UnreadableCode);
  if (name === 'GedcomEditError') return new GedcomEditError(code as EditFaultCode, about);
  return name === 'Fault' ? new Fault(code as FaultCode, message) : new Error(message);
}
