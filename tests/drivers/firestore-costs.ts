import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { SiteProcess } from './site-process.ts';

/** Makes a hosted site's process count what Firestore charges for. */
export const COUNTING = { NODE_OPTIONS: `--import ${pathToFileURL('tests/drivers/count-firestore.mjs')}` };

interface Counted {
  readonly all: { readonly reads: number; readonly writes: number };
  readonly heard: number;
  readonly requests: readonly { readonly request: string; readonly reads: number; readonly writes: number }[];
  readonly sentOf: Readonly<Record<string, number>>;
}

export interface Cost {
  readonly reads: number;
  /** By every process of the site. */
  readonly heard: number;
  readonly writes: number;
}

const LINE = '\nfirestore ';

async function firestoreCosts({ process, output }: SiteProcess): Promise<Counted> {
  const before = output().split(LINE).length;
  process.kill('SIGUSR2');
  for (;;) {
    const [last = '', ...rest] = output().split(LINE).at(-1)?.split('\n') ?? [];
    if (output().split(LINE).length > before && rest.length > 0) return JSON.parse(last) as Counted;
    await setTimeout(10);
  }
}

/** When a process has done what it does at its start: what has been counted until then. */
export async function settledCosts(site: SiteProcess): Promise<Counted> {
  for (let before = await firestoreCosts(site); ; ) {
    await setTimeout(500);
    const after = await firestoreCosts(site);
    if (after.all.reads === before.all.reads) return after;
    before = after;
  }
}

/** What one thing that somebody does costs: its request, and what every process hears of it. */
export async function costOf(site: SiteProcess, act: () => Promise<unknown>): Promise<Cost> {
  const before = await firestoreCosts(site);
  await act();
  const after = await firestoreCosts(site);
  const own = after.requests.slice(before.requests.length);
  const sum = (what: 'reads' | 'writes') => own.reduce((total, counts) => total + counts[what], 0);
  return { reads: sum('reads'), heard: after.heard - before.heard, writes: sum('writes') };
}
