import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Asked, Findings } from './findings.ts';
import { memoryOf } from './processes.ts';
import { type RunningSite, startOn, withDataFolder } from './running-site.ts';

const LONG = 10_000;
const SHORT = 1200;
/** One that has nothing to do with the crowd reads meanwhile. */
const PAGES = ['/', '/povijesni-blog', '/spomeni-brda/kameno-jaje', '/pretraga?q=duhan', '/poznate-osobe'];
const MOST_MEGABYTES = 150;
/** Of the limit of all together, as server/http/connections.ts has it, with room for what else is open. */
const MOST_OPEN = 4100;
const CLIENT = fileURLToPath(new URL('./slow-client.mjs', import.meta.url));

/** Thousands of connections that finish nothing: heads, bodies, and idle ones. */
export function slowConnections({ effort }: Asked, findings: Findings): Promise<void> {
  return withDataFolder(async (folder) => {
    const most = effort === 'long' ? LONG : SHORT;
    const wanted = Math.min(most, openFiles() - 500);
    if (wanted < most) findings.tell(`only ${wanted}: the system lets one open no more files (ulimit -n)`);
    // Straight from the network, as a site without a proxy is.
    const site = await startOn(folder, { TRUST_PROXY: '' });
    for (const path of PAGES) await read(site, path);
    const before = memoryOf(site.process.pid);
    for (const addresses of [1, 120]) {
      const crowd = new Crowd(site, wanted, addresses);
      await crowd.isBegun();
      const times: number[] = [];
      for (let round = 0; round < 4; round += 1) for (const path of PAGES) times.push(await read(site, path));
      const open = await crowd.settled(addresses === 1 ? 200 : wanted);
      const files = openOf(site);
      const grown = memoryOf(site.process.pid) - before;
      times.sort((a, b) => a - b);
      findings.tell(
        `${wanted} connections from ${addresses} addresses: ${open} still open, the site holds ${files} files, ` +
          `${grown.toFixed(0)} MB more; another reads a page in ${times[10]?.toFixed(0)} ms, at most ${times.at(-1)?.toFixed(0)} ms`,
      );
      findings.check(times.length === 20 && times.every(Number.isFinite), 'others are served meanwhile', times);
      findings.check(addresses > 1 || open <= 200, 'one address keeps no more than two hundred', open);
      findings.check(files <= MOST_OPEN, 'all together no more than four thousand', files);
      findings.check(grown <= MOST_MEGABYTES, `memory stays within ${MOST_MEGABYTES} MB`, grown);
      if (effort === 'long' && addresses > 1) await checkPatience(crowd, findings);
      await crowd.end();
      await isLeft(site);
    }
    findings.check(Number.isFinite(await read(site, '/')), 'when they have left it reads on');
    findings.check((await site.stop()) === 0, 'and stops when asked');
  });
}

/** Heads have fifteen seconds and bodies a minute; the system looks every half minute. */
async function checkPatience(crowd: Crowd, findings: Findings): Promise<void> {
  await pause(120_000);
  const { open } = await crowd.count();
  findings.check(open === 0, 'after two minutes none of them is left', open);
}

class Crowd {
  readonly #wanted: number;
  readonly #process: ChildProcess;
  readonly #lines: Interface;

  constructor({ address }: RunningSite, wanted: number, addresses: number) {
    this.#wanted = wanted;
    const args = [CLIENT, new URL(address).port, String(wanted), String(addresses)];
    this.#process = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#process.stdout as NodeJS.ReadableStream });
  }

  async count(): Promise<{ readonly begun: number; readonly open: number }> {
    const answer = once(this.#lines, 'line');
    this.#process.stdin?.write('\n');
    const [line] = (await answer) as [string];
    return JSON.parse(line) as { begun: number; open: number };
  }

  /** How many are open, once no more than so many are: it takes a moment to hear that one was closed. */
  async settled(most: number): Promise<number> {
    let { open } = await this.count();
    for (let looks = 0; open > most && looks < 600; looks += 1) {
      await pause(50);
      ({ open } = await this.count());
    }
    return open;
  }

  async isBegun(): Promise<void> {
    while ((await this.count()).begun < this.#wanted) await pause(50);
  }

  async end(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.stdin?.end();
    await ended;
  }
}

/** How long it took, in milliseconds; not a number when it was not the page. */
async function read({ address }: RunningSite, path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${address}${path}`, { headers: { connection: 'close' } }).catch(() => undefined);
  const text = (await response?.text().catch(() => '')) ?? '';
  return response?.status === 200 && text.trimEnd().endsWith('</html>') ? performance.now() - started : Number.NaN;
}

function openOf(site: RunningSite): number {
  return readdirSync(`/proc/${site.process.pid}/fd`).length;
}

async function isLeft(site: RunningSite): Promise<void> {
  for (let looks = 0; openOf(site) > 150 && looks < 1200; looks += 1) await pause(50);
}

function openFiles(): number {
  return Number(/^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024);
}
