import { ContributionStore } from '../drivers/contribution-store.ts';
import { becomeEditor, becomeVerified, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { emailsTo, sentLink } from '../drivers/outbox.ts';
import { memoryForm, STANA } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const JOZO = '/in-memoriam/jozo-cavar';
const TREE = '/obiteljsko-stablo-bosnjak';
const MARK = 'Adresa nije potvrđena';
const MATE = { name: 'Mate Nepotvrđeni', email: 'mate.tudi@primjer.hr', password: 'gusterna puna kiše' };
const ANA = { name: 'Ana Potvrđena', email: 'ana.svoja@primjer.hr', password: 'gusterna puna kiše' };
/** Named an editor, and without an account: nobody could have chosen when to be told. */
const UNSIGNED = 'jos.bez.racuna@primjer.hr';
const KATA = { name: 'Skrbnica Kata', email: 'kata.skrbi@primjer.hr', password: 'gusterna puna kiše' };

let site: SiteProcess;
let store: ContributionStore;
let editor: string;
let mate: string;
let ana: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: `${UREDNICA.email},${UNSIGNED}`, TRUST_PROXY: '1' } });
  store = new ContributionStore(site.dataFolder);
  editor = await becomeEditor(site);
  mate = await becomeMember(site.address, MATE);
  ana = await becomeVerified(site, ANA);
});
test.afterAll(async () => {
  await store.close();
  await site.stop();
});

interface Sending {
  readonly cookie?: string;
  /** Where it comes from: limits count by it. */
  readonly from: string;
}

function send(path: string, fields: Record<string, string>, { cookie, from }: Sending): Promise<Response> {
  return sendForm(site.address, path, fields, cookie, { 'x-forwarded-for': from });
}

function tell(fields: Record<string, string>, { cookie = '', from }: Sending): Promise<Response> {
  return fetch(`${site.address}/novi-spomen/slanje`, {
    method: 'POST',
    body: memoryForm(fields),
    headers: { cookie, 'x-forwarded-for': from },
  });
}

const read = async (path: string, cookie: string) =>
  (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();
const titled = async (title: string) => (await store.all()).find(({ content }) => content.title === title);
const decide = (contribution: string, fields: Record<string, string>) =>
  send('/urednistvo', { contribution, ...fields }, { cookie: editor, from: '10.0.0.1' });

test('what comes from an unproven address is marked as such, and earns nobody any trust', async () => {
  const from = '10.1.0.1';
  for (const title of ['Tuđa prva', 'Tuđa druga', 'Tuđa treća', 'Tuđa četvrta']) {
    expect((await tell({ title, text: STANA.text }, { cookie: mate, from })).status).toBe(200);
  }
  await send(JOZO, { intent: 'condolence', text: 'Neka počiva u miru.' }, { cookie: mate, from });
  await send(JOZO, { intent: 'condolence', text: 'Laka mu zemlja.' }, { cookie: ana, from });
  const desk = await read('/urednistvo', editor);
  expect(desk.split('data-item').filter((item) => item.includes(MARK))).toHaveLength(5);
  expect(desk.split('data-item').find((item) => item.includes('Laka mu zemlja.'))).not.toContain(MARK);

  // A steward sees the mark and no address.
  const kata = await becomeVerified(site, KATA);
  await send(JOZO, { intent: 'name-steward', email: KATA.email }, { cookie: editor, from });
  const page = `${await read(JOZO, kata)}${await read(`${JOZO}.data`, kata)}`;
  expect(page).toContain('Neka počiva u miru.');
  expect(page).toContain(MARK);
  expect(page).not.toContain(MATE.email);
  expect(page).not.toContain(ANA.email);

  for (const title of ['Tuđa prva', 'Tuđa druga', 'Tuđa treća']) {
    expect((await decide((await titled(title))?.id ?? '', { intent: 'approve' })).status).toBe(200);
  }
  const fourth = (await titled('Tuđa četvrta'))?.id ?? '';
  const after = await read('/urednistvo', editor);
  expect(after).not.toContain('Pouzdan pripovjedač');
  expect(after.split('<li').find((item) => item.includes('Sakrijte: Tuđa prva'))).toContain('adresa nije potvrđena');
  expect(await read('/urednistvo/povijest', editor)).toContain(`${MATE.name} (adresa nije potvrđena)`);
  const refused = await decide(fourth, { intent: 'auto-approve', on: 'yes' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('nije potvrđena');
  expect(await store.count('auto-approved-authors')).toBe(0);
  expect(await store.count('authors')).toBe(0);
});

test('a visitor who answers the email has shown whose the address is', async () => {
  await tell({ ...STANA, title: 'Potvrđena pismom' }, { from: '10.1.0.2' });
  expect(await titled('Potvrđena pismom')).toMatchObject({ state: 'unconfirmed', emailProven: false });
  const { pathname, search } = new URL(await sentLink(site.dataFolder, STANA.email, 'Potvrdite svoju uspomenu'));
  await send(`${pathname}${search}`, { intent: 'confirm' }, { from: '10.1.0.2' });
  expect(await titled('Potvrđena pismom')).toMatchObject({ state: 'pending', emailProven: true });
  const item = (await read('/urednistvo', editor)).split('data-item').find((one) => one.includes('Potvrđena pismom'));
  expect(item).toContain(STANA.email);
  expect(item).not.toContain(MARK);
});

test('a stranger who types a member’s address does not use up what the member may send', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 13; index += 1) {
    const fields = { ...STANA, email: ANA.email, title: 'Iscrpljivanje' };
    statuses.push((await tell(fields, { from: `10.2.0.${index}` })).status);
  }
  expect(statuses).toEqual([...Array(12).fill(200), 429]);
  expect((await tell({ title: 'Anina priča', text: STANA.text }, { cookie: ana, from: '10.2.1.1' })).status).toBe(200);
});

test('corrections: with the honeypot filled nothing is kept or mailed, and it is counted all the same', async () => {
  const emails = (to = UNSIGNED) => emailsTo(site.dataFolder, to).filter((one) => one.includes('Ispravak u stablu'));
  const correct = (reason: string, from: string, more: Record<string, string> = {}) =>
    send(TREE, { intent: 'correction', osoba: 'I12', reason, ...more }, { cookie: mate, from });
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const response = await correct('mamac '.repeat(9_000), '10.3.0.1', { website: 'http://kupi.primjer' });
    statuses.push(response.status);
    if (index === 0) expect(await response.text()).toContain('Hvala. Uredništvo će to pogledati.');
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(await store.reports()).toEqual([]);

  // Too long is said; as long as the form lets it be is taken whole.
  const long = await correct(`Predugo ${'a'.repeat(1000)}`, '10.3.0.2');
  expect(long.status).toBe(400);
  expect((await long.text()).includes('Poruka je preduga')).toBe(true);
  const longest = `${'b\r\n'.repeat(400)}${'c'.repeat(200)}`;
  expect((await correct(longest, '10.3.0.2')).status).toBe(200);
  expect(String((await store.reports())[0]?.reason)).toHaveLength(1000);

  // By account, from wherever it comes.
  const further: number[] = [];
  for (let index = 0; index < 10; index += 1) further.push((await correct('Još nešto.', `10.3.1.${index}`)).status);
  expect(further).toEqual([...Array(9).fill(200), 429]);
  await expect.poll(() => emails().length).toBe(10);
  expect(emails().join('')).not.toContain('mamac');
  expect(emails(UREDNICA.email)).toEqual([]);
  const without = { osoba: 'I12', reason: 'Bez nakane.' };
  const { status } = await send(TREE, without, { cookie: ana, from: '10.3.2.1' });
  expect(status).toBe(400);
  expect(await store.reports()).toHaveLength(10);
});

test('the honeypot of the other forms is counted, too', async () => {
  const fill = { reason: 'x', website: 'http://kupi.primjer' };
  const reports: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    reports.push((await send('/spomeni-brda/kameno-jaje', fill, { from: '10.4.0.1' })).status);
  }
  expect(reports).toEqual([...Array(10).fill(200), 429]);
  const before = (await store.all()).length;
  const memories: number[] = [];
  for (let index = 0; index < 13; index += 1) {
    memories.push((await tell({ ...STANA, website: 'x' }, { from: '10.4.0.2' })).status);
  }
  expect(memories).toEqual([...Array(12).fill(200), 429]);
  expect(await store.all()).toHaveLength(before);
});

test('what a form says it is about is a whole reference to something that is there, or it is not kept', async () => {
  const from = '10.5.0.1';
  const abouts = [
    'jozo-cavar',
    'memorial/nema-ga',
    'memory/kameno-jaje',
    'memorial/jozo-cavar/x',
    'memorial/jozo-cavar',
  ];
  for (const [index, about] of abouts.entries()) {
    const fields = { title: `O komu ${index}`, text: STANA.text, about };
    expect((await tell(fields, { cookie: ana, from })).status, about).toBe(200);
  }
  const kept = await Promise.all(abouts.map(async (_, index) => (await titled(`O komu ${index}`))?.about));
  expect(kept).toEqual(['', '', '', '', 'memorial/jozo-cavar']);

  // What an older site kept so could never be published.
  const older = await titled('O komu 0');
  if (!older) throw new Error('It was not kept.');
  await store.put({ ...older, about: 'jozo-cavar' });
  expect((await decide(older.id, { intent: 'approve' })).status).toBe(200);
  expect((await store.get(older.id)).state).toBe('published');

  const before = (await store.reports()).length;
  const waiting = (await store.all()).find(({ kind, state }) => kind === 'condolence' && state === 'pending');
  for (const about of ['', 'jozo-cavar', `contribution/${older.id}`, older.id, waiting?.id ?? '', 'f'.repeat(24)]) {
    const response = await send(JOZO, { intent: 'report', about, reason: 'Ne valja.' }, { cookie: ana, from });
    expect(response.status, about).toBe(404);
  }
  expect(await store.reports()).toHaveLength(before);
});

test('of a flood the oldest are shown, and how many more there are; who decides sees the next', async () => {
  const [one] = await store.all();
  if (!one) throw new Error('There is none.');
  const waiting = () => store.all().then((all) => all.filter(({ state }) => state === 'pending'));
  const before = (await waiting()).length;
  for (let index = 0; index < 60; index += 1) {
    const id = index.toString(16).padStart(24, '0');
    const content = { ...one.content, title: `Bujica ${index}` };
    await store.put({
      ...one,
      id,
      state: 'pending',
      at: `2099-01-01T00:00:${String(index).padStart(2, '0')}.000Z`,
      content,
    });
  }
  const desk = await read('/urednistvo', editor);
  expect(desk.match(/data-item/g)).toHaveLength(50);
  expect(desk).not.toContain('Bujica 59');
  expect(desk.replace(/<!-- -->|&nbsp;/g, '')).toMatch(new RegExp(`još ${before + 10}\\sprilog`));
  const [oldest] = (await waiting()).sort((a, b) => a.at.localeCompare(b.at));
  await decide(oldest?.id ?? '', { intent: 'refuse', reason: 'Bujica.' });
  expect((await read('/urednistvo', editor)).replace(/<!-- -->/g, '')).toMatch(
    new RegExp(`još ${before + 9}\\sprilog`),
  );
});
