import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteProcess } from '../../scripts/project.mjs';
import { UREDNICA } from '../../tests/drivers/editor.ts';

export interface RunningSite {
  readonly address: string;
  readonly dataFolder: string;
  /** As of a site of the tests, where they prepare the data folder. */
  readonly sessions: Readonly<Record<string, string>>;
  readonly process: ChildProcess;
  /** From starting the process to the whole first page. */
  readonly startMs: number;
  /** Everything it has printed. */
  readonly output: () => string;
  /** At once, without a word: what it had not handed over to the system is gone. */
  kill(): Promise<void>;
  /** Asked to stop; how it ended. */
  stop(): Promise<number | null>;
}

/** Everybody who comes is believed to come from where they say, as behind a proxy: limits count addresses. */
const ENV = { EDITORS: UREDNICA.email, TRUST_PROXY: '1', MEMBERSHIP: 'open', PORT: '0' };

/** The real process on the production build, as npm start starts it. */
export async function startOn(dataFolder: string, env: Record<string, string> = {}): Promise<RunningSite> {
  const started = performance.now();
  const { child, output } = begin(dataFolder, env);
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /: (http:\/\/127\.0\.0\.1:\d+)\b/.exec(output())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it listened:\n${output()}`)));
  });
  await (await fetch(address)).text();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    address,
    dataFolder,
    sessions: JSON.parse(process.env.SEEDED_SESSIONS ?? '{}'),
    process: child,
    startMs: performance.now() - started,
    output,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}

/** A start that is to be refused: how long it worked until then, and what it said. */
export async function refusedStart(dataFolder: string, env: Record<string, string> = {}) {
  const { child, errors } = begin(dataFolder, env);
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(patience);
  return { status, said: errors().trim() };
}

const PATIENCE_MS = 60_000;

function begin(dataFolder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, siteProcess.args, {
    env: { ...process.env, ...siteProcess.env, ...ENV, DATA_DIR: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk;
    errors += chunk;
  });
  return { child, output: () => printed, errors: () => errors };
}

/** A data folder of its own, with the starter content, gone when the work is done. */
export async function withDataFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-fault-'));
  // As tests prepare it; otherwise the first start takes the content in.
  if (process.env.SEEDED_DATA) cpSync(process.env.SEEDED_DATA, folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
