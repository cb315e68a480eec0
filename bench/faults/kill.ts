import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { becomeVerified, UREDNICA } from '../../tests/drivers/editor.ts';
import { seeded } from '../records/randomness.ts';
import type { Asked, Findings } from './findings.ts';
import { editor } from './load/editors.ts';
import { Journal } from './load/journal.ts';
import { member, teller } from './load/members.ts';
import { visitor } from './load/readers.ts';
import { Target } from './load/target.ts';
import { descendantsOf, isRunning } from './processes.ts';
import { type RunningSite, startOn, withDataFolder } from './running-site.ts';
import { halfThere, lookAtCopy } from './wholeness.ts';

const LONG_MS = 5 * 60_000;
const MOST_START_MS = 2000;
const KILLS = { short: 1, medium: 3 };
const OTHER = { name: 'Urednik Pero', email: 'pero@primjer.hr', password: 'kamen na kamen' };
const ENV = { EDITORS: `${UREDNICA.email},${OTHER.email}` };
/** Twenty visitors, of whom some tell something, and five members; two editors besides. */
const LONG = { readers: 17, tellers: 3, members: 5 };
const SHORT = { readers: 4, tellers: 1, members: 2 };

/** The process is killed at random under mixed load, and started again each time. */
export function kill({ effort, seed }: Asked, findings: Findings): Promise<void> {
  return withDataFolder(async (folder) => {
    const chance = seeded(seed);
    const target = new Target();
    const journal = new Journal();
    let site = await startOn(folder, ENV);
    const cookies = [await becomeVerified(site, UREDNICA), await becomeVerified(site, OTHER)];
    target.isUp(site);
    const { readers, tellers, members } = effort === 'long' ? LONG : SHORT;
    const own = (number: number) => seeded(seed * 100 + number);
    const working = Promise.all([
      ...Array.from({ length: readers }, (_, index) => visitor(target, journal, own(index))),
      ...Array.from({ length: tellers }, (_, index) => teller(target, journal, index + 1)),
      ...Array.from({ length: members }, (_, index) => member(target, journal, own(30 + index), index + 1)),
      ...cookies.map((cookie, index) => editor({ target, journal, chance: own(40 + index), cookie, actor: index + 1 })),
    ]);
    const starts: number[] = [];
    const leftOver: string[] = [];
    const half: string[] = [];
    const began = performance.now();
    let kills = 0;
    while (effort === 'long' ? performance.now() - began < LONG_MS : kills < KILLS[effort]) {
      // In a short run by what was done, so that a slow machine kills no more often than a fast one.
      if (effort === 'long') await pause(chance.between(200, 6000));
      else await journal.afterTaken(chance.between(6, 24));
      leftOver.push(...(await killed(site, target)));
      kills += 1;
      half.push(...(await lookAtCopy(folder, (store) => halfThere(store, folder))));
      if (chance.chance(0.25)) {
        await killedWhileStarting(folder, chance.between(50, 700));
        kills += 1;
      }
      site = await startOn(folder, ENV);
      starts.push(site.startMs);
      target.isUp(site);
    }
    target.end();
    await working;
    await site.stop();
    // Once more from the beginning: what is found is what is on the disk.
    site = await startOn(folder, ENV);
    target.isUp(site);
    const [lost, atLast] = await lookAtCopy(folder, async (store) => [
      await journal.lost({ target, store, editor: cookies[0] ?? '' }),
      await halfThere(store, folder),
    ]);
    const swept = readdirSync(join(folder, 'uploads'));
    const status = await site.stop();

    findings.tell(`killed ${kills} times; ${journal.cut} requests were cut off; answers: ${journal.statuses}`);
    findings.tell(`acknowledged: ${journal.counts}`);
    const ordered = starts.toSorted((a, b) => a - b);
    const [middle = 0, most = 0] = [ordered[Math.floor(ordered.length / 2)], ordered.at(-1)];
    findings.tell(`killed to first whole page: median ${seconds(middle)}, most ${seconds(most)}`);
    // A short run stands beside other tests on the same cores.
    if (effort === 'long')
      findings.check(most <= MOST_START_MS, 'it is back within two seconds, every time', seconds(most));
    findings.check(journal.size >= kills * 3, 'there was work to lose', journal.counts);
    findings.check(lost.length === 0, 'nothing that was acknowledged is lost', lost);
    findings.check(half.length + atLast.length === 0, 'nothing is half there, after any of the kills', [
      ...half,
      ...atLast,
    ]);
    findings.check(leftOver.length === 0, 'no process of a killed one stays behind', leftOver);
    findings.check(journal.failures.length === 0, 'no page fails when the site is back', journal.failures);
    findings.check(swept.length === 0, 'what was being sent is swept out at the start', swept);
    findings.check(status === 0, 'asked to stop, it stops', status);
  });
}

async function killed(site: RunningSite, target: Target): Promise<string[]> {
  const children = descendantsOf(site.process.pid ?? 0);
  target.isDown();
  await site.kill();
  const stayed: string[] = [];
  for (const child of children) {
    // They hear of it by themselves; one that is busy does so when it has finished.
    for (let looks = 0; isRunning(child) && looks < 600; looks += 1) await pause(50);
    if (isRunning(child)) stayed.push(String(child));
  }
  return stayed;
}

async function killedWhileStarting(folder: string, afterMs: number): Promise<void> {
  const starting = startOn(folder, { ...ENV, ...killedAfter(afterMs) });
  await starting.then(
    (site) => site.kill(),
    () => {},
  );
}

/** By its own timer, started with the process. */
function killedAfter(ms: number): Record<string, string> {
  const script = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ms})`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
