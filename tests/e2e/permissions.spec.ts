import sharp from 'sharp';
import { type Contribution, emptied, inState } from '../../chronicle/contributions/contribution.ts';
import {
  CONTRIBUTION_PERMISSIONS,
  PAGE_PERMISSIONS,
  PERMISSION_STATES,
  type PermissionState,
  ROLES,
} from '../../domain/contribution-permissions.ts';
import { ContributionStore } from '../drivers/contribution-store.ts';
import { becomeEditor, becomeVerified, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, type Person, sendForm } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

type Standing = (typeof ROLES)[number];
type Intent = (typeof INTENTS)[number];

const INTENTS = [
  'report',
  'confirm',
  'correct',
  'withdraw',
  'approve',
  'correct-and-approve',
  'refuse',
  'hide',
  'republish',
  'auto-approve',
] as const;

/**
 * Written by hand, so that a wrong table in the code is found. A column for each state, in the order of
 * PERMISSION_STATES: unconfirmed, pending, published, hidden by a steward, hidden by an editor, refused, withdrawn.
 * + it is done; = it is answered as done and nothing changes; otherwise nothing changes and the status is
 * 3: 403, 4: 404, 9: 409, >: the sign-in.
 */
const EXPECTED: Readonly<Record<Standing, Readonly<Record<Intent, string>>>> = {
  visitor: everything('> > > > > > >'),
  author: {
    ...everything('3 3 3 3 3 3 3'),
    confirm: '+ = = 9 9 9 9',
    correct: '+ + + 9 9 9 9',
    withdraw: '+ + + + + 9 =',
    report: '> > > > > > >',
  },
  member: { ...everything('4 4 3 4 4 4 4'), report: '4 4 + 4 4 4 4' },
  steward: {
    ...everything('4 3 3 3 3 3 3'),
    approve: '4 + 9 9 9 9 9',
    refuse: '4 + 9 3 3 9 9',
    hide: '4 9 + = 9 9 9',
    republish: '4 9 9 + 3 9 9',
    report: '4 4 + 4 4 4 4',
  },
  editor: {
    ...everything('4 3 3 3 3 3 3'),
    approve: '4 + 9 9 9 9 9',
    'correct-and-approve': '4 + 9 + + 9 9',
    refuse: '4 + 9 + + 9 9',
    hide: '4 9 + + 9 9 9',
    republish: '4 9 9 + + 9 9',
    'auto-approve': '4 + + + + 9 9',
    report: '4 4 + 4 4 4 4',
  },
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

const STATUS: Readonly<Record<string, number>> = { '3': 403, '4': 404, '9': 409, '>': 302 };
/** What an action leaves behind. */
const LEADS_TO: Partial<Record<Intent, Contribution['state']>> = {
  confirm: 'pending',
  withdraw: 'withdrawn',
  approve: 'published',
  'correct-and-approve': 'published',
  refuse: 'refused',
  hide: 'hidden',
  republish: 'published',
};
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

function everything(row: string): Record<Intent, string> {
  return Object.fromEntries(INTENTS.map((intent) => [intent, row])) as Record<Intent, string>;
}

function cell(row: string, state: PermissionState): string {
  return row.split(' ')[PERMISSION_STATES.indexOf(state)] ?? '';
}

async function seed(kind: Contribution['kind'], state: PermissionState, extra: Partial<Contribution> = {}) {
  const index = PERMISSION_STATES.indexOf(state) + (kind === 'memory' ? 16 : 0);
  const base: Contribution = { ...template, id: index.toString(16).padStart(24, '0'), kind, ...extra };
  const content = { ...base.content, title: `Naslov ${index}`, author: `Pripovjedač ${index}.` };
  const whole = inState({ ...base, content }, state);
  const contribution = state === 'refused' || state === 'withdrawn' ? emptied(whole) : whole;
  await store.put(contribution);
  return contribution;
}

/** One row after the other: what was done is undone before the next. */
async function walk(kind: Contribution['kind'], role: Standing, cookie: string, door: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const intent of INTENTS) {
    for (const state of PERMISSION_STATES) {
      const contribution = await seed(kind, state);
      const { id } = contribution;
      const before = await store.traces(id);
      const path = role === 'author' && intent !== 'report' ? `/moj-prilog?znak=${store.tokenOf(id)}` : door;
      const about = intent === 'report' ? { about: id } : { contribution: id };
      const response = await sendForm(site.address, path, { ...FIELDS, ...about, intent }, cookie);
      const page = await response.text();
      const changed = (await store.traces(id)) !== before;
      const after = await store.get(id);
      const expected = cell(EXPECTED[role][intent], state);
      const line = `${kind} ${role} ${intent} ${state}: expected ${expected}, got ${response.status}${changed ? ', changed' : ''}`;
      const signIn = (response.headers.get('location') ?? '').startsWith('/prijava');
      const isDone = '+='.includes(expected);
      const answered = isDone
        ? response.ok || (response.status === 302 && !signIn)
        : response.status === STATUS[expected] && (expected !== '>' || signIn);
      if (!answered || changed !== (expected === '+')) wrong.push(line);
      if (expected === '9' && !page.includes('Prilog se u međuvremenu promijenio')) wrong.push(`${line}: no sentence`);
      const leadsTo = expected === '+' ? LEADS_TO[intent] : undefined;
      if (leadsTo && after.state !== leadsTo) wrong.push(`${line}: it is ${after.state}`);
      if (intent === 'hide' && expected === '+' && after.hiddenBy !== role) wrong.push(`${line}: ${after.hiddenBy}`);
    }
  }
  return wrong;
}

test('the table written here and the table of the code have the same rows', () => {
  expect(Object.keys(EXPECTED)).toEqual([...ROLES]);
  expect(['view', 'view-media', 'view-email', ...INTENTS]).toEqual(Object.keys(CONTRIBUTION_PERMISSIONS));
  expect(Object.keys(ON_PAGES)).toEqual(Object.keys(PAGE_PERMISSIONS));
});

test('condolences: everybody does what the table lets them, in every state, and nothing else', async () => {
  const walks: [Standing, string, string][] = [
    ['visitor', sessions.visitor, JOZO],
    ['author', sessions.visitor, JOZO],
    ['member', sessions.member, JOZO],
    ['member', sessions.writer, JOZO],
    ['member', sessions.unproven, JOZO],
    ['steward', sessions.steward, JOZO],
    ['editor', sessions.editor, JOZO],
  ];
  const wrong: string[] = [];
  for (const [role, cookie, door] of walks) wrong.push(...(await walk('condolence', role, cookie, door)));
  expect(wrong).toEqual([]);
});

test('the door makes no difference, and nobody else comes in by it', async () => {
  const wrong: string[] = [];
  // From the page of somebody else's dead it is the same.
  const other = '/in-memoriam/luka-bosnjak';
  for (const intent of INTENTS.filter((one) => one !== 'report')) {
    for (const state of ['pending', 'published'] as const) {
      const { id } = await seed('condolence', state);
      const before = await store.traces(id);
      const fields = { ...FIELDS, contribution: id, intent };
      const forged = `/moj-prilog?znak=${store.tokenOf(id).slice(0, -1)}-`;
      const tries: [string, string, number][] = [
        [other, sessions.member, STATUS[cell(EXPECTED.member[intent], state)] ?? 0],
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

test('memories: a steward is a member towards them, also of those about her own', async () => {
  const memories = (role: Standing, cookie: string, door: string) => walk('memory', role, cookie, door);
  // A memory is reported on its own page.
  const withoutReports = (wrong: string[]) => wrong.filter((line) => !line.includes(' report '));
  expect(withoutReports(await memories('author', '', JOZO))).toEqual([]);
  expect(withoutReports(await memories('member', sessions.steward, JOZO))).toEqual([]);
  expect(withoutReports(await memories('editor', sessions.editor, '/urednistvo'))).toEqual([]);
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
