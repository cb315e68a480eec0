import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomeEditor, UREDNICA } from '../../tests/drivers/editor.ts';
import { startSite } from '../../tests/drivers/site-process.ts';
import { median } from '../genealogy/measure.ts';
import { villageFile } from '../tree/village-build.ts';

const EDITS = 9;
const TREE = '/obiteljsko-stablo/bosnjak';

export interface Stall {
  readonly step: string;
  /** How long it took, and how long readers of the home page waited meanwhile, at most and 99 in 100 of them. */
  readonly ms: number;
  readonly longest: number;
  readonly p99: number;
  /** The processor's time that the site's main thread took without a break, at most: waits on a machine that does nothing else. */
  readonly busy: number;
}

/** A tree of so many people is sent, confirmed, opened and edited while somebody reads. */
export async function measureStalls(people: number): Promise<{ stalls: Stall[]; editMs: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-probe-'));
  const probe = join(folder, 'busy');
  writeFileSync(probe, '');
  const loaded = `--import=${join(import.meta.dirname, 'probe.ts')}`;
  const site = await startSite({ env: { EDITORS: UREDNICA.email, NODE_OPTIONS: loaded, PROBE_FILE: probe } });
  const cookie = await becomeEditor(site);
  const reader = fork(join(import.meta.dirname, 'reader.ts'), [`${site.address}/`]);
  const stalls: Stall[] = [];

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${site.address}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { Cookie: cookie, Origin: site.address, 'Accept-Encoding': 'br', ...init.headers },
    });
    await response.clone().arrayBuffer();
    if (response.status >= 400) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  const post = (path: string, fields: Record<string, string | Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return ask(path, { method: 'POST', body });
  };
  const json = (path: string, sent: object) =>
    ask(path, { method: 'POST', body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } });
  async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await waitsOf(reader);
    const since = Date.now();
    const begun = performance.now();
    const result = await work();
    const ms = performance.now() - begun;
    const waits = (await waitsOf(reader)).sort((a, b) => a - b);
    stalls.push({
      step: name,
      ms,
      longest: waits.at(-1) ?? 0,
      p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
      busy: busySince(probe, since),
    });
    return result;
  }

  try {
    await ask('/');
    await step('nothing', () => new Promise((resolve) => setTimeout(resolve, 2000)));
    const file = new Blob([villageFile(people, 1)]);
    const sent = await step('sent', () => post('/urednistvo/stabla', { tree: 'bosnjak', intent: 'send', file }));
    const report = sent.headers.get('location') ?? '';
    await step('report read', () => ask(report));
    await step('confirmed', () => post(report, { intent: 'confirm' }));
    await step('opened', () => ask('/obiteljsko-stablo-bosnjak'));
    await step('its data', () => ask(`${TREE}/podatci`));
    await step('the hill', () => ask('/obiteljsko-stablo'));
    await step("the hill's data", () => ask('/obiteljsko-stablo/brdo/podatci'));
    await step('the hill seen from it', () => ask('/obiteljsko-stablo/brdo/podatci?iz=bosnjak'));
    await step('searched', () => ask('/pretraga.json?q=bosnjak'));
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const person = `I${100 + edit}`;
      await step('facts', () => ask(`${TREE}/osoba/${person}/cinjenice`));
      await step('edited', async () => {
        const begun = performance.now();
        const occupation = { kind: 'event', owner: { person }, tag: 'OCCU', value: `zidar ${edit}` };
        await json(`${TREE}/izmjena`, { edit: occupation, basedOn: '' });
        times.push(performance.now() - begun);
      });
    }
    await step('searched again', () => ask('/pretraga.json?q=zidar'));
    await step('undone', () => json(`${TREE}/ponisti`, { version: 3 }));
    for (const [name, path] of OTHER_PAGES) await step(name, () => ask(path));
    return { stalls, editMs: median(times) };
  } finally {
    reader.disconnect();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Whatever else is made of a whole tree. */
const OTHER_PAGES = [
  ['page after an edit', '/obiteljsko-stablo-bosnjak'],
  ['desk of the trees', '/urednistvo/stabla'],
  ['who is who', '/urednistvo/stabla/veze'],
  ['health', '/urednistvo/stabla/bosnjak/zdravlje'],
  ['places', '/urednistvo/stabla/bosnjak/mjesta'],
  ['duplicates', '/urednistvo/stabla/bosnjak/dvojnici'],
  ['visibility', `${TREE}/vidljivost`],
  ['branch as a file', `${TREE}/ogranak.ged`],
  ['version as a file', '/urednistvo/stabla/bosnjak/inacica/2'],
  ['person', `${TREE}/osoba/I100`],
  ['fan', `${TREE}/lepeza/I100`],
  ['descendants', `${TREE}/izvjestaj/I1?pogled=potomci`],
  ['descendants as PDF', `${TREE}/izvjestaj/I1/pdf?pogled=potomci`],
  ['kinship', `${TREE}/srodstvo?prva=I100&druga=I7000`],
  ['kinship by names', '/obiteljsko-stablo-bosnjak?prva=Ante&druga=Mara'],
] as const;

function busySince(probe: string, since: number): number {
  const lines = readFileSync(probe, 'utf8').trimEnd().split('\n');
  const times = lines.map((line) => line.split(' ').map(Number)).filter(([at = 0]) => at >= since);
  return Math.max(0, ...times.map(([, ms = 0]) => ms));
}

async function waitsOf(reader: ChildProcess): Promise<number[]> {
  const answer = once(reader, 'message');
  reader.send('waits');
  const [waits] = (await answer) as [number[]];
  return waits;
}
