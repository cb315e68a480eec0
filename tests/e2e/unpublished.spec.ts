import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runArchive } from '../drivers/archive-command.ts';
import { crawl } from '../drivers/crawl.ts';
import { newDraftPath, publishNew, sendDraft } from '../drivers/desk.ts';
import { becomeEditor, becomeVerified, UREDNICA } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { sentLink } from '../drivers/outbox.ts';
import { memoryForm, storedFiles } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { copySmallBuild } from '../drivers/small-content.ts';
import { expect, test } from './site.ts';

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

const CLANICA = { name: 'Članica Prva', email: 'clanica.prva@primjer.hr', password: 'prva na gumnu' };
const DRUGA_CLANICA = { name: 'Članica Druga', email: 'clanica.druga@primjer.hr', password: 'druga na gumnu' };

/** Taken in unpublished, with a picture that nothing else shows. Answers with the name of its file. */
async function pictureOfDraft(site: SiteProcess): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-archive-'));
  mkdirSync(join(folder, 'records/page'), { recursive: true });
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/skrivena.jpg'), await picture('#135790'));
  writeFileSync(
    join(folder, 'records/page/skrivena.md'),
    '---\ntitle: Kanarinacuvezen naslov\nsummary: kanarinacuvezen sažetak\nstatus: draft\ncover:\n  file: skrivena.jpg\n  alt: Slika\nauthor: U\ncreated: 2026-01-02T03:04:05Z\n---\nkanarinacuvezen tekst\n',
  );
  expect((await runArchive(site.dataFolder, 'import', folder)).status).toBe(0);
  return 'skrivena.jpg';
}

/** Sent by somebody without an account, and taken as far as the test says. */
async function tell(
  site: SiteProcess,
  editor: string,
  word: string,
  until: 'unconfirmed' | 'pending' | 'refused' | 'hidden' | 'changed',
) {
  const email = `${word}@primjer.hr`;
  const colour = `#${Buffer.from(word).toString('hex').slice(-6)}`;
  const form = memoryForm(
    { name: `${word}ime`, email, title: `${word}naslov`, text: `${word}tekst`, where: `${word}mjesto` },
    [['photographs', await picture(colour), 'a.jpg']],
  );
  const sent = await fetch(`${site.address}/novi-spomen/slanje`, { method: 'POST', body: form });
  expect(sent.status).toBe(200);
  if (until === 'unconfirmed') return;
  const { pathname, search } = new URL(await sentLink(site.dataFolder, email, 'Potvrdite svoju uspomenu'));
  await sendForm(site.address, `${pathname}${search}`, { intent: 'confirm' });
  if (until === 'pending') return;
  const desk = await (await fetch(`${site.address}/urednistvo`, { headers: { cookie: editor } })).text();
  const [, contribution = ''] =
    new RegExp(`data-item="([0-9a-f]{24})"[^>]*aria-label="${word}naslov"`).exec(desk) ?? [];
  const decide = (fields: Record<string, string>) =>
    sendForm(site.address, '/urednistvo', { contribution, ...fields }, editor);
  if (until === 'refused') expect((await decide({ intent: 'refuse', reason: `${word}razlog` })).status).toBe(200);
  else
    expect(
      (
        await decide({
          intent: 'correct-and-approve',
          title: 'Objavljeno',
          text: 'Objavljeno.',
          author: 'Netko',
          where: '',
          when: '',
        })
      ).status,
    ).toBe(200);
  if (until === 'hidden') expect((await decide({ intent: 'hide' })).status).toBe(200);
  if (until === 'changed')
    await sendForm(site.address, `${pathname}${search}`, {
      intent: 'correct',
      title: `${word}opet`,
      text: `${word}opet`,
    });
}

/** Something in every state that a contribution can have, the files that stay, and where they could be asked for. */
async function sendAll(site: SiteProcess, editor: string) {
  const before = new Set(storedFiles(site.dataFolder));
  const states = ['unconfirmed', 'pending', 'refused', 'hidden', 'changed'] as const;
  for (const state of states) await tell(site, editor, `kanarinac${state}`, state);
  const desk = await (await fetch(`${site.address}/urednistvo`, { headers: { cookie: editor } })).text();
  for (const word of ['kanarinacpendingtekst', 'kanarinacchangedopet']) expect(desk).toContain(word);
  expect(desk).not.toContain('kanarinacunconfirmed');
  expect(desk).not.toContain('kanarinacrefused');
  const hashes = storedFiles(site.dataFolder)
    .filter((file) => file.includes('/files/') && !before.has(file))
    .map((file) => file.split('/').at(-1) ?? '');
  // That of the refused one is swept later.
  expect(hashes).toHaveLength(5);
  const ids = [...desk.matchAll(/data-item="([0-9a-f]{24})"/g)].map(([, id]) => id);
  const media = hashes.flatMap((hash) =>
    ['', ...ids.map((id) => `?prilog=${id}`), '?znak=krivo'].map((query) => `/media/${hash}/480.jpg${query}`),
  );
  const pages = ['/novi-spomen', '/moj-prilog', '/urednistvo', '/urednistvo/povijest', '/obljetnice.ics'];
  return { hashes, doors: [...media, ...pages, '/in-memoriam/jozo-cavar'] };
}

test.describe('taken in by an import', () => {
  test.beforeAll(async ({ site }) => {
    const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-archive-'));
    for (const part of ['records/page', 'records/memorial', 'media'])
      mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(
      join(folder, 'records/page/kanarinac.md'),
      '---\ntitle: Kanarinac u nacrtu\nsummary: Kanarinski sažetak.\nstatus: draft\nauthor: U\ncreated: 2026-01-02T03:04:05Z\n---\nKanarinski tekst.\n',
    );
    writeFileSync(join(folder, 'media/portret.jpg'), await picture('#123456'));
    writeFileSync(join(folder, 'media/svadba.jpg'), await picture('#654321'));
    writeFileSync(
      join(folder, 'records/memorial/slikana.md'),
      '---\ntitle: Slikana Osoba\nsummary: Za provjeru.\nstatus: published\nborn: 1900\ndied: 1980\ncover:\n  file: portret.jpg\n  alt: Portret\nphotographs:\n  - file: svadba.jpg\n    alt: Svadba\nauthor: U\ncreated: 2026-01-02T03:04:05Z\n---\nTekst.\n',
    );
    expect((await runArchive(site.dataFolder, 'import', folder)).status).toBe(0);
  });

  test('a draft is found by editors, who open it in the editor, and by nobody else', async ({
    site,
    cookies,
    page,
    signIn,
  }) => {
    const found = async (cookie: string) => {
      const answer = await fetch(`${site.address}/pretraga.json?q=kanarinac+u+nacrtu`, { headers: { cookie } });
      return (await answer.json()).results.map(({ title }: { title: string }) => title);
    };
    const editor = await cookies.editor();
    await expect.poll(() => found(editor)).toContain('Kanarinac u nacrtu');
    expect(await found('')).not.toContain('Kanarinac u nacrtu');
    await signIn('editor');
    await page.goto('/pretraga?q=kanarinac+u+nacrtu');
    await page.getByRole('link', { name: 'Kanarinac u nacrtu' }).click();
    await expect(page).toHaveURL(/\/urednistvo\/nacrt\/page~kanarinac$/);
    await expect(page.getByRole('textbox', { name: 'Sažetak' })).toHaveValue('Kanarinski sažetak.');
    // By whatever other door: below, with what is written at the desk.
  });

  test('the pictures of a memorial are for members', async ({ site, cookies }) => {
    const cookie = await cookies.member();
    const page = () => fetch(`${site.address}/in-memoriam/slikana`, { headers: { cookie } });
    await expect.poll(async () => (await page()).status).toBe(200);
    const pictures = [
      ...new Set([...(await (await page()).text()).matchAll(/\/media\/[0-9a-f]{64}\/480\.jpg/g)].map(([path]) => path)),
    ];
    expect(pictures).toHaveLength(2);
    for (const path of pictures) {
      expect((await fetch(`${site.address}${path}`)).status).toBe(404);
      const response = await fetch(`${site.address}${path}`, { headers: { cookie } });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
  });
});

test('what was sent, and what is written at the desk, is seen by nobody else, in whatever state and by whatever door', async () => {
  const build = copySmallBuild();
  const site = await startSite({ folder: build.folder, env: { EDITORS: UREDNICA.email } });
  try {
    const editor = await becomeEditor(site);
    const sent = await sendAll(site, editor);
    const member = await becomeVerified(site, CLANICA);
    const file = await pictureOfDraft(site);
    const words = (state: string) => ({
      title: `Kanarinac${state} naslov`,
      summary: `kanarinac${state} sažetak`,
      body: `kanarinac${state} tekst`,
      tags: `kanarinac${state}oznaka`,
    });
    const write = (path: string, state: string, fields: Record<string, string>, cookie = editor) =>
      sendDraft(site, path, { ...words(state), ...fields }, cookie);
    const begun = newDraftPath('clanak');
    await write(begun, 'nacrt', { intent: 'save', 'cover.file': file, 'cover.alt': 'Slika' });
    await write(newDraftPath('osoba'), 'zakazan', { intent: 'publish', published: '2099-01-01', at: '2099-01-01' });
    // A change of what is published, which stays as it is.
    await write('/urednistvo/nacrt/locality~bazilika-u-mokrom', 'izmjena', { intent: 'save' });
    const proposal = new URL(
      (await fetch(`${site.address}/predlozi/lokalitet/bazilika-u-mokrom`, { headers: { cookie: member } })).url,
    ).pathname;
    await write(proposal, 'prijedlog', { intent: 'propose' }, member);
    for (const [state, intent] of [
      ['povucen', 'unpublish'],
      ['izbrisan', 'delete'],
    ] as const) {
      await publishNew(site, 'osoba', words(state), editor);
      await sendForm(site.address, `/urednistvo/nacrt/person~kanarinac${state}-naslov`, { intent }, editor);
    }
    const discarded = newDraftPath('stranica');
    await write(discarded, 'odbacen', { intent: 'save' });
    await sendForm(site.address, discarded, { intent: 'discard' }, editor);
    const bin = (await fetch(`${site.address}/urednistvo/kos`, { headers: { cookie: editor } })).text();
    expect(await bin).toContain('Kanarinacizbrisan naslov');
    const found = async (cookie: string) => {
      const answer = await fetch(`${site.address}/pretraga.json?q=kanarinacnacrt`, { headers: { cookie } });
      return (await answer.json()).total;
    };
    await expect.poll(() => found(editor)).toBeGreaterThan(0);

    const doors = [
      ...sent.doors,
      begun,
      proposal,
      '/urednistvo/nacrt/locality~bazilika-u-mokrom',
      '/urednistvo/povijest/osoba/kanarinacpovucen-naslov',
      '/poznate-osobe/kanarinacpovucen-naslov',
      '/poznate-osobe/kanarinacizbrisan-naslov',
      '/media/share/poznate-osobe/kanarinacpovucen-naslov.jpg',
      '/urednistvo/odabir.json?q=kanarinac',
      '/urednistvo/oznake.json?q=kanarinac',
      '/urednistvo/kos',
      '/predlozi/osoba/kanarinacpovucen-naslov',
      '/skrivena',
      '/stranica/skrivena',
    ];
    const other = await becomeVerified(site, DRUGA_CLANICA);
    for (const cookie of ['', other]) {
      const answers = await crawl(site.address, doors, cookie);
      expect(answers.length).toBeGreaterThan(100);
      const leaks = answers.filter(({ text }) =>
        /kanarinac(uvezen|nacrt|zakazan|izmjena|prijedlog|povucen|izbrisan|odbacen|unconfirmed|pending|refused|hidden|changed) ?(ime|naslov|sažetak|tekst|oznaka|mjesto|razlog|opet)/i.test(
          text,
        ),
      );
      expect(leaks.map(({ path }) => path)).toEqual([]);
      const shown = new Set(
        answers
          .filter(({ path, status }) => path.startsWith('/media/') && status === 200)
          .map(({ path }) => path.split('/')[2]),
      );
      // The one that was published once and is being changed may show its picture; the four others may not.
      expect(sent.hashes.filter((hash) => shown.has(hash))).toHaveLength(1);
      expect(await found(cookie)).toBe(0);
    }
    const page = await (await fetch(`${site.address}${begun}`, { headers: { cookie: editor } })).text();
    const [, hash = ''] = /\/media\/([0-9a-f]{64})\//.exec(page) ?? [];
    expect(hash).not.toBe('');
    for (const cookie of ['', other]) {
      expect((await fetch(`${site.address}/media/${hash}/480.jpg`, { headers: { cookie } })).status).toBe(404);
    }
  } finally {
    await site.stop();
    build.remove();
  }
});
