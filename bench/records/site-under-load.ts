import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';

export interface RunningSite {
  readonly address: string;
  /** From starting the process to the whole first page. */
  readonly startMs: number;
  megabytes(): number;
  /** Processor time used so far, of all threads. */
  cpuMs(): number;
  stop(): Promise<void>;
}

/** The real process on the production build. */
export async function startOn(dataFolder: string): Promise<RunningSite> {
  const started = performance.now();
  const child = spawn(process.execPath, ['build/server/index.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.length < 2000) output += chunk;
      const found = /: (http:\/\/127\.0\.0\.1:\d+)\b/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it listened`)));
  });
  await (await fetch(address)).text();
  const startMs = performance.now() - started;
  const ask = (field: string) =>
    execFileSync('ps', ['-o', `${field}=`, '-p', String(child.pid)], { encoding: 'utf8' }).trim();
  return {
    address,
    startMs,
    megabytes: () => Number(ask('rss')) / 1024,
    cpuMs: () => Number(ask('cputimes')) * 1000,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** How long each address took to answer whole, in milliseconds, so many asked at once over kept connections. */
export async function timesOf(addresses: readonly string[], connections: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const queue = addresses.values();
  const times: number[] = [];
  const work = async () => {
    for (const address of queue) times.push(await timeOf(address, agent));
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return times;
}

function timeOf(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.resume();
      response.once('end', () => resolve(performance.now() - started));
    }).once('error', reject);
  });
}
