// npm run bench:desk
// What the desk asks an embedded store of ten thousand documents. Then a chronicle of five thousand records: the desk's list is asked for in every order; a draft is opened in the browser until it
// takes a key; then twenty editors save fifty drafts each, all at once, and twenty more times the same draft. Prints a table and
// exits 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyContent } from '../../domain/draft-content.ts';
import { publishNew } from '../../tests/drivers/desk.ts';
import { becomeVerified } from '../../tests/drivers/editor.ts';
import { fillDataFolder } from '../records/fresh-chronicle.ts';
import { atMost, printTable, type Row, speedRow } from '../records/report.ts';
import { type RunningSite, startOn } from '../records/running-site.ts';
import { readyToType } from './ready-to-type.ts';
import { storeQuestions } from './store-questions.ts';

const RECORDS = 5000;
const EDITORS = 20;
const DRAFTS = 50;
const SAVES = 3;
const MOST_LIST_MS = 200;
const MOST_READY_MS = 1500;
const MOST_GROWTH_MB = 60;
const LISTS = [
  '/urednistvo/zapisi',
  '/urednistvo/zapisi?poredak=naslov',
  '/urednistvo/zapisi?vrsta=uspomena',
  '/urednistvo/zapisi?trazi=suhozid',
  '/urednistvo/zapisi?stanje=primjer',
  '/urednistvo/zapisi?stranica=40',
];

const folder = await mkdtemp(join(tmpdir(), 'nase-brdo-desk-'));
const rows: Row[] = await storeQuestions();
const people = Array.from({ length: EDITORS }, (_, index) => ({
  name: `Urednik ${index + 1}`,
  email: `urednik-${index + 1}@primjer.hr`,
  password: 'kamen na kamen',
}));
try {
  process.stderr.write(`Taking in ${RECORDS} records …\n`);
  await fillDataFolder(folder, RECORDS, 1878);
  const site = await startOn(folder, { EDITORS: people.map(({ email }) => email).join(',') });
  try {
    process.stderr.write(`${EDITORS} editors sign up …\n`);
    const cookies: string[] = [];
    for (const person of people) {
      cookies.push(await becomeVerified({ address: site.address, dataFolder: folder }, person));
    }
    await listed(site, cookies[0] ?? '');
    await listedAfterChanges(site, cookies[0] ?? '');
    rows.push(
      atMost(
        'ready to type, median of seven first visits',
        await readyToType(site, cookies[0] ?? ''),
        MOST_READY_MS,
        'ms',
      ),
    );
    await saved(site, cookies);
    await contested(site.address, cookies);
  } finally {
    await site.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
printTable(rows);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;

async function listed(site: RunningSite, cookie: string): Promise<void> {
  const first = await timed(site, ['/urednistvo/zapisi'], cookie);
  rows.push(
    speedRow(`a list of ${RECORDS} records, the first after the start`, first.times, first.cpuMs, MOST_LIST_MS),
  );
  const paths = Array.from({ length: 20 }, () => LISTS).flat();
  const { times, cpuMs } = await timed(site, paths, cookie);
  rows.push(speedRow(`a list of ${RECORDS} records`, times, cpuMs, MOST_LIST_MS));
}

/** Everything that is worked out from all records is worked out anew. */
async function listedAfterChanges(site: RunningSite, cookie: string): Promise<void> {
  const times: number[] = [];
  let cpuMs = 0;
  for (let number = 1; number <= 10; number += 1) {
    await publishNew(site, 'clanak', { title: `Mjerenje ${number}` }, cookie);
    const one = await timed(site, ['/urednistvo/zapisi'], cookie);
    times.push(...one.times);
    cpuMs += one.cpuMs / 10;
  }
  rows.push(speedRow(`a list of ${RECORDS} records, the first after a publication`, times, cpuMs, MOST_LIST_MS));
}

/** One after the other. */
async function timed(site: RunningSite, paths: readonly string[], cookie: string) {
  const times: number[] = [];
  const before = site.cpuMs();
  for (const path of paths) times.push(await asked(site.address, path, cookie));
  return { times, cpuMs: (site.cpuMs() - before) / paths.length };
}

async function asked(address: string, path: string, cookie: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${address}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}

/** Every editor their own drafts, one after the other, all editors at once. */
async function saved(site: RunningSite, cookies: readonly string[]): Promise<void> {
  process.stderr.write('Saving …\n');
  const times: number[] = [];
  const growth: number[] = [];
  const cpuBefore = site.cpuMs();
  const versions = new Map<string, number>();
  for (let save = 1; save <= SAVES; save += 1) {
    const before = site.megabytes();
    await Promise.all(
      cookies.map(async (cookie, editor) => {
        for (let draft = 0; draft < DRAFTS; draft += 1) {
          const started = performance.now();
          const id = idOf(editor, draft);
          const answer = await send(site.address, cookie, {
            id,
            version: versions.get(id) ?? 0,
            body: bodyOf(editor, draft, save),
          });
          if (answer.status !== 200)
            throw new Error(`${id} was answered with ${answer.status}: ${await answer.text()}`);
          versions.set(id, ((await answer.json()) as { version: number }).version);
          times.push(performance.now() - started);
        }
      }),
    );
    growth.push(site.megabytes() - before);
  }
  rows.push(
    speedRow(
      `${EDITORS} editors, ${DRAFTS} drafts each, saved ${SAVES} times`,
      times,
      (site.cpuMs() - cpuBefore) / times.length,
    ),
  );
  rows.push(atMost('memory, the last round of a thousand saves', growth.at(-1) ?? 0, MOST_GROWTH_MB, 'MB'));
  let lost = 0;
  for (const [editor, cookie] of cookies.entries()) {
    for (let draft = 0; draft < DRAFTS; draft += 1) {
      const page = await fetch(`${site.address}/urednistvo/nacrt/${idOf(editor, draft)}`, { headers: { cookie } });
      if (!(await page.text()).includes(bodyOf(editor, draft, SAVES))) lost += 1;
    }
  }
  rows.push(atMost('drafts lost', lost, 0, ''));
}

/** All on one draft, each changing a paragraph of their own: every one of them is in it at the end, or was told. */
async function contested(address: string, cookies: readonly string[]): Promise<void> {
  const id = idOf(99, 99);
  const base = cookies.map((_, editor) => `Odlomak ${editor}.`).join('\n\n');
  const first = await send(address, cookies[0] ?? '', { id, version: 0, body: base });
  const { version } = (await first.json()) as { version: number };
  const answers = await Promise.all(
    cookies.map(async (cookie, editor) => {
      const mine = base.replace(`Odlomak ${editor}.`, `Odlomak ${editor}, dopisan.`);
      const answer = await send(address, cookie, { id, version, body: mine, base });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const page = await (
    await fetch(`${address}/urednistvo/nacrt/${id}`, { headers: { cookie: cookies[0] ?? '' } })
  ).text();
  const untold = answers.filter(
    (status, editor) => status === 200 && !page.includes(`Odlomak ${editor}, dopisan.`),
  ).length;
  rows.push(atMost('paragraphs of twenty on one draft that were lost and not told', untold, 0, ''));
  rows.push(
    atMost('of these conflicts told instead of merged', answers.filter((status) => status === 409).length, EDITORS, ''),
  );
}

function bodyOf(editor: number, draft: number, save: number): string {
  return `Urednik ${editor} piše nacrt ${draft} po ${save}. put.`;
}

/** As a browser that begins something new makes one up. */
function idOf(editor: number, draft: number): string {
  return (editor * 1000 + draft).toString(16).padStart(32, '0');
}

interface Saved {
  readonly id: string;
  readonly version: number;
  readonly body: string;
  readonly base?: string;
}

function send(address: string, cookie: string, { id, version, body, base }: Saved): Promise<Response> {
  const content = { ...emptyContent('article', 'blog'), title: `Mjerenje ${id}`, body };
  return fetch(`${address}/urednistvo/nacrt/${id}/spremi`, {
    method: 'POST',
    headers: { cookie, origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ version, base: base === undefined ? null : { ...content, body: base }, content }),
  });
}
