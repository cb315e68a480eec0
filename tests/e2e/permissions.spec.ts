import sharp from 'sharp';
import { type Contribution, emptied, inState } from '../../chronicle/contributions/contribution.ts';
import {
  type ContributionAction,
  PAGE_PERMISSIONS,
  PERMISSION_STATES,
  type PermissionState,
} from '../../domain/contribution-permissions.ts';
import { ContributionStore } from '../drivers/contribution-store.ts';
import { becomeEditor, becomeVerified, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, type Person, sendForm } from '../drivers/member.ts';
import { ACTIONS, expectedOf, type Standing } from '../drivers/permission-matrix.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const STATUS: Readonly<Record<string, number>> = { '3': 403, '4': 404, '9': 409, '>': 302 };
/** A row of the matrix for each role; that every row holds is told in memory (chronicle/contributions/act-on.test.ts). */
const ROWS: Readonly<Record<Standing, ContributionAction>> = {
  visitor: 'approve',
  author: 'confirm',
  member: 'hide',
  steward: 'hide',
  editor: 'correct-and-approve',
};
/** Whose name stands on the page of the dead, or on the editors' desk. */
const SEEN = { member: '. . + . . . .', steward: '. + + + + . .', editor: '. + + + + . .' } as const;
const MEDIA_SEEN = {
  visitor: '. . . . . . .',
  author: '+ + + + + . .',
  member: '. . . . . . .',
  steward: '. . . . . . .',
  editor: '. + + + + . .',
} as const;
const ON_PAGES = {
  candle: 'member steward editor',
  condolence: 'member steward editor',
  'name-steward': 'editor',
  'release-steward': 'editor',
  'answer-report': 'editor',
  'close-report': 'editor',
  'hide-reported': 'editor',
  'delete-report': 'editor',
  'send-message': 'visitor member steward editor',
} as const;

const FIELDS: Readonly<Record<string, string>> = {
  reason: 'Razlog za provjeru.',
  text: 'Tekst koji je podmetnut.',
  author: 'Podmetnuto Ime',
  title: 'Podmetnuto',
  on: 'yes',
};
const JOZO = '/in-memoriam/jozo-cavar';
const person = (name: string): Person => ({
  name: `Osoba ${name}`,
  email: `${name}@primjer.hr`,
  password: 'vrata na kamenu',
});

let site: SiteProcess;
let store: ContributionStore;
/** Cookies. The writer sent everything here and holds no private link; the unproven one is named a steward in vain. */
let sessions: Record<'visitor' | 'member' | 'writer' | 'unproven' | 'steward' | 'both' | 'editor', string>;
let template: Contribution;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: `${UREDNICA.email},oboje@primjer.hr` } });
  store = new ContributionStore(site.dataFolder);
  sessions = {
    visitor: '',
    member: await becomeVerified(site, person('clan')),
    writer: await becomeVerified(site, person('autor')),
    unproven: await becomeMember(site.address, person('nepotvrdena')),
    steward: await becomeVerified(site, person('skrbnica')),
    both: await becomeVerified(site, person('oboje')),
    editor: await becomeEditor(site),
  };
  for (const email of ['skrbnica@primjer.hr', 'nepotvrdena@primjer.hr', 'oboje@primjer.hr']) {
    expect((await sendForm(site.address, JOZO, { intent: 'name-steward', email }, sessions.editor)).status).toBe(200);
  }
  await sendForm(site.address, JOZO, { intent: 'condolence', text: 'Uzorak.' }, sessions.writer);
  template = (await store.all())[0] as Contribution;
  expect(template).toMatchObject({ state: 'pending', emailProven: true, about: 'memorial/jozo-cavar' });
});
test.afterAll(async () => {
  await store.close();
  await site.stop();
});

async function seed(kind: Contribution['kind'], state: PermissionState, extra: Partial<Contribution> = {}) {
  const index = PERMISSION_STATES.indexOf(state) + (kind === 'memory' ? 16 : 0);
  const base: Contribution = { ...template, id: index.toString(16).padStart(24, '0'), kind, ...extra };
  const content = { ...base.content, title: `Naslov ${index}`, author: `Pripovjedač ${index}.` };
  const whole = inState({ ...base, content }, state);
  const contribution = state === 'refused' || state === 'withdrawn' ? emptied(whole) : whole;
  await store.put(contribution);
  return contribution;
}

/** What is told by a door of an action on something in a state, and whether that is what was expected. */
async function problemOf(
  kind: Contribution['kind'],
  {
    role,
    cookie,
    action,
    state,
  }: { role: Standing; cookie: string; action: ContributionAction; state: PermissionState },
): Promise<string[]> {
  const { id } = await seed(kind, state);
  const before = await store.traces(id);
  const path = role === 'author' ? `/moj-prilog?znak=${store.tokenOf(id)}` : JOZO;
  const response = await sendForm(site.address, path, { ...FIELDS, contribution: id, intent: action }, cookie);
  const page = await response.text();
  const changed = (await store.traces(id)) !== before;
  // Who is not signed in is asked to, whatever there is.
  const expected = role === 'visitor' ? '>' : expectedOf(role, action, state);
  const signIn = (response.headers.get('location') ?? '').startsWith('/prijava');
  const answered = '+='.includes(expected)
    ? response.ok || (response.status === 302 && !signIn)
    : response.status === STATUS[expected] && (expected !== '>' || signIn);
  const isWorded = expected !== '9' || page.includes('Prilog se u međuvremenu promijenio');
  if (answered && isWorded && changed === (expected === '+')) return [];
  return [
    `${kind} ${role} ${action} ${state}: expected ${expected}, got ${response.status}${changed ? ', changed' : ''}`,
  ];
}

test('the table written here and the table of the code have the same rows', () => {
  expect(Object.keys(ON_PAGES)).toEqual(Object.keys(PAGE_PERMISSIONS));
});

test('a form does what the matrix says: a row for every role, and every verdict that a role can hear', async () => {
  const wrong: string[] = [];
  for (const [role, cookie] of [
    ['visitor', sessions.visitor],
    ['author', sessions.visitor],
    ['member', sessions.member],
    ['member', sessions.writer],
    ['member', sessions.unproven],
    ['steward', sessions.steward],
    ['editor', sessions.editor],
  ] as const) {
    const cells = ACTIONS.flatMap((action) => PERMISSION_STATES.map((state) => ({ action, state })));
    const verdicts = new Set<string>();
    for (const { action, state } of cells) {
      const verdict = expectedOf(role, action, state);
      if (action !== ROWS[role] && verdicts.has(verdict)) continue;
      verdicts.add(verdict);
      wrong.push(...(await problemOf('condolence', { role, cookie, action, state })));
    }
  }
  for (const state of PERMISSION_STATES) {
    const memory = { role: 'editor', cookie: sessions.editor, action: 'approve', state } as const;
    wrong.push(...(await problemOf('memory', memory)));
  }
  expect(wrong).toEqual([]);
});

test('only what is published can be reported, and not by a visitor', async () => {
  for (const [cookie, status] of [
    [sessions.visitor, 302],
    [sessions.member, 200],
    [sessions.steward, 200],
    [sessions.editor, 200],
  ] as const) {
    for (const state of PERMISSION_STATES) {
      const { id } = await seed('condolence', state);
      const reports = (await store.reports()).length;
      const response = await sendForm(site.address, JOZO, { ...FIELDS, about: id, intent: 'report' }, cookie);
      await response.body?.cancel();
      const isTaken = status === 200 && state === 'published';
      expect(response.status, state).toBe(status === 302 ? 302 : isTaken ? 200 : 404);
      expect((await store.reports()).length - reports, state).toBe(isTaken ? 1 : 0);
    }
  }
});

test('the door makes no difference, and nobody else comes in by it', async () => {
  const wrong: string[] = [];
  // From the page of somebody else's dead it is the same.
  const other = '/in-memoriam/luka-bosnjak';
  for (const intent of ACTIONS) {
    for (const state of ['pending', 'published'] as const) {
      const { id } = await seed('condolence', state);
      const before = await store.traces(id);
      const fields = { ...FIELDS, contribution: id, intent };
      const forged = `/moj-prilog?znak=${store.tokenOf(id).slice(0, -1)}-`;
      const tries: [string, string, number][] = [
        [other, sessions.member, STATUS[expectedOf('member', intent, state)] ?? 0],
        ['/urednistvo', sessions.visitor, 302],
        ['/urednistvo', sessions.steward, 403],
        [forged, sessions.writer, 404],
      ];
      for (const [path, cookie, status] of tries) {
        const response = await sendForm(site.address, path, fields, cookie);
        await response.body?.cancel();
        if (response.status !== status) wrong.push(`${intent} ${state} ${path}: ${response.status}`);
      }
      if ((await store.traces(id)) !== before) wrong.push(`${intent} ${state}: changed`);
    }
  }
  expect(wrong).toEqual([]);
});

test('who sees what waits, its pictures and the addresses', async () => {
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#314159' } });
  const hash = await store.keepFile(await plain.jpeg().toBuffer());
  const photographs = [{ name: 'a.jpg', hash, type: 'image/jpeg', width: 600, height: 400 }] as const;
  for (const [role, cookie, path] of [
    ['member', sessions.member, JOZO],
    ['member', sessions.writer, JOZO],
    ['member', sessions.unproven, JOZO],
    ['steward', sessions.steward, JOZO],
    ['editor', sessions.editor, JOZO],
    ['editor', sessions.editor, '/urednistvo'],
  ] as const) {
    for (const state of PERMISSION_STATES) await seed('condolence', state);
    const page = await read(path, cookie);
    const payload = await read(`${path}.data`, cookie);
    const row = PERMISSION_STATES.map((state, index) => {
      const seen = page.includes(`Pripovjedač ${index}.`);
      expect(payload.includes(`Pripovjedač ${index}.`), `${role} ${path}.data ${state}`).toBe(seen);
      return seen ? '+' : '.';
    });
    expect(row.join(' '), `${role} ${path}`).toBe(SEEN[role]);
    const addresses = `${page}${payload}`.includes('autor@primjer.hr');
    expect(addresses, `the author's address, ${role} ${path}`).toBe(role === 'editor');
  }
  for (const [role, cookie] of [
    ['visitor', ''],
    ['author', ''],
    ['member', sessions.member],
    ['member', sessions.writer],
    ['steward', sessions.steward],
    ['editor', sessions.editor],
  ] as const) {
    const row: string[] = [];
    for (const state of PERMISSION_STATES) {
      const { id } = await seed('memory', state, { photographs });
      const query = role === 'author' ? `znak=${store.tokenOf(id)}` : `prilog=${id}`;
      const response = await fetch(`${site.address}/media/${hash}/480.jpg?${query}`, { headers: { cookie } });
      await response.body?.cancel();
      row.push(response.status === 200 ? '+' : response.status === 404 ? '.' : String(response.status));
    }
    expect(row.join(' '), role).toBe(MEDIA_SEEN[role]);
  }
  const { id } = await seed('memory', 'hidden-by-editor');
  expect(await read(`/moj-prilog?znak=${store.tokenOf(id)}`, '')).not.toContain('value="correct"');
});

test('an editor who is a steward, too, hides as an editor; what a steward hides she brings back', async () => {
  const { id } = await seed('condolence', 'published');
  const act = (intent: string, cookie: string) => sendForm(site.address, JOZO, { intent, contribution: id }, cookie);
  expect((await act('hide', sessions.both)).status).toBe(200);
  expect((await act('republish', sessions.steward)).status).toBe(403);
  expect((await act('republish', sessions.both)).status).toBe(200);
  expect((await act('hide', sessions.steward)).status).toBe(200);
  expect(await read('/urednistvo/povijest', sessions.editor)).toContain('Osoba skrbnica (skrbnik stranice)');
  expect((await act('republish', sessions.steward)).status).toBe(200);
  expect(await store.get(id)).toMatchObject({ state: 'published' });
  expect(await store.get(id)).not.toHaveProperty('hiddenBy');
  await sendForm(site.address, JOZO, { intent: 'report', about: id, reason: 'Ružno.' }, sessions.member);
  await act('hide', sessions.steward);
  const [open] = (await store.reports()).filter(({ state }) => state === 'open');
  await sendForm(site.address, '/urednistvo', { intent: 'hide-reported', report: `${open?.id}` }, sessions.editor);
  expect((await act('republish', sessions.steward)).status).toBe(403);
});

test('what is done on pages is for those whom the table names', async () => {
  const { id } = await seed('condolence', 'published');
  await sendForm(site.address, JOZO, { intent: 'report', about: id, reason: 'Za provjeru.' }, sessions.writer);
  const report = String((await store.reports()).at(-1)?.id);
  const counts = async () =>
    Promise.all(['candles', 'contributions', 'stewards', 'contribution-history'].map((name) => store.count(name)));
  for (const [action, allowed] of Object.entries(ON_PAGES)) {
    for (const role of ['visitor', 'member', 'unproven', 'steward', 'editor'] as const) {
      const before = [await counts(), await store.reports()];
      const words = { text: 'Riječi.', answer: 'Riječi.' };
      const fields = { intent: action, name: 'Netko', email: 'netko@primjer.hr', ...words, report };
      const door = action.includes('report') ? '/urednistvo' : action === 'send-message' ? '/pisite-nam' : JOZO;
      const response = await sendForm(site.address, door, fields, sessions[role]);
      const isAllowed = allowed.split(' ').includes(role === 'unproven' ? 'member' : role);
      const denied = role === 'visitor' ? 302 : 403;
      const done = action === 'candle' || action === 'send-message' ? 302 : 200;
      expect(response.status, `${role} ${action}`).toBe(isAllowed ? done : denied);
      const changed = JSON.stringify([await counts(), await store.reports()]) !== JSON.stringify(before);
      expect(changed, `${role} ${action}`).toBe(isAllowed);
    }
  }
  expect((await store.get(id)).state).toBe('hidden');
  for (const [path, fields, status] of [
    [JOZO, { intent: 'toString' }, 400],
    [JOZO, { intent: 'approve', contribution: 'nema' }, 404],
    ['/urednistvo', { intent: 'close-report', report: 'a/b' }, 404],
    ['/urednistvo', {}, 400],
    [JOZO, { intent: 'release-steward', email: 'x'.repeat(2000) }, 400],
  ] as const) {
    expect((await sendForm(site.address, path, fields, sessions.editor)).status, JSON.stringify(fields)).toBe(status);
  }
});

async function read(path: string, cookie: string): Promise<string> {
  return (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();
}
