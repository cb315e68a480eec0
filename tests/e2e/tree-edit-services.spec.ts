import { becomeEditor, becomeVerified, becomeWriter, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const MEMBER = { name: 'Članica Mara', email: 'clanica@primjer.hr', password: 'kamen na kamen' };
const ANOTHER = { name: 'Urednik Pero', email: 'pero@primjer.hr', password: 'kamen na kamen' };
const TREE = '/obiteljsko-stablo/bosnjak';

let site: SiteProcess;
const cookies = { visitor: '', member: '', writer: '', editor: '' };
type Who = keyof typeof cookies;
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: `${UREDNICA.email},${ANOTHER.email}` } });
  cookies.editor = await becomeEditor(site);
  cookies.writer = await becomeWriter(site);
  cookies.member = await becomeMember(site.address, MEMBER);
});
test.afterAll(() => site.stop());

async function ask(who: Who, path: string, sent?: object) {
  const response = await fetch(`${site.address}${path}`, {
    ...(sent ? { method: 'POST', body: JSON.stringify(sent) } : {}),
    headers: {
      cookie: cookies[who],
      ...(sent ? { 'content-type': 'application/json', origin: site.address } : {}),
    },
    redirect: 'manual',
  });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, answer: type.includes('json') ? await response.json() : await response.text() };
}

const DEAD = 'I1';

const occupation = (person: string, value: string) => ({
  edit: { kind: 'event', owner: { person }, tag: 'OCCU', value },
  basedOn: '',
  note: 'Tako se pamti.',
});

test('an edit is done by editors alone, seen at once, and undone to the last byte', async () => {
  const facts = `${TREE}/osoba/${DEAD}/cinjenice`;
  const file = async () => (await ask('editor', '/urednistvo/stabla/bosnjak/inacica/1')).answer;
  for (const who of ['visitor', 'member', 'writer'] as const) {
    const { status } = await ask(who, `${TREE}/ponisti`, { version: 2 });
    expect(status, who).toBe(who === 'visitor' ? 401 : 404);
  }
  expect((await ask('visitor', `${TREE}/izmjena`, occupation(DEAD, 'x'))).status).toBe(401);
  expect((await ask('editor', `${TREE}/izmjena`, { edit: { kind: 'event', owner: {}, lines: '0 TRLR' } })).status).toBe(
    422,
  );
  const done = await ask('editor', `${TREE}/izmjena`, occupation(DEAD, 'tesar'));
  expect(done).toMatchObject({ status: 200, answer: { kind: 'done', version: 2 } });
  expect(done.answer.tree).toEqual((await ask('member', `${TREE}/podatci`)).answer);
  expect((await ask('editor', facts)).answer).toMatchObject({
    may: 'edit',
    basedOn: expect.stringMatching(/^\w{64}$/),
  });
  expect((await ask('member', facts)).answer).toMatchObject({ may: 'propose', basedOn: '' });
  const shown = await ask('member', `${TREE}/osoba/${DEAD}`);
  expect(JSON.stringify(shown.answer)).toContain('tesar');
  const before = await file();
  expect(await ask('editor', `${TREE}/ponisti`, { version: 2 })).toMatchObject({ status: 200, answer: { version: 3 } });
  expect((await ask('editor', '/urednistvo/stabla/bosnjak/inacica/3')).answer).toBe(before);
  expect(JSON.stringify((await ask('member', `${TREE}/osoba/${DEAD}`)).answer)).not.toContain('tesar');
});

test("a member's edit waits for an editor, who takes it on the desk and sees it in the history", async ({
  page,
  context,
}) => {
  for (const who of ['member', 'writer'] as const)
    expect(await ask(who, `${TREE}/izmjena`, occupation(DEAD, `bačvar ${who}`))).toMatchObject({
      status: 200,
      answer: { kind: 'proposed' },
    });
  expect((await ask('member', `${TREE}/izmjena`, { edit: { kind: 'convert' }, basedOn: '' })).status).toBe(403);
  expect(JSON.stringify((await ask('member', `${TREE}/osoba/${DEAD}`)).answer)).not.toContain('bačvar');
  await context.addCookies([cookieOf(site, cookies.editor)]);
  await page.goto(`${site.address}/urednistvo/stabla`);
  await isReady(page);
  await page.getByRole('link', { name: '2 prijedloga čekaju vašu odluku' }).click();
  const proposals = page.getByRole('list', { name: 'Prijedlozi' }).getByRole('listitem');
  await expect(proposals).toHaveCount(2);
  await proposals
    .filter({ hasText: 'bačvar member' })
    .getByRole('button', { name: /^Prihvatite/ })
    .click();
  await expect(page.getByText('Prihvaćeno: izmjena je u stablu.')).toBeVisible();
  await expect(proposals).toHaveCount(1);
  await proposals.getByText('Odbijte', { exact: true }).click();
  await proposals.getByLabel('Zašto?').fill('Nije bio bačvar.');
  await proposals.getByRole('button', { name: 'Odbijte prijedlog' }).click();
  await expect(page.getByText('Prijedlog je odbijen')).toBeVisible();
  expect(JSON.stringify((await ask('member', `${TREE}/osoba/${DEAD}`)).answer)).toContain('bačvar member');
  expect((await ask('member', '/moji-prijedlozi')).answer).toContain('Prihvaćeno');
  expect((await ask('writer', '/moji-prijedlozi')).answer).toContain('Nije bio bačvar.');
  await page.getByRole('link', { name: 'Stabla', exact: true }).last().click();
  await expect(page.getByRole('list', { name: 'Izmjene' }).first()).toContainText('promijenjeno: zanimanje');
  await page.getByRole('button', { name: /^Poništite 4\. izmjenu/ }).click();
  await expect(page.getByText('Poništeno.')).toBeVisible();
  expect(JSON.stringify((await ask('member', `${TREE}/osoba/${DEAD}`)).answer)).not.toContain('bačvar');
});

test('what leads to somebody is told to editors alone; a member proposes with a reason that they go, or belong otherwise', async () => {
  const facts = `${TREE}/osoba/I118/cinjenice`;
  const told = await ask('editor', facts);
  expect(told.answer.references).toContainEqual({ text: expect.any(String), href: expect.stringMatching(/^\//) });
  expect((await ask('member', facts)).answer.references).toEqual([]);
  const { facts: known } = (await ask('member', facts)).answer;
  const [{ family }] = known.asChild;
  const note = 'U matici ih nema.';
  const edits = [
    { kind: 'delete', person: 'I118' },
    { kind: 'detach', person: 'I118', family, as: 'child' },
    { kind: 'pedigree', person: 'I118', family, pedigree: 'adopted', was: 'birth' },
  ];
  for (const edit of edits)
    expect(await ask('member', `${TREE}/izmjena`, { edit, basedOn: '', note })).toMatchObject({
      answer: { kind: 'proposed' },
    });
  const page = (await ask('editor', '/urednistvo/stabla/prijedlozi')).answer;
  expect(page.split(note).length - 1).toBeGreaterThanOrEqual(edits.length);
  expect(page).toContain('posvojeno dijete');
  const late = { kind: 'pedigree', person: 'I118', family, pedigree: 'foster', was: 'step' };
  expect(await ask('editor', `${TREE}/izmjena`, { edit: late, basedOn: '' })).toMatchObject({
    status: 409,
    answer: { kind: 'conflict' },
  });
});

test('editors hear who else edits the same person, until they leave; nobody else is told', async () => {
  const here = `${TREE}/osoba/${DEAD}/tu-sam`;
  for (const who of ['visitor', 'member', 'writer'] as const) expect((await ask(who, here, {})).status, who).toBe(404);
  const second = await becomeVerified(site, ANOTHER);
  const asSecond = (sent: object) =>
    fetch(`${site.address}${here}`, {
      method: 'POST',
      body: JSON.stringify(sent),
      headers: { cookie: second, 'content-type': 'application/json', origin: site.address },
    }).then((response) => response.json());
  expect((await ask('editor', here, {})).answer).toEqual({ others: [] });
  expect(await asSecond({})).toEqual({ others: [UREDNICA.name] });
  expect((await ask('editor', here, {})).answer).toEqual({ others: [ANOTHER.name] });
  await asSecond({ left: true });
  expect((await ask('editor', here, {})).answer).toEqual({ others: [] });
  expect((await ask('editor', `${TREE}/osoba/I99999/tu-sam`, {})).status).toBe(404);
});

test('every photograph that is offered for a tree can stand in it', async () => {
  const offered = await ask('editor', '/urednistvo/fotografije.json');
  expect(offered.answer.photographs.length).toBeGreaterThan(0);
  const { file } = offered.answer.photographs[0];
  const put = (name: string) =>
    ask('editor', `${TREE}/izmjena`, { edit: { kind: 'picture', owner: { person: DEAD }, file: name }, basedOn: '' });
  expect(await put(file)).toMatchObject({ status: 200, answer: { kind: 'done' } });
  expect(await put('nema-je.jpg')).toMatchObject({ status: 422, answer: { kind: 'refused', field: 'file' } });
});
