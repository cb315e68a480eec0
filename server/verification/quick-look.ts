import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { QuickFindings } from '../../backends/embedded/quick-look.ts';
import { lowerPriority } from '../decoding/watched-process.ts';
import { log, logError } from '../log.ts';

/** Bundled with the server for a built site; the sources themselves for development and tests. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('quick-look-process.ts', import.meta.url))
  : resolve('build/server/quick-look-process.js');
const LONGEST_MS = 10 * 60 * 1000;

/** Looks at the newest of a data folder beside the site, and tells the log what it found. */
export async function lookQuickly(dataFolder: string, signal: AbortSignal): Promise<QuickFindings | undefined> {
  log({ level: 'warn', message: 'the site was not stopped by itself: its data are looked at' });
  try {
    const found = await findingsOf(dataFolder, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]));
    const { database, withoutRevision, withoutFile } = found;
    const isSound = !database && withoutRevision.length + withoutFile.length === 0;
    if (isSound) log({ level: 'info', message: 'its data are sound' });
    else {
      const message = 'its data are not whole: npm run verify tells more';
      log({ level: 'error', message, database, withoutRevision, withoutFile });
    }
    return found;
  } catch (error) {
    if (!signal.aborted) logError('its data could not be looked at', error);
    return undefined;
  }
}

function findingsOf(dataFolder: string, signal: AbortSignal): Promise<QuickFindings> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<QuickFindings>();
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--max-old-space-size=128', PROGRAM], {
    env: { PATH, SystemRoot, NODE_COMPILE_CACHE, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  lowerPriority(child);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (stderr.length < 2000) stderr += chunk;
  });
  child.once('message', (found: QuickFindings) => answer(found));
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(stderr || `the process ended with ${code}`)));
  child.send({ dataFolder });
  return promise;
}
