import { expect, test } from 'vitest';
import { contentOf, type DraftContent } from '../../domain/draft-content.ts';
import { MEDIA } from '../media/media.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { discardDraft } from './bin.ts';
import { ANA, article, desk, IVA, locality, MATE, memorial, NEW, PERO, person } from './desk.fixture.ts';
import { DRAFTS, findDraft, ownDraftId } from './draft.ts';
import { openDraft, type SaveAnswer, saveDraft } from './save-draft.ts';

const GUMNO = 'locality~gumno';
const gumno = contentOf(locality('gumno'));

function saved(answer: SaveAnswer) {
  if (answer.kind !== 'saved') throw new Error(`not saved: ${JSON.stringify(answer.conflicts)}`);
  return answer.draft;
}

async function keepFile(store: DocumentStore, name: string, letter: string) {
  const fields = { name, hash: letter.repeat(64), type: 'image/jpeg', width: 1, height: 1 };
  await store.commit([{ verb: 'set', collection: MEDIA, id: name, fields }]);
}

test('opening writes nothing; the first save begins the draft', async () => {
  const deps = await desk([locality('gumno')]);
  const opened = await openDraft(deps, { id: GUMNO, account: IVA });
  expect([opened.open, opened.stored?.revision, opened.role]).toEqual([undefined, 1, 'editor']);
  expect(await deps.store.list(DRAFTS)).toEqual([]);
  const draft = saved(await deps.save(GUMNO, { ...gumno, title: 'Gumno na vjetru' }));
  expect(draft).toMatchObject({ of: 'locality/gumno', state: 'working', basedOn: 1, by: 'Iva', owner: '' });
  expect(deps.library.find('locality', 'gumno')?.title).toBe('gumno');
});

test('of a record that is not there no draft is begun', async () => {
  const deps = await desk();
  await expect(openDraft(deps, { id: 'locality~nema', account: IVA })).rejects.toMatchObject({ code: 'not-found' });
});

test('each saves on what they had, and saves of the same change nothing', async () => {
  const deps = await desk();
  const first = saved(await deps.save(NEW, article('Prvo')));
  const second = saved(await deps.save(NEW, article('Drugo'), { version: first.version, base: article('Prvo') }));
  expect(second.version).toBeGreaterThan(first.version);
  const again = saved(await deps.save(NEW, article('Drugo'), { version: second.version, base: article('Drugo') }));
  expect(again.version).toBe(second.version);
});

test('begun anew, a draft has none of the versions of the one before', async () => {
  const deps = await desk([locality('gumno')]);
  const before = saved(await deps.save(GUMNO, gumno));
  await discardDraft(deps, { id: GUMNO, account: IVA });
  deps.moveTo('2026-11-16T08:00:10Z');
  expect(saved(await deps.save(GUMNO, gumno)).version).toBeGreaterThan(before.version);
});

test('what is too large is told so, and nothing is stored', async () => {
  const deps = await desk();
  const tags = Array.from({ length: 150 }, (_, number) => `${'ž'.repeat(1990)}${number}`);
  const large = article('Veliko', { body: 'č'.repeat(299_000), tags });
  await expect(deps.save(NEW, large)).rejects.toMatchObject({ code: 'too-large' });
  expect(await deps.store.list(DRAFTS)).toEqual([]);
});

test.each([
  ['paragraphs', 'a\n\n'],
  ['items of a list', '- a\n'],
])('so many %s that comparing them would keep everybody waiting are refused', async (_, line) => {
  const deps = await desk();
  const most = 10_000 / (line.split('\n').length - 1);
  const { version } = saved(await deps.save(NEW, article('Dugo', { body: line.repeat(most - 1) })));
  await expect(deps.save(NEW, article('Dugo', { body: line.repeat(most) }))).rejects.toMatchObject({
    code: 'too-large',
  });
  // Nor do they gather by being merged, on whatever whoever saves says was there before.
  const base = article('Dugo', { body: '' });
  const more = article('Dugo', { body: 'b\n\n'.repeat(100) });
  await expect(deps.save(NEW, more, { version: version - 1, base })).rejects.toMatchObject({ code: 'too-large' });
  expect((await findDraft(deps.store, NEW))?.draft.version).toBe(version);
});

test('a draft that merging makes longer than one may be is not stored', async () => {
  const deps = await desk();
  const { version } = saved(await deps.save(NEW, article('Dugo', { body: 'a'.repeat(200_000) })));
  const stale = { version: version - 1, base: article('Dugo', { body: '' }) };
  const more = article('Dugo', { body: 'b'.repeat(200_000) });
  await expect(deps.save(NEW, more, stale)).rejects.toMatchObject({ code: 'too-large' });
  expect((await findDraft(deps.store, NEW))?.draft.version).toBe(version);
});

test('the second of two finds the paragraphs of the first beside their own', async () => {
  const deps = await desk([locality('gumno')]);
  const { version } = saved(await deps.save(GUMNO, gumno));
  const body = (text: string): DraftContent => ({ ...gumno, body: text });
  const on = { version, base: gumno };
  saved(await deps.save(GUMNO, body('Ivin odlomak.\n\nDrugi odlomak.'), on));
  const answer = await deps.save(GUMNO, body('Prvi odlomak.\n\nDrugi odlomak.\n\nPerin.'), { ...on, account: PERO });
  expect(answer).toMatchObject({
    kind: 'saved',
    isMerged: true,
    draft: { content: { body: 'Ivin odlomak.\n\nDrugi odlomak.\n\nPerin.' }, by: 'Pero' },
  });
});

test('where both changed the same nothing is stored, and both are told', async () => {
  const deps = await desk([locality('gumno')]);
  const { version } = saved(await deps.save(GUMNO, gumno));
  const theirs = saved(await deps.save(GUMNO, { ...gumno, title: 'Ivino' }, { version, base: gumno }));
  const answer = await deps.save(GUMNO, { ...gumno, title: 'Perino' }, { version, base: gumno, account: PERO });
  expect(answer).toMatchObject({
    kind: 'conflict',
    version: theirs.version,
    by: 'Iva',
    theirs: { title: 'Ivino' },
    merged: { title: 'Perino' },
    conflicts: [{ field: 'title', mine: 'Perino', theirs: 'Ivino' }],
  });
  expect((await findDraft(deps.store, GUMNO))?.draft.content.title).toBe('Ivino');
});

test('two begin in the same moment: neither is lost', async () => {
  const deps = await desk([locality('gumno')]);
  const answers = await Promise.all([
    deps.save(GUMNO, { ...gumno, summary: 'Ivin sažetak.' }, { base: gumno }),
    deps.save(GUMNO, { ...gumno, tags: ['žito'] }, { base: gumno, account: PERO }),
  ]);
  expect(answers.map(({ kind }) => kind)).toEqual(['saved', 'saved']);
  expect((await findDraft(deps.store, GUMNO))?.draft.content).toMatchObject({
    summary: 'Ivin sažetak.',
    tags: ['žito'],
  });
});

test('twenty at once save three times each: no paragraph is lost', async () => {
  const deps = await desk([locality('gumno')]);
  const people = Array.from({ length: 20 }, (_, index) => person(`Urednik${index}`, 'editor'));
  await Promise.all(
    people.map(async (account) => {
      let base = gumno;
      let version = 0;
      for (let number = 0; number < 3; number += 1) {
        const content = { ...base, body: `${base.body}\n\n${account.name} ${number}.` };
        const answer = await saveDraft(deps, { id: GUMNO, account, version, base, content }).catch(() => undefined);
        if (answer?.kind !== 'saved') {
          number -= 1;
          continue;
        }
        ({ version, content: base } = answer.draft);
      }
    }),
  );
  const { draft } = (await findDraft(deps.store, GUMNO)) ?? {};
  const paragraphs = draft?.content.body.split('\n\n') ?? [];
  expect(new Set(paragraphs).size).toBe(2 + 20 * 3);
});

test('a draft stays of the kind that it was begun as', async () => {
  const deps = await desk([locality('gumno')]);
  await expect(deps.save(GUMNO, article('Članak'))).rejects.toMatchObject({ code: 'wrong-kind' });
  await deps.save(NEW, article('Članak'));
  await expect(deps.save(NEW, gumno)).rejects.toMatchObject({ code: 'wrong-kind' });
});

test('what editors share is not there for anybody else', async () => {
  const deps = await desk([locality('gumno'), memorial('stana'), memorial('jure')]);
  await deps.save(GUMNO, gumno);
  await deps.save(NEW, article('Tajno'));
  const open = (id: string, account: typeof ANA) => openDraft(deps, { id, account }).then(({ role }) => role);
  for (const id of [GUMNO, NEW, 'b'.repeat(32), 'memorial~stana', '../x', 'page~nema']) {
    await expect(open(id, ANA)).rejects.toMatchObject({ code: 'not-found' });
    await expect(deps.save(id, article('Ulaz'), { account: ANA })).rejects.toMatchObject({ code: 'not-found' });
  }
  const unproven = person('Lažni', 'editor', false);
  await expect(open(NEW, unproven)).rejects.toMatchObject({ code: 'not-found' });
  expect(await open('memorial~stana', MATE)).toBe('steward');
  await expect(open('memorial~jure', MATE)).rejects.toMatchObject({ code: 'not-found' });
});

test('a member has a draft of their own of each record, which nobody else sees until it is proposed', async () => {
  const deps = await desk([locality('gumno'), locality('skriveno', { status: 'draft' })]);
  const id = ownDraftId(deps, 'locality/gumno', ANA);
  const draft = saved(await deps.save(id, { ...gumno, title: 'Anino' }, { account: ANA }));
  expect(draft).toMatchObject({ owner: ANA.id, ownerName: 'Ana', of: 'locality/gumno' });
  for (const account of [IVA, PERO, MATE]) {
    await expect(openDraft(deps, { id, account })).rejects.toMatchObject({ code: 'not-found' });
  }
  const unpublished = ownDraftId(deps, 'locality/skriveno', ANA);
  await expect(openDraft(deps, { id: unpublished, account: ANA })).rejects.toMatchObject({ code: 'not-found' });
});

test('who does not see the photographs names those that pages show, or that the draft has already', async () => {
  const deps = await desk([locality('gumno', { body: '![Gumno](javna.jpg)' }), memorial('stana')]);
  await keepFile(deps.store, 'javna.jpg', 'a');
  await keepFile(deps.store, 'skrivena.jpg', 'b');
  const stana = contentOf(memorial('stana'));
  const showing = (file: string) => ({ ...stana, body: `![Stana](${file})` });
  const id = 'memorial~stana';
  for (const file of ['skrivena.jpg', 'nema.jpg']) {
    await expect(deps.save(id, showing(file), { account: MATE })).rejects.toMatchObject({ code: 'file-unseen' });
  }
  expect(await deps.store.list(DRAFTS)).toEqual([]);
  const open = saved(await deps.save(id, showing('javna.jpg'), { account: MATE }));
  const byEditor = saved(await deps.save(id, showing('skrivena.jpg'), { version: open.version }));
  const longer = { ...showing('skrivena.jpg'), title: 'Stana' };
  saved(await deps.save(id, longer, { account: MATE, version: byEditor.version }));
});

test('who sees members’ pages names what those show', async () => {
  const deps = await desk([{ ...memorial('jure'), body: '![Jure](clanska.jpg)' }, memorial('stana')]);
  await keepFile(deps.store, 'clanska.jpg', 'c');
  const content = { ...contentOf(memorial('stana')), body: '![Stana](clanska.jpg)' };
  expect(await deps.save('memorial~stana', content, { account: MATE })).toMatchObject({ kind: 'saved' });
});
