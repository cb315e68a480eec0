// npm run bench:bombs
// Twenty files that ask for minutes and gigabytes, and forty forms of nothing but words, come from five addresses while
// twenty visitors read. Prints a table and exits 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryForm, STANA } from '../../tests/drivers/sent-memory.ts';
import { atMost, printTable, type Row, speedRow } from '../records/report.ts';
import { startOn } from '../records/running-site.ts';
import { visit } from '../records/visitors.ts';
import { type SentFile, somePhotograph, someVoice, twentyBombs } from './files.ts';

const ADDRESSES = 5;
const VISITORS = 20;
const PATHS = ['/', '/nasa-misija', '/povijesni-blog', '/povijesni-lokaliteti', '/poznate-osobe', '/spomeni-brda'];

const folder = await mkdtemp(join(tmpdir(), 'nase-brdo-bombs-'));
const rows: Row[] = [];
process.stderr.write('Making the bombs …\n');
const bombs = await twentyBombs();
const photograph = await somePhotograph();
const voice = await someVoice();
const site = await startOn(folder, { TRUST_PROXY: '1' });
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, site.treeMegabytes());
}, 25);
try {
  await secondsToSend(photograph);
  rows.push(row('a photograph of 12 megapixels', `${(await medianOf(() => secondsToSend(photograph))).toFixed(1)} s`));
  rows.push(row('a voice of a minute', `${(await medianOf(() => secondsToSend(voice))).toFixed(1)} s`));
  await visit(site.address, Array<string[]>(20).fill(PATHS).flat(), VISITORS);
  rows.push(row('memory before', `${Math.round(site.treeMegabytes())} MB`));

  process.stderr.write('Bombs …\n');
  most = 0;
  const answers = new Map<string, number>();
  let under = true;
  const started = performance.now();
  const attack = Promise.all([
    ...bombs.map((bomb, index) => insist(bomb, index % ADDRESSES, answers)),
    ...bombs.map((_, index) => flood(index, answers)),
  ]).finally(() => {
    under = false;
  });
  const cpuBefore = site.cpuMs();
  const [times] = await Promise.all([visit(site.address, whileUnder(), VISITORS), attack]);
  const seconds = (performance.now() - started) / 1000;
  rows.push(speedRow('cached pages meanwhile', times, (site.cpuMs() - cpuBefore) / times.length, 200));
  rows.push(atMost('memory at its most, all processes', most, 700, 'MB'));
  rows.push(atMost('restarts', site.alive() ? 0 : 1, 0, ''));
  const failed = [...answers].filter(([status]) => /^5(?!03)/.test(status)).length;
  rows.push(atMost('answers that blame the site (5xx but 503)', failed, 0, ''));
  const counts = [...answers].sort().map(([status, count]) => `${status}: ${count}`);
  rows.push(row('answers to the bombs', counts.join(', ')), row('all answered after', `${seconds.toFixed(0)} s`));

  function* whileUnder(): Generator<string> {
    while (under) yield* PATHS;
  }
} finally {
  clearInterval(watch);
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
printTable(rows);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;

/** Whoever is told to come again does, until the file itself has been looked at. */
async function insist(bomb: SentFile, address: number, answers: Map<string, number>): Promise<void> {
  for (;;) {
    const { status } = await send(bomb, `203.0.113.${address + 1}`);
    count(answers, status);
    if (status !== 429 && status !== 503) return;
    await pause(2000);
  }
}

/** Words that would be given back, escaped and twice; and fields that are counted only by whoever knows their type. */
async function flood(index: number, answers: Map<string, number>): Promise<void> {
  const headers = { 'X-Forwarded-For': `203.0.113.${(index % ADDRESSES) + 1}` };
  const fields = Object.fromEntries(Array.from({ length: 30 }, (_, field) => [`f${field}`, '<'.repeat(200_000)]));
  const words = await fetch(`${site.address}/novi-spomen`, { method: 'POST', headers, body: memoryForm(fields) });
  count(answers, words.status);
  await words.arrayBuffer();
  const type = 'multipart/x, application/x-www-form-urlencoded';
  const many = await fetch(`${site.address}/prijava`, {
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

async function secondsToSend(file: SentFile): Promise<number> {
  const started = performance.now();
  const { status } = await send(file, '198.51.100.1');
  if (status !== 200) throw new Error(`An honest ${file.field} was answered with ${status}`);
  return (performance.now() - started) / 1000;
}

async function send({ field, bytes, name }: SentFile, address: string): Promise<{ status: number }> {
  const form = memoryForm({ ...STANA, email: `${crypto.randomUUID()}@primjer.hr` }, [[field, bytes, name]]);
  const target = `${site.address}/novi-spomen/slanje`;
  const response = await fetch(target, { method: 'POST', headers: { 'X-Forwarded-For': address }, body: form });
  await response.arrayBuffer();
  return response;
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const measured = [await measure(), await measure(), await measure()].sort((a, b) => a - b);
  return measured[1] ?? 0;
}

function row(what: string, measured: string): Row {
  return { what, measured, limit: '', met: true, besides: '' };
}
