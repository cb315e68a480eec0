import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { siteProcess } from '../../scripts/project.mjs';

export interface RunningSite {
  readonly address: string;
  /** From starting the process to the whole first page. */
  readonly startMs: number;
  megabytes(): number;
  mostMegabytes(): number;
  /** With the processes it has started. */
  treeMegabytes(): number;
  /** Whether the process that was started still runs. */
  alive(): boolean;
  /** Processor time used so far, of all threads. */
  cpuMs(): number;
  /** The same of the main thread alone, to the microsecond. */
  mainThreadMs(): number;
  stop(): Promise<void>;
}

/** The real process on the production build, started as npm start does. */
export async function startOn(dataFolder: string, env: Record<string, string> = {}): Promise<RunningSite> {
  const started = performance.now();
  const child = spawn(process.execPath, siteProcess.args, {
    env: { ...process.env, ...siteProcess.env, PORT: '0', DATA_DIR: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /: (http:\/\/127\.0\.0\.1:\d+)\b/.exec(output)?.[1];
      if (!found) return;
      // From here on the log is only drained: looking into it would take the time that is being measured.
      child.stdout.off('data', read).resume();
      resolve(found);
    };
    child.stdout.on('data', read);
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it listened`)));
  });
  await (await fetch(address)).text();
  const startMs = performance.now() - started;
  return {
    address,
    startMs,
    megabytes: () => status(child.pid, 'VmRSS') / 1024,
    mostMegabytes: () => status(child.pid, 'VmHWM') / 1024,
    treeMegabytes: () => treeKilobytes(child.pid ?? 0) / 1024,
    alive: () => child.exitCode === null && child.signalCode === null,
    cpuMs: () => cpuMsOf(child.pid),
    mainThreadMs: () =>
      Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function status(pid: number | undefined, field: string): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]);
}

/** Pages of the program that several processes share are counted for each: never less than is used. */
function treeKilobytes(pid: number): number {
  return withChildren(pid).reduce((sum, one) => sum + kilobytesOf(() => status(one, 'VmRSS')), 0);
}

/** A process and all that it has started, counted once where they share pages, in megabytes. */
export function proportionalMegabytes(pid: number): number {
  const proportional = (one: number) =>
    Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1]);
  return withChildren(pid).reduce((sum, one) => sum + kilobytesOf(() => proportional(one)), 0) / 1024;
}

function withChildren(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(withChildren)];
  } catch {
    // It has just ended.
    return [];
  }
}

function kilobytesOf(read: () => number): number {
  try {
    return read() || 0;
  } catch {
    return 0;
  }
}

/** User and system time of all threads stand after the command's name, in hundredths of a second. */
export function cpuMsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
