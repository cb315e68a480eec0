import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteProcess } from '../../scripts/project.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface SiteProcess {
  readonly address: string;
  readonly dataFolder: string;
  /** Cookies of those who are signed in from the start, by their addresses. */
  readonly sessions: Readonly<Record<string, string>>;
  /** Everything printed so far. */
  readonly output: () => string;
  readonly process: ChildProcess;
  /** Another process on the same data, when this one has ended. */
  restart(): Promise<SiteProcess>;
  stop(): Promise<number | null>;
}

export interface SiteOptions {
  readonly env?: Record<string, string>;
  /** A build of its own, when a test is going to damage it. */
  readonly folder?: string;
}

/** The real server on the production build, with a data folder of its own, on a free port. */
export function startSite(options: SiteOptions = {}): Promise<SiteProcess> {
  const { env = {}, folder = root } = options;
  const dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-data-'));
  // Hosted sites take the content into another store, and a build of its own may bring its own.
  const hasOwnContent = contentOf(folder) !== contentOf(root);
  const asItComes = !hasOwnContent && !('FIREBASE_APP_ID' in env) && !('DATA_DIR' in env);
  const seeded = asItComes ? process.env.SEEDED_DATA : undefined;
  if (seeded) cpSync(seeded, dataFolder, { recursive: true });
  return startOn(dataFolder, options, seeded ? JSON.parse(process.env.SEEDED_SESSIONS ?? '{}') : {});
}

const contentOf = (folder: string) => realpathSync(join(folder, 'content'));

async function startOn(
  dataFolder: string,
  options: SiteOptions,
  sessions: SiteProcess['sessions'],
): Promise<SiteProcess> {
  const { env = {}, folder = root } = options;
  const child = spawn(process.execPath, ['build/server/index.js'], {
    cwd: folder,
    env: { ...process.env, ...siteProcess.env, PORT: '0', DATA_DIR: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /: (http:\/\/127\.0\.0\.1:\d+)\b/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it listened:\n${output}`)));
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return {
    address,
    dataFolder,
    sessions,
    process: child,
    output: () => output,
    async restart() {
      await end();
      return startOn(dataFolder, options, sessions);
    },
    async stop() {
      await end();
      rmSync(dataFolder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
