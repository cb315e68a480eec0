import { becomeEditor, becomeWriter, SPISATELJICA, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, type Person, sendForm } from '../drivers/member.ts';
import { emailsTo, latestLink } from '../drivers/outbox.ts';
import { rawRequest } from '../drivers/raw-request.ts';
import { runNode } from '../drivers/run-node.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const JOZO = '/in-memoriam/jozo-cavar';
const person = (name: string): Person => ({
  name: `Proba ${name}`,
  email: `${name}@primjer.hr`,
  password: 'gumno pod bukvom',
});

// One site for all of them; what it printed is looked through at the end.
test.describe.configure({ mode: 'serial' });
let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email, TRUST_PROXY: '1' } });
});
test.afterAll(() => site.stop());

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(site.address, path, fields, '', headers);

const read = async (path: string, cookie: string) => fetch(`${site.address}${path}`, { headers: { cookie } });

async function runEditor(...args: string[]) {
  const { stdout, stderr, status } = await runNode(['scripts/role.ts', 'editor', ...args], {
    DATA_DIR: site.dataFolder,
  });
  return { said: stdout + stderr, status };
}

async function resetToken(email: string): Promise<string> {
  const newest = () => latestLink(site.dataFolder, email, 'Nova lozinka');
  const before = newest();
  await post('/prijava', { intent: 'forgotten', email }, { 'x-forwarded-for': '198.51.100.20' });
  await expect.poll(newest).not.toBe(before);
  return new URL(newest()).searchParams.get('znak') ?? '';
}

const spend = (token: string, newPassword = 'tuđa lozinka') =>
  post(`/nova-lozinka?znak=${token}`, { token, newPassword });

test('nobody becomes an editor by opening an account with an editor’s address first', async () => {
  const first = person('prvi');
  expect(await runEditor('add', first.email)).toMatchObject({
    said: expect.stringContaining('will be an editor'),
    status: 0,
  });
  const cookie = await becomeMember(site.address, first);
  const { said, status } = await runEditor('add', first.email);
  expect(status).toBe(0);
  expect(said).toMatch(/NOT an editor yet.*“Proba prvi”, opened \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  expect(said).toContain('outbox');
  expect((await runEditor('list')).said).toContain(`${first.email} (not yet: the address is not verified)`);
  expect((await read('/urednistvo', cookie)).status).toBe(403);

  const line = /editor -- (add \S+ --vouch) (\S+)/.exec(said);
  expect(await runEditor('add', first.email, '--vouch', 'nekiDrugi')).toMatchObject({ status: 1 });
  expect(await runEditor('add', first.email, '--vouch')).toMatchObject({ status: 2 });
  expect((await read('/urednistvo', cookie)).status).toBe(403);
  expect((await runEditor(...(line?.[1] ?? '').split(' '), line?.[2] ?? '')).said).toContain('is an editor');
  expect((await read('/urednistvo', cookie)).status).toBe(200);
  expect((await runEditor('add', first.email)).said).toBe(`${first.email} is an editor.\n`);
});

test('writers are named as editors are, and have no editors’ page', async () => {
  const writer = await becomeWriter(site);
  const runWriter = async (...args: string[]) =>
    (await runNode(['scripts/role.ts', 'writer', ...args], { DATA_DIR: site.dataFolder })).stdout;
  expect(await runWriter('list')).toBe(`${SPISATELJICA.email}\n`);
  expect((await runEditor('list')).said).not.toContain(SPISATELJICA.email);
  expect((await read('/urednistvo', writer)).status).toBe(403);
  expect((await runEditor('remove', SPISATELJICA.email)).said).toContain('was not an editor');
  expect(await runWriter('remove', SPISATELJICA.email)).toContain('is no longer a writer');
});

test('an account with a steward’s address sees nothing of the stewardship, and takes nothing of it along', async () => {
  const editor = await becomeEditor(site);
  const baka = person('baka');
  await sendForm(site.address, JOZO, { intent: 'name-steward', email: baka.email }, editor);
  const stranger = await becomeMember(site.address, baka);
  const held = await (await read('/moj-racun/podatci', stranger)).json();
  expect(held.account).toMatchObject({ email: baka.email, verified: false });
  expect(held.contributions.stewardOf).toEqual([]);
  const deleted = await sendForm(
    site.address,
    '/moj-racun',
    { intent: 'delete', password: baka.password, farewell: 'remove' },
    stranger,
  );
  expect(deleted.status).toBe(302);
  expect(await (await read(JOZO, editor)).text()).toContain(baka.email);
});

test('links for a new password end with a newer one, with a change of the password, and with having been used', async () => {
  const ana = person('poveznice');
  const cookie = await becomeMember(site.address, ana);
  const first = await resetToken(ana.email);
  const second = await resetToken(ana.email);
  expect(second).not.toBe(first);
  const refused = await spend(first);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Ova poveznica više ne vrijedi. Zatražite novu.');
  const change = { intent: 'password', password: ana.password, newPassword: 'bura na škurama' };
  expect((await sendForm(site.address, '/moj-racun', change, cookie)).status).toBe(302);
  expect((await spend(second)).status).toBe(400);
  const third = await resetToken(ana.email);
  expect((await spend(third, 'put do čatrnje')).status).toBe(302);
  expect((await spend(third)).status).toBe(400);
  const signIn = { intent: 'sign-in', email: ana.email, password: 'put do čatrnje' };
  expect((await post('/prijava', signIn)).status).toBe(302);
});

test('thirty wrong passwords from thirty addresses slow the guesser, and not the owner where they were signed in', async () => {
  const ana = person('pogadjana');
  const form = { intent: 'sign-in', email: ana.email, password: ana.password };
  const opened = { name: ana.name, email: ana.email, newPassword: ana.password, ofAge: 'yes' };
  await post('/prijava', { intent: 'sign-up', ...opened });
  const cookies = (await post('/prijava', form)).headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const device = cookies.find((cookie) => cookie?.includes('.device=')) ?? '';
  const guesses: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    const from = { 'x-forwarded-for': `203.0.113.${index}` };
    guesses.push((await post('/prijava', { ...form, password: `kriva ${index}` }, from)).status);
  }
  expect(guesses.filter((status) => status === 400).length).toBeLessThanOrEqual(12);
  const elsewhere = await post('/prijava', form, { 'x-forwarded-for': '198.51.100.30' });
  expect(elsewhere.status).toBe(429);
  expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await elsewhere.text()).toContain('Ne morate čekati ako zatražite novu lozinku');
  // The cookie lets nobody in by itself …
  expect((await read('/moj-racun/podatci', device)).status).toBe(401);
  // … and an account that is not there is told of alike.
  for (let index = 0; index < 12; index += 1) {
    const nobody = { ...form, email: 'nema-ga@primjer.hr' };
    guesses.push((await post('/prijava', nobody, { 'x-forwarded-for': `203.0.113.${100 + index}` })).status);
  }
  expect(guesses.at(-1)).toBe(429);
  const owner = await post('/prijava', form, { 'x-forwarded-for': '203.0.113.1', cookie: device });
  expect(owner.status).toBe(302);
  expect(owner.headers.getSetCookie().every((cookie) => /; HttpOnly/.test(cookie))).toBe(true);
  // The email gets the owner in on a new device as well.
  const answered = await spend(await resetToken(ana.email), 'put do čatrnje');
  const known = answered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .find((cookie) => cookie?.includes('.device='));
  const renewed = { ...form, password: 'put do čatrnje' };
  expect((await post('/prijava', renewed, { 'x-forwarded-for': '203.0.113.2', cookie: known ?? '' })).status).toBe(302);
});

test('no address leads from this site to another one', async () => {
  const ana = person('povratak');
  const cookie = await becomeMember(site.address, ana);
  const evil = [
    '/.//evil.test',
    '/..//evil.test',
    '/x/..//evil.test',
    '/%2e//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
  ];
  for (const path of evil) {
    const query = `povratak=${encodeURIComponent(path)}`;
    const signIn = { intent: 'sign-in', email: ana.email, password: ana.password };
    for (const response of [
      await post(`/prijava?${query}`, signIn),
      await post('/tema', { tema: 'light', povratak: path }),
      await fetch(`${site.address}/prijava?${query}`, { headers: { cookie }, redirect: 'manual' }),
    ]) {
      expect([response.status, response.headers.get('location')], path).toEqual([302, '/']);
    }
  }
  const targets = [
    '/\\evil.hr/',
    '/\\evil.hr',
    '//evil.hr/',
    '/\\/evil.hr/',
    '/.//evil.hr/',
    '/%5cevil.hr/',
    '/%2f/evil.hr/',
  ];
  for (const target of [...targets, '/x/..//evil.hr/', '/%2e//evil.hr/', '/\\\\evil.hr/?a=//evil.hr/']) {
    const answer = await rawRequest(site.address, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer, target).toMatch(/^HTTP\/1\.1 [34]/);
    const location = /^location: (.*)\r$/im.exec(answer)?.[1];
    if (location === undefined) continue;
    expect(new URL(location, site.address).origin, `${target} → ${location}`).toBe(new URL(site.address).origin);
    expect(decodeURIComponent(location), target).not.toMatch(/^[/\\]{2}/);
  }
});

test('nothing the site printed names an address or holds a token', async () => {
  await fetch(`${site.address}/netko@primjer.hr?znak=tajniZnak`);
  const emails = ['poveznice', 'pogadjana', 'prvi', 'baka'].flatMap((name) =>
    emailsTo(site.dataFolder, `${name}@primjer.hr`),
  );
  const tokens = emails.flatMap((email) => [...email.matchAll(/znak=([\w-]+)/g)].map(([, token = '']) => token));
  expect(tokens.length).toBeGreaterThan(6);
  await expect.poll(() => site.output()).toContain('"path":"/[email]"');
  expect(site.output()).toContain('"message":"mail written"');
  expect(site.output()).not.toMatch(/@primjer|%40primjer|tajniZnak/);
  expect(tokens.filter((token) => site.output().includes(token))).toEqual([]);
});
