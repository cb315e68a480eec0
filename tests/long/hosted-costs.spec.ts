import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpFirebase } from '../../backends/firebase/services.ts';
import { FirestoreStore } from '../../backends/firebase/store.ts';
import { locality } from '../../chronicle/editing/desk.fixture.ts';
import { toFields } from '../../chronicle/records/record-documents.ts';
import { type Fields, inCommits, type Write } from '../../chronicle/store/document-store.ts';
import { UREDNICA } from '../drivers/editor.ts';
import { COUNTING, type Cost, costOf, settledCosts } from '../drivers/firestore-costs.ts';
import { type HostedProject, startHostedProject } from '../drivers/hosted-site.ts';
import { type Person, sendForm } from '../drivers/member.ts';
import { sentLink } from '../drivers/outbox.ts';
import { memoryForm } from '../drivers/sent-memory.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { expect, test } from '../e2e/site.ts';

const AT = '2026-11-16T08:00:00.000Z';
const TEXT = 'Bura je puhala tri dana, a mi smo pod škurama brojali udarce.';

/** What docs/deploy.md says that it costs: rows of numbers alone. */
function promised(): ReadonlyMap<string, Cost> {
  const rows = readFileSync('docs/deploy.md', 'utf8').matchAll(/^\| ([^|]+) \| (\d+) \| (\d+) \| (\d+) \|$/gm);
  return new Map(
    [...rows].map(([, what = '', reads, heard, writes]) => [
      what,
      { reads: Number(reads), heard: Number(heard), writes: Number(writes) },
    ]),
  );
}

/** A chronicle that has grown: so much more of everything that nobody waits for. */
async function grow(project: HostedProject, from: number, to: number): Promise<void> {
  process.env.FIRESTORE_EMULATOR_HOST = project.env.FIRESTORE_EMULATOR_HOST;
  const { db, close } = setUpFirebase({ projectId: project.projectId });
  const store = await FirestoreStore.open(db);
  const groups = Array.from({ length: to - from }, (_, index): Write[] => {
    const number = from + index;
    const hash = number.toString(16).padStart(64, '0');
    const set = (collection: string, fields: Fields, id = `tudje-${number}`): Write => ({
      verb: 'set',
      collection,
      id,
      fields,
    });
    const picture = { type: 'image/jpeg', width: 3, height: 2, name: `tudja-${number}.jpg`, hash };
    const record = locality(`tudje-${number}`, { number: 1000 + number });
    return [
      set('records', toFields({ record, revision: 1 }), `locality~tudje-${number}`),
      set('media', picture),
      set('photographs', { former: [], files: { [hash]: true } }),
      set('contributions', { kind: 'memory', state: 'published', at: AT, files: {} }),
      set('contributions', { kind: 'memory', state: 'hidden', at: AT, files: {} }, `skriveno-${number}`),
      set('contributions', { kind: 'memory', state: 'refused', at: AT, files: {} }, `odbijeno-${number}`),
      set('contribution-history', { contribution: `tudje-${number}`, at: AT }),
      set('revisions', { key: `locality/tudje-${number}` }),
      set('reports', { accountId: 'druga', state: 'closed', at: AT, closedAt: '2099-01-01T00:00:00.000Z' }),
      set('candles', { memorial: 'stana', accountId: 'druga', at: AT }),
      set('stewards', { memorial: 'stana', email: `${number}@primjer.hr` }),
      set('subscriptions', { accountId: 'druga', emails: false, token: `${number}` }),
      set('sessions', { account: 'druga' }),
      set('attempts', { attempts: 1, endsAt: 0 }),
    ];
  });
  for (const commit of inCommits(groups, store)) await store.commit(commit);
  await store.close();
  await close();
}

/** Everything that readers, members and editors do to a site that runs, and what each of it costs. */
async function live(
  site: SiteProcess,
  turn: { readonly outbox: string; readonly house: string; readonly memorial: string },
) {
  const costs = new Map<string, Cost>();
  const costing = async <Result>(what: string, act: () => Promise<Result>): Promise<Result> => {
    let result: Result | undefined;
    costs.set(what, await costOf(site, async () => (result = await act())));
    return result as Result;
  };
  const home = { 'X-Forwarded-For': turn.house };
  const read = async (path: string, cookie = '') => {
    const response = await fetch(`${site.address}${path}`, { headers: { ...home, cookie } });
    expect(response.status, path).toBe(200);
    return response.text();
  };
  const send = async (path: string, fields: Record<string, string>, cookie = '') => {
    const response = await sendForm(site.address, path, fields, cookie, home);
    expect(response.status, `${path} ${fields.intent}`).toBeLessThan(400);
    return response;
  };
  const tell = async (fields: Record<string, string>, cookie = '') => {
    const body = memoryForm({ title: 'Bura', text: TEXT, name: 'Stana', ...fields });
    const sent = await fetch(`${site.address}/novi-spomen`, {
      method: 'POST',
      headers: { ...home, cookie },
      body,
      redirect: 'manual',
    });
    expect(sent.status).toBe(302);
    return sent.headers.get('location') ?? '';
  };
  const signUp = ({ name, email, password }: Person) =>
    send('/prijava', { intent: 'sign-up', name, email, newPassword: password, ofAge: 'yes' });
  const signIn = async ({ email, password }: Person) => {
    const [cookie = ''] = (await send('/prijava', { intent: 'sign-in', email, password })).headers.getSetCookie();
    return cookie.split(';')[0] as string;
  };
  /** What waits on the desk, the oldest first. */
  const waiting = async (cookie: string) =>
    [...(await read('/urednistvo', cookie)).matchAll(/name="contribution"[^>]*value="([0-9a-f]{24})"/g)].map(
      ([, id = '']) => id,
    );

  await costing('a page is read by a visitor', async () => {
    for (const path of [
      '/',
      '/',
      '/povijesni-blog',
      '/poznate-osobe/fra-didak-buntic',
      '/pretraga?q=bura',
      '/rss.xml',
      '/in-memoriam',
    ]) {
      await read(path);
    }
  });
  const ana = { name: 'Ana', email: `ana-${turn.memorial}@primjer.hr`, password: 'gumno pod bukvom' };
  await costing('an account is opened', () => signUp(ana));
  const cookie = await costing('somebody signs in', () => signIn(ana));
  await costing('a page is read by a member', () => read('/povijesni-blog', cookie));
  await costing('a tree is read by a member', () => read('/obiteljsko-stablo-cavar', cookie));
  const page = `/in-memoriam/${turn.memorial}`;
  await costing('a page of the dead without candles or condolences is read by a member', () => read(page, cookie));
  await costing('a candle is lit', () => send(page, { intent: 'candle' }, cookie));
  await costing('a condolence is sent', () =>
    send(page, { intent: 'condolence', text: 'Neka mu je laka zemlja.' }, cookie),
  );
  const own = await costing('a memory is sent by a member', () => tell({}, cookie));
  await costing('it is taken back by its author', () => send(own, { intent: 'withdraw' }));
  await tell({}, cookie);
  const email = `stana-${turn.memorial}@primjer.hr`;
  await costing('a memory is sent by a visitor', () => tell({ email }));
  const link = new URL(await sentLink(turn.outbox, email, 'Potvrdite svoju uspomenu'));
  await costing('its sender confirms it', () => send(`${link.pathname}${link.search}`, { intent: 'confirm' }));
  await costing('a message is sent', () =>
    send('/pisite-nam', { intent: 'send-message', name: 'Stana', email, text: 'Na slici je moj djed.' }),
  );
  await costing('something is reported', () =>
    send('/spomeni-brda/bura-na-skurama', { intent: 'report', reason: 'Godina je kriva.' }, cookie),
  );

  const editor = await signIn(UREDNICA);
  await costing('the desk is opened, with five things that wait', () => read('/urednistvo', editor));
  const [condolence = '', first = '', second = ''] = [...new Set(await waiting(editor))];
  const decide = (intent: string, contribution: string) =>
    send('/urednistvo', { intent, contribution, reason: 'Ne sada.' }, editor);
  await costing('a memory is approved', () => decide('approve', first));
  await costing('a memory is refused', () => decide('refuse', second));
  await costing('a condolence is approved', () => decide('approve', condolence));
  await costing('what was approved is hidden', () => decide('hide', condolence));
  for (const [, report = ''] of (await read('/urednistvo', editor)).matchAll(/name="report"[^>]*value="([^"]+)"/g)) {
    await send('/urednistvo', { intent: 'close-report', report }, editor);
  }
  return costs;
}

test('what Firestore charges for hangs on what happens, not on how large the chronicle is, and is what docs/deploy.md says', {
  tag: '@long',
}, async () => {
  const project = await startHostedProject();
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-bucket-'));
  const start = () => project.startSite({ ...COUNTING, EDITORS: UREDNICA.email, TRUST_PROXY: '1', DATA_DIR: folder });
  // Takes in the starter content; and whoever edits has an account.
  const first = await start();
  const { name, email, password } = UREDNICA;
  await sendForm(first.address, '/prijava', { intent: 'sign-up', name, email, newPassword: password, ofAge: 'yes' });
  const cookie =
    (await sendForm(first.address, '/prijava', { intent: 'sign-in', email, password })).headers.getSetCookie()[0] ?? '';
  await expect.poll(() => project.latestCode(email, 'VERIFY_EMAIL')).not.toBe('');
  const token = await project.latestCode(email, 'VERIFY_EMAIL');
  await sendForm(first.address, `/potvrda-adrese?znak=${token}`, { intent: 'confirm', token }, cookie);
  await first.stop();

  await grow(project, 0, 25);

  /** A process that has just started, and everything that is done on it. */
  const turn = async (house: string, memorial: string) => {
    const site = await start();
    const { all, sentOf } = await settledCosts(site);
    const { changes = 0, records = 0, media = 0, trees = 0, photographs = 0 } = sentOf;
    const costs = await live(site, { outbox: folder, house, memorial });
    await site.stop();
    return {
      costs,
      held: records + media + trees + photographs,
      besides: all.reads - changes - (records + media + trees + photographs),
    };
  };
  // What is limited is counted from the first time on.
  await turn('198.18.1.1', 'jozo-cavar');
  const small = await turn('198.18.2.2', 'luka-bosnjak');
  await grow(project, 25, 175);
  const large = await turn('198.18.3.3', 'cvita-bosnjak');
  await project.stop();
  rmSync(folder, { recursive: true, force: true });

  expect(large.held - small.held, 'records, pictures and what is known of them are read once').toBe(150 * 3 + 1);
  expect(Math.max(small.besides, large.besides), 'and little else').toBeLessThanOrEqual(40);
  const ofRequests = (costs: ReadonlyMap<string, Cost>) =>
    Object.fromEntries([...costs].map(([what, { reads, writes }]) => [what, { reads, writes }]));
  // Hearing of it may take a moment longer than its answer: in all it is no more.
  const heardIn = (costs: ReadonlyMap<string, Cost>) => [...costs.values()].reduce((sum, { heard }) => sum + heard, 0);
  expect(ofRequests(large.costs)).toEqual(ofRequests(small.costs));
  expect(ofRequests(small.costs)).toEqual(ofRequests(promised()));
  for (const { costs } of [small, large]) expect(heardIn(costs)).toBeLessThanOrEqual(heardIn(promised()));
});
