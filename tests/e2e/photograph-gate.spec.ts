import { becomeEditor, becomeWriter, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { takenPhotograph } from '../drivers/taken-photograph.ts';
import { expect, test } from './site.ts';

const PHOTOGRAPHS = '/urednistvo/fotografije';
const PHOTOGRAPH = '/urednistvo/fotografija';
const UPLOADS = `${PHOTOGRAPHS}/slanje`;
const MEMBER = { name: 'Članica Mara', email: 'clanica@primjer.hr', password: 'kamen na kamen' };

let site: SiteProcess;
const cookies: Record<'visitor' | 'member' | 'writer' | 'editor', string> = {
  visitor: '',
  member: '',
  writer: '',
  editor: '',
};
let file: string;
let src: string;
let upload: string;

interface Answer {
  readonly kind: string;
  readonly id: string;
  readonly offset: number;
  readonly photograph: { readonly file: string; readonly src: string; readonly isKnown: boolean };
}

async function post(path: string, body: FormData | URLSearchParams, cookie: string) {
  const response = await fetch(`${site.address}${path}`, {
    method: 'POST',
    body,
    headers: { cookie },
    redirect: 'manual',
  });
  const answer = response.headers.get('content-type')?.includes('json') ? await response.json() : {};
  return { status: response.status, ...(answer as Partial<Answer>) };
}

function pieceOf(offset: number, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.set('offset', String(offset));
  form.set('piece', new Blob([new Uint8Array(bytes)]));
  return form;
}

test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email } });
  cookies.editor = await becomeEditor(site);
  cookies.writer = await becomeWriter(site);
  cookies.member = await becomeMember(site.address, MEMBER);
  const bytes = await takenPhotograph({ colour: '#314159' });
  const begun = await post(UPLOADS, new URLSearchParams({ size: String(bytes.length), as: 'a.jpg' }), cookies.editor);
  const kept = await post(`${UPLOADS}/${begun.id}`, pieceOf(0, bytes), cookies.editor);
  expect(kept).toMatchObject({ status: 200, kind: 'kept' });
  file = kept.photograph?.file ?? '';
  src = kept.photograph?.src ?? '';
  const other = await post(UPLOADS, new URLSearchParams({ size: '1000', as: 'b.jpg' }), cookies.editor);
  upload = other.id ?? '';
});
test.afterAll(() => site.stop());

test('every address of the photographs is shut to strangers and members', async () => {
  const looked = [
    PHOTOGRAPHS,
    `${PHOTOGRAPHS}.data`,
    `${PHOTOGRAPH}/${file}`,
    `${PHOTOGRAPH}/${file}.data`,
    `${PHOTOGRAPHS}.json?q=`,
  ];
  const seen = [
    ...looked,
    `${UPLOADS}/${upload}`,
    ...['480.jpg', '960.avif', '480.webp', 'card.jpg', 'original.jpg'].map((name) => `${src}/${name}`),
  ];
  for (const path of seen) {
    for (const who of ['visitor', 'member'] as const) {
      const response = await fetch(`${site.address}${path}`, { headers: { cookie: cookies[who] }, redirect: 'manual' });
      expect([302, 401, 403, 404], `${who} ${path}`).toContain(response.status);
      if (looked.includes(path)) expect(await response.text(), `${who} ${path}`).not.toContain(src);
    }
  }
  for (const who of ['writer', 'editor'] as const) {
    for (const path of [...looked, `${src}/480.jpg`]) {
      expect(
        (await fetch(`${site.address}${path}`, { headers: { cookie: cookies[who] } })).status,
        `${who} ${path}`,
      ).toBe(200);
    }
  }
  const original = await fetch(`${site.address}${src}/original.jpg`, { headers: { cookie: cookies.writer } });
  expect(original.status).toBe(404);
});

test('nobody sends, describes, replaces or deletes who may not', async () => {
  const change = `${PHOTOGRAPH}/${file}`;
  const fields = {
    title: 'Tuđi naslov',
    alt: '',
    caption: '',
    credit: '',
    licence: '',
    date: '',
    place: '',
    about: '',
  };
  for (const who of ['visitor', 'member'] as const) {
    const cookie = cookies[who];
    const refused = who === 'visitor' ? [302, 401] : [403];
    const announced = new URLSearchParams({ size: '10', as: 'x.jpg' });
    expect(refused).toContain((await post(UPLOADS, announced, cookie)).status);
    expect(refused).toContain((await post(`${UPLOADS}/${upload}`, pieceOf(0, new Uint8Array(10)), cookie)).status);
    const form = new FormData();
    form.set('photographs', new Blob([new Uint8Array(await takenPhotograph({ colour: '#271828' }))]), 'x.jpg');
    form.set('intent', 'send');
    expect(refused).toContain((await post(PHOTOGRAPHS, form, cookie)).status);
    for (const intent of ['describe', 'bin', 'replace', 'restore', 'restore-former']) {
      expect(refused, `${who} ${intent}`).toContain(
        (await sendForm(site.address, change, { intent, ...fields }, cookie)).status,
      );
    }
  }
  // A writer's words wait for nobody; what changes pages or takes something away is the editors'.
  for (const intent of ['bin', 'replace', 'restore', 'restore-former']) {
    expect((await sendForm(site.address, change, { intent }, cookies.writer)).status, intent).toBe(403);
  }
  expect(
    (await sendForm(site.address, change, { intent: 'describe', ...fields, title: 'Spisateljičin' }, cookies.writer))
      .status,
  ).toBe(200);
  const page = await fetch(`${site.address}${change}`, { headers: { cookie: cookies.editor } });
  const text = await page.text();
  expect(text).toContain('Spisateljičin');
  expect(text).not.toContain('Tuđi naslov');
});

test('an upload is its sender’s own, holds no more than was announced, and ids are no paths', async () => {
  expect((await post(`${UPLOADS}/${upload}`, pieceOf(0, new Uint8Array(10)), cookies.writer)).status).toBe(404);
  expect((await post(`${UPLOADS}/${upload}`, pieceOf(0, new Uint8Array(1001)), cookies.editor)).status).toBe(413);
  expect((await post(`${UPLOADS}/${upload}`, pieceOf(5, new Uint8Array(10)), cookies.editor)).status).toBe(409);
  expect((await post(`${UPLOADS}/${upload}`, pieceOf(-1, new Uint8Array(10)), cookies.editor)).status).toBe(409);
  for (const id of ['..', '%2e%2e%2f%2e%2e', '..%2f..%2fnase-brdo.sqlite', 'nema']) {
    const answer = await post(`${UPLOADS}/${id}`, pieceOf(0, new Uint8Array(10)), cookies.editor);
    expect(answer.status, id).toBeGreaterThanOrEqual(400);
    expect(answer.status, id).toBeLessThan(500);
  }
  for (const size of ['0', '-1', '1.5', 'mnogo', String(41 * 1024 * 1024), '1e99']) {
    const answer = await post(UPLOADS, new URLSearchParams({ size, as: 'x.jpg' }), cookies.editor);
    expect([400, 413], size).toContain(answer.status);
  }
  const foreign = await fetch(`${site.address}${UPLOADS}`, {
    method: 'POST',
    body: new URLSearchParams({ size: '10', as: 'x.jpg' }),
    headers: { cookie: cookies.editor, origin: 'https://drugi.hr' },
  });
  expect(foreign.status).toBe(403);
});

test('an upload outlives the process, and the bytes that were announced are asked for', async () => {
  const bytes = await takenPhotograph({ colour: '#161803' });
  const begun = await post(
    UPLOADS,
    new URLSearchParams({ size: String(bytes.length), as: 'c.jpg', sha256: 'f'.repeat(64) }),
    cookies.writer,
  );
  expect(await post(`${UPLOADS}/${begun.id}`, pieceOf(0, bytes), cookies.writer)).toMatchObject({
    status: 422,
    kind: 'refused',
  });
  const whole = await post(UPLOADS, new URLSearchParams({ size: String(bytes.length), as: 'c.jpg' }), cookies.writer);
  await post(`${UPLOADS}/${whole.id}`, pieceOf(0, bytes.subarray(0, 1000)), cookies.writer);
  site = await site.restart();
  const ask = await fetch(`${site.address}${UPLOADS}/${whole.id}`, { headers: { cookie: cookies.writer } });
  expect(await ask.json()).toMatchObject({ kind: 'arriving', offset: 1000 });
  const rest = await post(`${UPLOADS}/${whole.id}`, pieceOf(1000, bytes.subarray(1000)), cookies.writer);
  expect(rest).toMatchObject({ kind: 'kept', photograph: { isKnown: false } });
  // Whoever heard nothing of the end asks again.
  const again = await post(`${UPLOADS}/${whole.id}`, pieceOf(bytes.length, new Uint8Array()), cookies.writer);
  expect(again).toMatchObject({ status: 200, kind: 'kept' });
});
