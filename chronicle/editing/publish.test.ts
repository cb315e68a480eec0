import { expect, test } from 'vitest';
import { contentOf, emptyContent } from '../../domain/draft-content.ts';
import { keyOf } from '../../domain/record.ts';
import { moveRecord } from '../map/apply-edit.ts';
import { RECORDS, recordId, revisions } from '../records/record-documents.ts';
import { saveRecord } from '../records/save-record.ts';
import { MemoryStore } from '../store/memory-store.ts';
import {
  ANA,
  article,
  countingStore,
  desk,
  IVA,
  locality,
  MATE,
  memorial,
  NEW,
  overtakenBy,
  PERO,
  page,
} from './desk.fixture.ts';
import { DRAFTS, findDraft } from './draft.ts';
import { noteHere } from './presence.ts';
import { propose } from './propose.ts';
import { publishDraft, publishDue, scheduleDraft, unpublish, unscheduleDraft } from './publish.ts';

const GUMNO = 'locality~gumno';
const gumno = contentOf(locality('gumno'));
const publish = { id: GUMNO, account: IVA };

test('a new record gets an address from its title, the next number and its day, and its draft is gone', async () => {
  const deps = await desk([locality('gumno', { number: 7 })]);
  expect(await deps.publishNew(article('Kiša i žito', { date: 'ljeto 1917.', tags: ['žito', 'žito '] }))).toMatchObject(
    {
      kind: 'published',
      record: {
        slug: 'kisa-i-zito',
        number: 1,
        published: '2026-11-16',
        date: '1917-22',
        tags: ['žito'],
        author: 'Iva',
      },
    },
  );
  expect(deps.library.at('article', 'kisa-i-zito')?.title).toBe('Kiša i žito');
  expect(await deps.store.list(DRAFTS)).toEqual([]);
  expect((await revisions.get(deps.store, 'article~kisa-i-zito~1'))?.savedBy).toBe('Iva');
  const place = { ...emptyContent('locality'), title: 'Nova kuća', summary: 'S.', body: 'T.', type: 'house' };
  expect(await deps.publishNew(place)).toMatchObject({ record: { number: 8 } });
  expect(await deps.publishNew(article('Kiša i žito'))).toMatchObject({ record: { slug: 'kisa-i-zito-2', number: 2 } });
});

test('two who publish the same title at once get two addresses and two numbers', async () => {
  const deps = await desk();
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  for (const id of ids) await deps.save(id, article('Isti naslov'));
  await Promise.all(ids.map((id) => publishDraft(deps, { id, account: IVA })));
  const posts = deps.library.posts();
  expect(posts.map(({ slug }) => slug).sort()).toEqual(['isti-naslov', 'isti-naslov-2', 'isti-naslov-3']);
  expect(new Set(posts.map(({ number }) => number)).size).toBe(3);
});

test('a new chapter goes to the end of its part', async () => {
  const deps = await desk();
  const chapter = (section: 'cavari' | 'bosnjaci', title: string) => ({
    ...emptyContent('article', section),
    title,
    summary: 'S.',
    body: 'T.',
  });
  expect(await deps.publishNew(chapter('cavari', 'Prvo'))).toMatchObject({ record: { order: 1 } });
  expect(await deps.publishNew(chapter('cavari', 'Drugo'))).toMatchObject({ record: { order: 2 } });
  expect(await deps.publishNew(chapter('bosnjaci', 'Treće'))).toMatchObject({ record: { order: 1 } });
});

test('what would not do is told field by field, and nothing is published', async () => {
  const deps = await desk();
  const content = article('', {
    summary: ' ',
    body: 'Tekst.\n\n![](nema.jpg "Potpis")',
    date: 'prije rata',
    cover: { file: 'nema.jpg', alt: '', caption: '', credit: '' },
    links: ['locality/nema', 'nešto'],
    place: { name: 'Brdo', lat: 'sjever', lon: '', approximate: false },
    published: 'jučer',
  });
  const answer = await deps.publishNew(content);
  const faults = answer.kind === 'faults' ? answer.faults : [];
  expect(faults.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
    'body no-such-file',
    'body.alt missing',
    'cover.alt missing',
    'cover.file no-such-file',
    'date date-unclear',
    'links no-such-record',
    'links not-a-reference',
    'place.lat not-a-number',
    'place.lon missing',
    'published not-a-day',
    'summary missing',
    'title missing',
  ]);
  expect(faults.find(({ field }) => field === 'date')?.offers).toEqual(['[..1914]', '[..1941]', '[..1991]']);
  expect(await deps.store.list(RECORDS)).toEqual([]);
});

test('its author stays; who published it is in its history', async () => {
  const deps = await desk([locality('gumno')]);
  await deps.save(GUMNO, { ...gumno, summary: 'Novi sažetak.' });
  expect(await publishDraft(deps, publish)).toMatchObject({
    record: { author: 'Uredništvo', summary: 'Novi sažetak.' },
  });
  expect(await revisions.get(deps.store, 'locality~gumno~2')).toMatchObject({ savedBy: 'Iva', revision: 2 });
});

test('what is new is by whoever proposed it, not by whoever published it, and nobody is in it any more', async () => {
  const deps = await desk();
  await deps.save(NEW, article('Perin'), { account: PERO });
  await propose(deps, { id: NEW, account: PERO });
  await noteHere(deps, NEW, IVA);
  expect(await publishDraft(deps, { id: NEW, account: IVA })).toMatchObject({ record: { author: 'Pero' } });
  expect(await deps.store.list('presence')).toEqual([]);
});

test('renamed, it is read elsewhere, keeps its key, and no other record ever gets where it was', async () => {
  const deps = await desk([locality('gumno')]);
  await deps.save(GUMNO, { ...gumno, title: 'Guvno' });
  await publishDraft(deps, publish);
  expect(deps.library.at('locality', 'guvno')).toMatchObject({ slug: 'gumno', address: 'guvno' });
  expect(deps.library.at('locality', 'gumno')?.title).toBe('Guvno');
  await deps.save(GUMNO, { ...gumno, title: 'Vršaj' });
  await publishDraft(deps, publish);
  expect(deps.library.find('locality', 'gumno')).toMatchObject({ address: 'vrsaj', formerAddresses: ['guvno'] });
  for (const title of ['Guvno', 'Gumno', 'Vršaj']) {
    const place = { ...gumno, title };
    expect(await deps.publishNew(place)).toMatchObject({
      record: { slug: `${title === 'Vršaj' ? 'vrsaj' : title.toLowerCase()}-2` },
    });
  }
  // Back to what it was called: its own address is its own.
  await deps.save(GUMNO, { ...gumno, title: 'Gumno' });
  await publishDraft(deps, publish);
  const renamed = deps.library.find('locality', 'gumno');
  expect([renamed?.address, renamed?.formerAddresses]).toEqual([undefined, ['guvno', 'vrsaj']]);
});

test('pages that the site leads to keep their address, whatever they are called', async () => {
  const deps = await desk([page('privatnost'), page('ostalo')]);
  for (const slug of ['privatnost', 'ostalo']) {
    await deps.save(`page~${slug}`, { ...contentOf(page(slug)), title: `Vaši podatci, ${slug}` });
    await publishDraft(deps, { id: `page~${slug}`, account: IVA });
  }
  const addresses = ['privatnost', 'ostalo'].map((slug) => deps.library.find('page', slug)?.address);
  expect(addresses).toEqual([undefined, 'vasi-podatci-ostalo']);
});

test('what changed meanwhile is merged in, or brought back to the draft to be looked at', async () => {
  const deps = await desk([locality('gumno')]);
  const move = { key: 'locality/gumno', by: 'Pero', at: '2026-11-16T09:00:00Z', approximate: false } as const;
  const frame = [10, 40, 20, 45] as const;
  await deps.save(GUMNO, { ...gumno, summary: 'Novi sažetak.' });
  await moveRecord({ store: deps.store, frame }, { ...move, to: [17.6, 43.3], basedOn: 1 });
  expect(await publishDraft(deps, publish)).toMatchObject({
    record: { summary: 'Novi sažetak.', place: { lat: 43.3, lon: 17.6 } },
  });
  await deps.save(GUMNO, { ...gumno, place: { name: 'Drugdje', lat: '43.1', lon: '17.1', approximate: false } });
  await moveRecord({ store: deps.store, frame }, { ...move, to: [17.7, 43.4], basedOn: 3 });
  expect(await publishDraft(deps, publish)).toMatchObject({ kind: 'merged', conflicts: [{ field: 'place' }] });
  expect((await findDraft(deps.store, GUMNO))?.draft).toMatchObject({
    basedOn: 4,
    content: { place: { name: 'Drugdje' } },
  });
  expect(await publishDraft(deps, publish)).toMatchObject({ record: { place: { name: 'Drugdje' } } });
});

test('what is written in the moment of publishing is published, not lost', async () => {
  const deps = await desk([locality('gumno')]);
  const first = { ...gumno, summary: 'Prvi.' };
  await deps.save(GUMNO, first);
  const version = (await findDraft(deps.store, GUMNO))?.draft.version ?? 0;
  overtakenBy(deps.store, () => deps.save(GUMNO, { ...gumno, summary: 'Drugi.' }, { version, base: first }));
  expect(await publishDraft(deps, publish)).toMatchObject({ record: { summary: 'Drugi.' } });
});

test('where both changed the same, what was scheduled waits to be looked at', async () => {
  const deps = await desk([locality('gumno')]);
  await deps.save(GUMNO, { ...gumno, title: 'Guvno' });
  await scheduleDraft(deps, { ...publish, at: '2026-11-18' });
  const record = locality('gumno', { title: 'Vršaj' });
  await saveRecord(deps.store, { record, basedOn: 1, by: 'Pero', at: record.updated });
  expect(await publishDraft(deps, publish)).toMatchObject({ kind: 'merged', conflicts: [{ field: 'title' }] });
  expect((await findDraft(deps.store, GUMNO))?.draft).toMatchObject({ state: 'working', publishOn: '' });
});

test('what is scheduled is published when the day has begun, and not before', async () => {
  const deps = await desk();
  await deps.save(NEW, article('Za sutra'));
  const request = { id: NEW, account: IVA };
  await expect(scheduleDraft(deps, { ...request, at: '2026-11-16' })).rejects.toMatchObject({ code: 'day-passed' });
  await expect(scheduleDraft(deps, { ...request, at: '2026-13-40' })).rejects.toMatchObject({ code: 'day-passed' });
  expect(await scheduleDraft(deps, { ...request, at: '2026-11-18' })).toEqual([]);
  deps.moveTo('2026-11-17T22:00:00Z');
  expect(await publishDue(deps)).toBe(0);
  deps.moveTo('2026-11-18T00:00:01Z');
  expect(await publishDue(deps)).toBe(1);
  expect(deps.library.posts()).toMatchObject([{ title: 'Za sutra', published: '2026-11-18' }]);
  expect(await publishDue(deps)).toBe(0);
});

test('a time is that of the site, and what is scheduled follows its day', async () => {
  const deps = await desk();
  const content = article('U osam', { published: '2026-11-17T08:00' });
  await deps.save(NEW, content);
  const request = { id: NEW, account: IVA };
  await expect(scheduleDraft(deps, { ...request, at: '2026-11-16T09:00' })).rejects.toMatchObject({
    code: 'day-passed',
  });
  expect(await scheduleDraft(deps, { ...request, at: content.published })).toEqual([]);
  const { version = 0 } = (await findDraft(deps.store, NEW))?.draft ?? {};
  await deps.save(NEW, { ...content, published: '2026-11-17T18:30' }, { version, base: content });
  deps.moveTo('2026-11-17T17:29:59Z');
  expect(await publishDue(deps)).toBe(0);
  deps.moveTo('2026-11-17T17:30:00Z');
  expect(await publishDue(deps)).toBe(1);
  expect(deps.library.posts()).toMatchObject([{ title: 'U osam', published: '2026-11-17' }]);
});

test('what was scheduled and is published by hand before its day is of the day on which it is published', async () => {
  const deps = await desk();
  const content = article('Ipak danas', { published: '2026-12-24' });
  await deps.save(NEW, content);
  await scheduleDraft(deps, { id: NEW, account: IVA, at: content.published });
  const { version = 0 } = (await findDraft(deps.store, NEW))?.draft ?? {};
  await deps.save(NEW, { ...content, published: '' }, { version, base: content });
  expect(await publishDraft(deps, { id: NEW, account: IVA })).toMatchObject({
    kind: 'published',
    record: { published: deps.today() },
  });
});

test('what can no longer be published on its day goes back and says so; what is unscheduled stays', async () => {
  const deps = await desk([locality('gumno')]);
  for (const id of [NEW, 'b'.repeat(32)]) {
    await deps.save(id, article('Za sutra'));
    await scheduleDraft(deps, { id, account: IVA, at: '2026-11-17' });
  }
  await unscheduleDraft(deps, { id: 'b'.repeat(32), account: IVA });
  const { draft } = (await findDraft(deps.store, NEW)) ?? {};
  await deps.save(NEW, article(''), { version: draft?.version ?? 0, base: article('Za sutra') });
  deps.moveTo('2026-11-17T01:00:00Z');
  expect(await publishDue(deps)).toBe(0);
  expect((await findDraft(deps.store, NEW))?.draft).toMatchObject({
    state: 'working',
    publishOn: '',
    reason: 'not-published-on-its-day',
  });
});

test('one that the store does not take holds up no other, and is tried again', async () => {
  const deps = await desk();
  for (const letter of ['a', 'b']) {
    const id = letter.repeat(32);
    await deps.save(id, article(`Za sutra ${letter}`));
    await scheduleDraft(deps, { id, account: IVA, at: '2026-11-17' });
  }
  deps.moveTo('2026-11-17T00:00:01Z');
  overtakenBy(deps.store, () => Promise.reject(new Error('out of order')));
  await expect(publishDue(deps)).rejects.toThrow('out of order');
  expect(deps.library.posts()).toHaveLength(1);
  expect(await publishDue(deps)).toBe(1);
});

test('unpublished it leaves every list and stays for editors; published again it is where it was', async () => {
  const deps = await desk([locality('gumno')]);
  const key = 'locality/gumno';
  await unpublish(deps, { key, account: IVA, role: 'editor' });
  expect([deps.library.get(key), deps.library.at('locality', 'gumno'), deps.library.drafts().map(keyOf)]).toEqual([
    undefined,
    undefined,
    [key],
  ]);
  await deps.save(GUMNO, gumno);
  await publishDraft(deps, publish);
  expect(deps.library.get(key)?.status).toBe('published');
});

test('unpublished twice, it has one revision more', async () => {
  const deps = await desk([locality('gumno')]);
  for (const _ of [1, 2]) await unpublish(deps, { key: 'locality/gumno', account: IVA, role: 'editor' });
  expect(deps.library.revisionOf('locality/gumno')).toBe(2);
});

test('writers do not publish, stewards publish their one memorial, members nothing', async () => {
  const deps = await desk([locality('gumno'), memorial('stana')]);
  await deps.save(GUMNO, gumno, { account: PERO });
  await expect(publishDraft(deps, { id: GUMNO, account: PERO })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(publishDraft(deps, { id: GUMNO, account: ANA })).rejects.toMatchObject({ code: 'not-found' });
  const stana = { ...contentOf(memorial('stana')), summary: 'Majka sedmero djece.' };
  await deps.save('memorial~stana', stana, { account: MATE });
  expect(await publishDraft(deps, { id: 'memorial~stana', account: MATE })).toMatchObject({ kind: 'published' });
});

test('a steward learns nothing of what is not published, neither publishing nor scheduling', async () => {
  const deps = await desk([memorial('stana'), locality('skriveno', { status: 'draft' })]);
  const id = 'memorial~stana';
  await deps.save(id, { ...contentOf(memorial('stana')), links: ['locality/skriveno'] }, { account: MATE });
  const fault = { field: 'links', code: 'no-such-record' };
  expect(await publishDraft(deps, { id, account: MATE })).toMatchObject({ kind: 'faults', faults: [fault] });
  expect(await scheduleDraft(deps, { id, account: MATE, at: '2026-11-18' })).toMatchObject([fault]);
});

test('what a save and a publication read does not depend on how much there is', async () => {
  const costs = [];
  for (const count of [10, 200]) {
    const records = Array.from({ length: count }, (_, index) => locality(`kuca-${index}`, { number: index + 1 }));
    const store = countingStore(new MemoryStore());
    const deps = await desk(records, store);
    store.reads = 0;
    store.lists = 0;
    await deps.save('locality~kuca-3', { ...contentOf(locality('kuca-3')), title: 'Kamena kuća' });
    const saving = store.reads;
    await publishDraft(deps, { id: 'locality~kuca-3', account: IVA });
    const publishing = store.reads - saving;
    await deps.publishNew(article('Sasvim novo'));
    costs.push({ saving, publishing, creating: store.reads - publishing - saving, lists: store.lists });
  }
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[0]).toMatchObject({ lists: 0, saving: 2 });
  expect(Math.max(costs[0]?.publishing ?? 99, costs[0]?.creating ?? 99)).toBeLessThan(12);
});

test('nothing of a draft is anywhere but in its collection', async () => {
  const deps = await desk([locality('gumno')]);
  await deps.save(GUMNO, { ...gumno, title: 'Kanarinac' });
  expect(JSON.stringify(await deps.store.get(RECORDS, recordId('locality/gumno')))).not.toContain('Kanarinac');
  expect([...deps.library.all()].map(({ title }) => title)).toEqual(['gumno']);
});

test('nothing is published or scheduled that was written after somebody looked at it', async () => {
  const deps = await desk([locality('gumno')]);
  await deps.save(GUMNO, { ...gumno, title: 'Guvno' });
  const seen = (await findDraft(deps.store, GUMNO))?.draft.version ?? 0;
  await expect(publishDraft(deps, { ...publish, seen: seen - 1 })).rejects.toMatchObject({ code: 'changed-meanwhile' });
  await expect(scheduleDraft(deps, { ...publish, seen: seen - 1, at: '2026-11-18' })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  });
  expect(await publishDraft(deps, { ...publish, seen })).toMatchObject({ kind: 'published' });
});
