import { newDraftPath, previewOf, publishNew, sendDraft } from '../drivers/desk.ts';
import { contentIn } from '../drivers/draft-page.ts';
import { becomeVerified } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { sentPhotograph } from '../drivers/sent-photograph.ts';
import { expect, test } from './site.ts';

const ZORA = { name: 'Zora Znatiželjna', email: 'zora.znatizeljna@primjer.hr', password: 'pogledati se smije' };

test('a preview lets out what its draft names, as it is now, and nothing else', async ({ site, cookies }) => {
  const editor = await cookies.editor();
  const [cover, figure, other] = await Promise.all(
    ['#101112', '#131415', '#161718'].map((colour) => sentPhotograph(site, colour, editor)),
  );
  if (!cover || !figure || !other) throw new Error('no photographs');
  const path = newDraftPath('clanak');
  const fields = {
    title: 'Za pogled sa slikama',
    summary: 'S.',
    body: `Tekst.\n\n![](${figure.file})`,
    'cover.file': cover.file,
    'cover.alt': '',
  };
  await sendDraft(site, path, { ...fields, intent: 'save' }, editor);
  const link = await previewOf(site, path, editor);
  const token = link.split('/').at(-1) ?? '';
  const page = await (await fetch(`${site.address}${link}`)).text();
  expect(page).toContain(`${figure.src}/960.jpg?pregled=`);
  expect(page).toContain(`${cover.src}/960.jpg?pregled=`);
  const shared = await fetch(`${site.address}/media/share${link}.jpg`);
  expect([shared.status, shared.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const home = await fetch(`${site.address}/media/share/index.jpg`);
  expect(Buffer.from(await shared.arrayBuffer()).equals(Buffer.from(await home.arrayBuffer()))).toBe(true);
  const look = async (address: string) => {
    const answer = await fetch(`${site.address}${address}`, { redirect: 'manual' });
    await answer.arrayBuffer();
    return { status: answer.status, kept: answer.headers.get('cache-control') };
  };
  const query = `?pregled=${token}`;
  for (const src of [cover.src, figure.src]) {
    expect(await look(`${src}/480.jpg${query}`)).toEqual({ status: 200, kept: 'private, no-store' });
    // The original with what the camera noted stays the editors'.
    expect((await look(`${src}/original.jpg${query}`)).status).toBe(404);
    expect((await look(`${src}/480.jpg`)).status).toBe(404);
    expect((await look(`${src}/480.jpg?znak=${token}`)).status).toBe(404);
    expect((await look(`${src}/480.jpg${query.slice(0, -2)}xx`)).status).toBe(404);
  }
  expect((await look(`${other.src}/480.jpg${query}`)).status).toBe(404);
  const [id = '', until = '', signature = ''] = token.split('.');
  const later = `${id}.${Number(until) + 1}.${signature}`;
  expect((await look(`${figure.src}/480.jpg?pregled=${later}`)).status).toBe(404);

  await sendDraft(site, path, { ...fields, body: 'Bez slike.', intent: 'save' }, editor);
  expect((await look(`${figure.src}/480.jpg${query}`)).status).toBe(404);
  expect((await look(`${cover.src}/480.jpg${query}`)).status).toBe(200);
  await sendForm(site.address, path, { intent: 'discard' }, editor);
  expect((await look(`${cover.src}/480.jpg${query}`)).status).toBe(404);
});

test('who may not see the photographs names none that nobody has published', async ({ site, cookies }) => {
  const editor = await cookies.editor();
  const hidden = await sentPhotograph(site, '#191a1b', editor);
  await publishNew(site, 'osoba', { title: 'Osoba bez slike' }, editor);
  const zora = await becomeVerified(site, ZORA);
  const begun = await fetch(`${site.address}/predlozi/osoba/osoba-bez-slike`, {
    headers: { cookie: zora },
    redirect: 'manual',
  });
  const path = begun.headers.get('location') ?? '';
  for (const file of [hidden.file, 'nema-je.jpg']) {
    const answer = await sendDraft(
      site,
      path,
      { title: 'Osoba bez slike', body: `T.\n\n![x](${file})`, intent: 'save' },
      zora,
    );
    expect([
      answer.status,
      (await answer.text()).includes('Nacrt imenuje sliku koje nema ili koju ne možete vidjeti.'),
    ]).toEqual([422, true]);
  }
});

test('the plain form stores a text as the editor in the browser writes it', async ({ site, cookies }) => {
  const editor = await cookies.editor();
  const path = newDraftPath('uspomena');
  const body =
    '* prvo\r\n* drugo\r\n\r\n__Jako__ i *koso*.  \r\nDrugi stih.\r\n\r\n\r\n\r\n| A | B |\r\n|:--|--|\r\n| 1   | 2 |';
  await sendDraft(site, path, { title: 'Običan obrazac', body, voice: 'glas.webm', intent: 'save' }, editor);
  const html = await (await fetch(`${site.address}${path}`, { headers: { cookie: editor } })).text();
  expect(contentIn(html)).toMatchObject({
    body: '- prvo\n- drugo\n\n**Jako** i *koso*.\\\nDrugi stih.\n\n| A | B |\n|---|---|\n| 1 | 2 |',
    voice: 'glas.webm',
  });
});
