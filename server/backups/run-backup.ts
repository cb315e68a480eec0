import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lowerPriority } from '../decoding/watched-process.ts';
import type { BackupFaultCode } from './backup-fault.ts';
import type { BackupPlace, BackupProgress } from './backup-place.ts';

export interface BackupMessage {
  readonly place: BackupPlace;
  readonly onlyIfDue: boolean;
}

export type BackupReply =
  | { readonly kind: 'progress'; readonly progress: BackupProgress }
  /** Without a name where none was due. */
  | { readonly kind: 'made'; readonly name: string | undefined }
  | { readonly kind: 'failed'; readonly code: BackupFaultCode | 'unknown'; readonly message: string };

export type BackupOutcome = Exclude<BackupReply, { kind: 'progress' }>;

/** Bundled with the server for a built site; the sources themselves for development and tests. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('backup-process.ts', import.meta.url))
  : resolve('build/server/backup-process.js');
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=4'];
/** A terabyte over a slow line takes hours; what hangs for a day makes nobody a backup. */
const LONGEST_MS = 20 * 60 * 60 * 1000;

/** Makes a backup in a process of its own, which the site need not wait for and which does not outlive it. */
export function runBackup(
  message: BackupMessage,
  tell: (progress: BackupProgress) => void,
  signal: AbortSignal,
): Promise<BackupOutcome> {
  const { promise, resolve: answer } = Promise.withResolvers<BackupOutcome>();
  const { PATH, SystemRoot, NODE_COMPILE_CACHE, TZ } = process.env;
  const child = spawn(process.execPath, [...HEAP, PROGRAM], {
    env: { PATH, SystemRoot, NODE_COMPILE_CACHE, TZ, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    killSignal: 'SIGKILL',
  });
  lowerPriority(child);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (stderr.length < 2000) stderr += chunk;
  });
  const failed = (why: string) => answer({ kind: 'failed', code: 'unknown', message: why });
  child.on('message', (reply: BackupReply) => {
    if (reply.kind === 'progress') tell(reply.progress);
    else answer(reply);
  });
  child.on('error', (error) => failed(error.message));
  child.on('exit', (code, signalName) => failed(stderr || `the backup's process ended (${code ?? signalName})`));
  child.send(message, (error) => {
    if (error) failed(error.message);
  });
  return promise;
}
