import { setTimeout as pause } from 'node:timers/promises';
import { memoryForm, STANA } from '../../tests/drivers/sent-memory.ts';
import { speedRow } from '../records/report.ts';
import { startOn } from '../records/running-site.ts';
import { visit } from '../records/visitors.ts';
import { type SentFile, somePhotograph, someVoice, twentyBombs } from './bomb-files.ts';
import type { Asked, Findings } from './findings.ts';
import { withDataFolder } from './running-site.ts';

const ADDRESSES = 5;
const VISITORS = 20;
const PATHS = ['/', '/nasa-misija', '/povijesni-blog', '/povijesni-lokaliteti', '/poznate-osobe', '/spomeni-brda'];
const MOST_MEGABYTES = 700;
const MOST_MS = 200;

/** Twenty files that ask for minutes and gigabytes, and forty forms of nothing but words, while twenty visitors read. */
export function bombs({ effort }: Asked, findings: Findings): Promise<void> {
  return withDataFolder(async (folder) => {
    const files = await twentyBombs();
    const honest = {
      'a photograph of 12 megapixels': await somePhotograph(),
      'a voice of a minute': await someVoice(),
    };
    const site = await startOn(folder, { TRUST_PROXY: '1' });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, site.treeMegabytes());
    }, 25);
    try {
      for (const [what, file] of Object.entries(honest))
        findings.tell(`${what}: ${(await medianOf(() => secondsToSend(site.address, file))).toFixed(1)} s`);
      await visit(site.address, Array<string[]>(20).fill(PATHS).flat(), VISITORS);
      findings.tell(`memory before: ${Math.round(site.treeMegabytes())} MB`);

      most = 0;
      const answers = new Map<string, number>();
      let under = true;
      const started = performance.now();
      const attack = Promise.all([
        ...files.map((file, index) => insist(site.address, file, index % ADDRESSES, answers)),
        ...files.map((_, index) => flood(site.address, index, answers)),
      ]).finally(() => {
        under = false;
      });
      const cpuBefore = site.cpuMs();
      const [times] = await Promise.all([visit(site.address, whileUnder(), VISITORS), attack]);
      const pages = speedRow('cached pages meanwhile', times, (site.cpuMs() - cpuBefore) / times.length, MOST_MS);
      findings.tell(`${pages.what}: ${pages.measured}, ${pages.besides}`);
      findings.tell(
        `answers: ${[...answers]
          .sort()
          .map(([status, count]) => `${status} × ${count}`)
          .join(', ')}`,
      );
      findings.tell(`all answered after ${((performance.now() - started) / 1000).toFixed(0)} s`);
      findings.tell(`memory at its most: ${Math.round(most)} MB`);
      // On a busy machine a slow page is not the site's fault.
      if (effort === 'long') findings.check(pages.met, `99 of 100 pages take at most ${MOST_MS} ms`, pages.measured);
      findings.check(most <= MOST_MEGABYTES, `memory of all processes stays within ${MOST_MEGABYTES} MB`, most);
      findings.check(site.alive(), 'the process that was started still runs');
      const blamed = [...answers.keys()].filter((status) => /^5(?!03)/.test(status));
      findings.check(blamed.length === 0, 'no answer blames the site', blamed);

      function* whileUnder(): Generator<string> {
        while (under) yield* PATHS;
      }
    } finally {
      clearInterval(watch);
      await site.stop();
    }
  });
}

/** Whoever is told to come again does, until the file itself has been looked at. */
async function insist(site: string, bomb: SentFile, address: number, answers: Map<string, number>): Promise<void> {
  for (;;) {
    const { status } = await send(site, bomb, `203.0.113.${address + 1}`);
    count(answers, status);
    if (status !== 429 && status !== 503) return;
    await pause(2000);
  }
}

/** Words that would be given back, escaped and twice; and fields that are counted only by whoever knows their type. */
async function flood(site: string, index: number, answers: Map<string, number>): Promise<void> {
  const headers = { 'X-Forwarded-For': `203.0.113.${(index % ADDRESSES) + 1}` };
  const fields = Object.fromEntries(Array.from({ length: 30 }, (_, field) => [`f${field}`, '<'.repeat(200_000)]));
  const words = await fetch(`${site}/novi-spomen`, { method: 'POST', headers, body: memoryForm(fields) });
  count(answers, words.status);
  await words.arrayBuffer();
  const type = 'multipart/x, application/x-www-form-urlencoded';
  const many = await fetch(`${site}/prijava`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': type },
    body: '&a'.repeat(250_000),
  });
  count(answers, many.status);
  await many.arrayBuffer();
}

function count(answers: Map<string, number>, status: number): void {
  answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
}

async function secondsToSend(site: string, file: SentFile): Promise<number> {
  const started = performance.now();
  const { status } = await send(site, file, '198.51.100.1');
  if (status !== 200) throw new Error(`An honest ${file.field} was answered with ${status}`);
  return (performance.now() - started) / 1000;
}

async function send(site: string, { field, bytes, name }: SentFile, address: string): Promise<{ status: number }> {
  const form = memoryForm({ ...STANA, email: `${crypto.randomUUID()}@primjer.hr` }, [[field, bytes, name]]);
  const target = `${site}/novi-spomen/slanje`;
  const response = await fetch(target, { method: 'POST', headers: { 'X-Forwarded-For': address }, body: form });
  await response.arrayBuffer();
  return response;
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const measured = [await measure(), await measure(), await measure()].sort((a, b) => a - b);
  return measured[1] ?? 0;
}
