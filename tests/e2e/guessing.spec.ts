import { spawnSync } from 'node:child_process';
import { isLong } from '../drivers/effort.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const ANA = { name: 'Ana Ćavar', email: 'ana@primjer.hr', password: 'gumno pod bukvom' };
const MATE = { name: 'Mate Bošnjak', email: 'mate@primjer.hr', password: 'put do čatrnje' };
const MEGABYTE = 1024 * 1024;
const ATTEMPTS = isLong ? 1000 : 30;
/** So that what is kept shows, and what is merely not collected yet does not. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=4' };

function residentBytes(pid: number | undefined): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) * 1024;
}

test('wrong passwords are stopped after a few, cost no memory, and keep nobody else out', {
  tag: '@long',
}, async () => {
  let site = await startSite({ env: SMALL_HEAP });
  const signIn = ({ email, password }: { email: string; password: string }) =>
    sendForm(site.address, '/prijava', { intent: 'sign-in', email, password });
  try {
    await becomeMember(site.address, ANA);
    await becomeMember(site.address, MATE);
    const statuses: number[] = [];
    const memory: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const response = await signIn({ ...ANA, password: `kriva ${attempt}` });
      statuses.push(response.status);
      const text = await response.text();
      if (attempt >= 200 && attempt % 100 === 0) memory.push(residentBytes(site.process.pid));
      if (response.status === 429) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(text).toMatch(/Previše pokušaja zaredom\. Pokušajte ponovno za \d+\sminut/);
        expect(text).toContain(`value="${ANA.email}"`);
      }
    }
    const stopped = statuses.indexOf(429);
    expect(stopped).toBeGreaterThanOrEqual(3);
    expect(stopped).toBeLessThanOrEqual(10);
    expect(new Set(statuses.slice(0, stopped))).toEqual(new Set([400]));
    expect(new Set(statuses.slice(stopped))).toEqual(new Set([429]));
    // What is kept of each attempt shows every time; that V8 compiles the page's code takes tens of megabytes, once.
    if (isLong) expect(memory).toHaveLength(8);
    const growth = memory.slice(1).map((bytes, index) => bytes - (memory[index] ?? bytes));
    expect(growth.sort((a, b) => a - b)[Math.floor(growth.length / 2)] ?? 0).toBeLessThan(2 * MEGABYTE);
    expect((await signIn(MATE)).status).toBe(302);

    // The limit outlives the process.
    site = await site.restart();
    expect((await signIn(ANA)).status).toBe(429);
    expect((await signIn(MATE)).status).toBe(302);
  } finally {
    await site.stop();
  }
});
