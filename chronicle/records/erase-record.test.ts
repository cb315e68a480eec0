import { expect, test } from 'vitest';
import { contentOf } from '../../domain/draft-content.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import { deleteRecord, discardDraft, undelete } from '../editing/bin.ts';
import { BIN } from '../editing/binned.ts';
import { ANA, desk, IVA, locality, MATE } from '../editing/desk.fixture.ts';
import { DRAFTS, findDraft, ownDraftId } from '../editing/draft.ts';
import { MEDIA } from '../media/media.ts';
import { anonymizeWrites, forgettingWrites } from './erase-record.ts';
import { RECORDS, REVISIONS } from './record-documents.ts';

const KEY = 'memory/bura';
const SHARED = 'memory~bura';
const byIva = { key: KEY, account: IVA, role: 'editor' } as const;
const { number: _, type: _type, ...common } = locality('bura') as Extract<ChronicleRecord, { kind: 'locality' }>;
const bura: ChronicleRecord = {
  ...common,
  kind: 'memory',
  teller: 'Kata Ćavar',
  author: 'Kata Ćavar',
  scribe: 'Luka Pisar',
  people: [],
  photographs: [],
  cover: { file: 'bura.jpg', alt: 'Bura' },
};

/** A memory with a draft that editors share and one of Ana's; one of each was thrown away before, and one of Mate's. */
async function everywhere() {
  const deps = await desk([bura, locality('gumno')]);
  const own = ownDraftId(deps, KEY, ANA);
  const content = contentOf(bura);
  const binned = [SHARED, ownDraftId(deps, KEY, MATE)];
  for (const id of binned) {
    const account = id === SHARED ? IVA : MATE;
    await deps.save(id, { ...content, title: 'Bačeno' }, { account });
    await discardDraft(deps, { id, account });
  }
  await deps.save(SHARED, { ...content, title: 'Jaka bura' });
  await deps.save(own, { ...content, title: 'Anina bura' }, { account: ANA });
  await deps.save('locality~gumno', contentOf(locality('gumno')));
  const picture = { name: 'bura.jpg', hash: 'f'.repeat(64), type: 'image/jpeg', width: 3, height: 2 };
  await deps.store.commit([{ verb: 'set', collection: MEDIA, id: 'bura.jpg', fields: picture }]);
  const everything = async () =>
    JSON.stringify(
      await Promise.all([RECORDS, REVISIONS, DRAFTS, BIN, MEDIA].map((collection) => deps.store.list(collection))),
    );
  return { deps, own, everything };
}

test.each(['it is read', 'it is in the bin'])(
  'what is forgotten is nowhere: not in drafts, not in the bin (%s)',
  async (where) => {
    const { deps, everything } = await everywhere();
    if (where === 'it is in the bin') await deleteRecord(deps, byIva);
    expect(await everything()).toMatch(/bura/);
    await deps.store.commit(await forgettingWrites(deps, KEY));
    expect(await everything()).not.toMatch(/bura|Kata|Bačeno/i);
    expect(await deps.store.list(BIN)).toEqual([]);
    expect(deps.library.get('locality/gumno')).toBeDefined();
    expect(await findDraft(deps.store, 'locality~gumno')).toBeDefined();
  },
);

test.each(['it is read', 'it is in the bin'])('a name goes from drafts and from the bin too (%s)', async (where) => {
  const { deps, own, everything } = await everywhere();
  const id = where === 'it is in the bin' ? await deleteRecord(deps, byIva) : '';
  const before = await findDraft(deps.store, SHARED);
  await deps.store.commit(await anonymizeWrites(deps.store, KEY, { nameless: 'Bez imena', wasWrittenDown: false }));
  expect(await everything()).not.toContain('Kata');
  expect((await findDraft(deps.store, own))?.draft.content).toMatchObject({
    title: 'Anina bura',
    teller: 'Bez imena',
    author: 'Bez imena',
  });
  if (id) await undelete(deps, { id, account: IVA, role: 'editor' });
  expect(deps.library.get(KEY)).toMatchObject({ teller: 'Bez imena', author: 'Bez imena', scribe: 'Luka Pisar' });
  if (!before) throw new Error('no draft');
  // Whoever has it on the screen does not bring the name back.
  const { version, content } = before.draft;
  await deps.save(SHARED, { ...content, title: 'Orkanska bura' }, { version, base: content });
  expect((await findDraft(deps.store, SHARED))?.draft.content).toMatchObject({
    title: 'Orkanska bura',
    teller: 'Bez imena',
  });
});

test('of what was written down for somebody, only the name of whoever wrote it goes', async () => {
  const { deps, everything } = await everywhere();
  await deleteRecord(deps, byIva);
  await deps.store.commit(await anonymizeWrites(deps.store, KEY, { nameless: 'Bez imena', wasWrittenDown: true }));
  expect(await everything()).not.toMatch(/Luka Pisar|Bez imena/);
  expect((await findDraft(deps.store, SHARED))?.draft.content).toMatchObject({ teller: 'Kata Ćavar', scribe: '' });
});
