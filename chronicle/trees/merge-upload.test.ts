import { expect, test } from 'vitest';
import type { TreeEdit } from '../../genealogy/index.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { sweepUnused } from '../media/unused-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { editTree, undoEdit } from './edit-tree.ts';
import { confirmMerge, decideOnMerge, mergeOf, openPairs, planUpload } from './merge-upload.ts';
import { trees } from './tree.ts';
import { runHere } from './tree-jobs.fixture.ts';
import type { MergeDecisions } from './tree-merge-plan.ts';
import { hashOfVersion, versionsOf } from './tree-version.ts';
import {
  confirmTree,
  discardUpload,
  ownUpload,
  receiveTree,
  restoreVersion,
  type TreeVersionDeps,
} from './tree-versions.ts';

const IVA = { id: 'iva', name: 'Iva' };
const TODAY = '2026-11-17';

function gedcom(...records: string[]): Uint8Array {
  const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8', ...records.join(' | ').split(' | '), '0 TRLR', ''];
  return new TextEncoder().encode(lines.join('\n'));
}

const OURS = gedcom(
  '0 @I1@ INDI | 1 NAME Ivan /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 4 MAR 1850 | 1 FAMS @F1@',
  '0 @I2@ INDI | 1 NAME Kata /Zovko/ | 1 SEX F | 1 BIRT | 2 DATE 1855 | 1 FAMS @F1@',
  '0 @I3@ INDI | 1 NAME Jure /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 1880 | 1 FAMC @F1@',
  '0 @I4@ INDI | 1 NAME Mate /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 1901',
  '0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 CHIL @I3@',
);
const THEIRS = gedcom(
  '0 @P1@ INDI | 1 NAME Ivan /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 4 MAR 1850 | 1 DEAT | 2 DATE 1921 | 1 FAMS @F9@',
  '0 @P2@ INDI | 1 NAME Kata /Zovko/ | 1 SEX F | 1 BIRT | 2 DATE 1855 | 1 FAMS @F9@',
  '0 @P3@ INDI | 1 NAME Jure /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 1882 | 1 FAMC @F9@',
  '0 @P5@ INDI | 1 NAME Luca /Zovko/ | 1 SEX F | 1 BIRT | 2 DATE 1884 | 1 FAMC @F9@',
  '0 @P4@ INDI | 1 NAME Mato /Zovko/ | 1 SEX M',
  '0 @F9@ FAM | 1 HUSB @P1@ | 1 WIFE @P2@ | 1 CHIL @P3@ | 1 CHIL @P5@',
);

async function site() {
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  const read = async (hash: string) => (await files.get(hash)) ?? new Uint8Array();
  const clock = { now: () => new Date('2026-11-17T08:00:00.000Z'), today: () => TODAY };
  const deps: TreeVersionDeps = { store, files, run: runHere(files), ...clock };
  const send = async (bytes: Uint8Array) => {
    const id = await receiveTree(deps, IVA, { tree: 'brdo', bytes, referred: [] });
    const upload = await ownUpload(store, IVA.id, id);
    if (!upload) throw new Error('no upload');
    return { id, upload };
  };
  const first = await send(OURS);
  await confirmTree(deps, IVA, first.id, first.upload);
  const text = async () => new TextDecoder().decode(await read((await trees.get(store, 'brdo'))?.hash ?? ''));
  return { deps, send, text };
}

const say = (change: Partial<MergeDecisions>) => (merge: { decisions: MergeDecisions }) => ({
  ...merge.decisions,
  ...change,
});

test('a cousin’s file is told of in words, decided on, merged, and taken back', async () => {
  const { deps, send, text } = await site();
  const { id, upload } = await send(THEIRS);
  const { plan } = await planUpload(deps, id, upload);
  expect(plan.counts).toMatchObject({ pairs: 3, doubtful: 1, added: 1, held: 0, refused: 0 });
  expect(plan.onlyTheirs.map(({ name }) => name)).toEqual(['Luca Zovko']);
  const [ivan] = plan.differing.filter(({ id: person }) => person === 'I1');
  expect(ivan?.fields).toMatchObject([{ field: 'DEAT', mine: [], theirs: ['1921'], becomes: ['1921'], changes: true }]);
  const [mate] = plan.doubtful;
  expect(mate).toMatchObject({ a: 'I4', b: 'P4', mine: { name: 'Mate Zovko' }, theirs: { name: 'Mato Zovko' } });

  const decided = await decideOnMerge(deps.store, id, say({ pairs: [{ a: 'I4', b: 'P4', is: 'same' }] }));
  expect(openPairs(decided)).toEqual([]);
  // What was decided and not read in the report is not done.
  await expect(confirmMerge(deps, IVA, id, upload, (merge) => merge.decisions)).rejects.toMatchObject({
    code: 'conflict',
  });
  await decideOnMerge(deps.store, id, say({ fields: [{ person: 'I3', field: 'BIRT', choice: 'theirs' }] }));
  const again = await planUpload(deps, id, upload);
  expect(again.plan.counts).toMatchObject({ pairs: 4, doubtful: 0, added: 1 });
  expect(await confirmMerge(deps, IVA, id, upload, (merge) => merge.decisions)).toBe(true);

  const merged = await text();
  expect(merged).toContain('Luca /Zovko/');
  expect(merged.match(/Mat[eo] \/Zovko\//g)).toEqual(['Mate /Zovko/', 'Mato /Zovko/']);
  expect(merged).not.toContain('2 DATE 1880');
  const [latest] = await versionsOf(deps.store, 'brdo', 1);
  expect(latest).toMatchObject({ number: 2, origin: 'merged', by: 'Iva', individuals: 5 });
  expect([await ownUpload(deps.store, IVA.id, id), await mergeOf(deps.store, id)]).toEqual([undefined, undefined]);
  await sweepUnused({ ...deps, now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
  expect(await deps.files.has(upload.hash)).toBe(false);
  await restoreVersion(deps, IVA, { tree: 'brdo', number: 1 });
  expect(await text()).toBe(new TextDecoder().decode(OURS));
});

test('a merge is undone by itself while nobody has changed the same people, and who has is named', async () => {
  const { deps, send, text } = await site();
  const { id, upload } = await send(THEIRS);
  await planUpload(deps, id, upload);
  await confirmMerge(deps, IVA, id, upload, (merge) => merge.decisions);
  const note = (person: string): TreeEdit => ({ kind: 'note', owner: { person }, text: 'Kovač.' });
  await editTree(deps, IVA, { tree: 'brdo', edit: note('I4') });
  await undoEdit(deps, IVA, { tree: 'brdo', number: 2 });
  expect(await text()).not.toMatch(/Luca|1921/);
  expect(await text()).toContain('Kovač.');
  await undoEdit(deps, IVA, { tree: 'brdo', number: 3 });
  expect(await text()).toBe(new TextDecoder().decode(OURS));

  await undoEdit(deps, IVA, { tree: 'brdo', number: 4 });
  expect(await text()).toContain('Luca');
  await editTree(deps, IVA, { tree: 'brdo', edit: note('I1') });
  await expect(undoEdit(deps, IVA, { tree: 'brdo', number: 2 })).rejects.toMatchObject({ code: 'tangled', version: 7 });
});

test('who may be somebody of ours is not added before a word; who is not, is', async () => {
  const { deps, send } = await site();
  const { id, upload } = await send(THEIRS);
  const plan = async (decisions: Partial<MergeDecisions>) => {
    await planUpload(deps, id, upload);
    await decideOnMerge(deps.store, id, say(decisions));
    return (await planUpload(deps, id, upload)).plan;
  };
  const skipped = await plan({ pairs: [{ a: 'I4', b: 'P4', is: 'skipped' }] });
  expect(skipped.counts).toMatchObject({ doubtful: 0, added: 1, onlyTheirs: 1 });
  const different = await plan({ pairs: [{ a: 'I4', b: 'P4', is: 'different' }] });
  expect(different.onlyTheirs.map(({ id: one }) => one)).toEqual(['P5', 'P4']);
  expect((await plan({ add: ['P4'] })).counts.added).toBe(1);
  expect((await plan({ add: 'nobody' })).counts).toMatchObject({ added: 0, onlyTheirs: 2 });
  // Also of those whom the engine is sure of.
  const apart = await plan({ pairs: [{ a: 'I3', b: 'P3', is: 'different' }], add: 'everybody' });
  expect(apart.onlyTheirs.map(({ id: one }) => one)).toContain('P3');
});

test('a tree that changed meanwhile is planned again, and what was decided stays; a file thrown away takes it along', async () => {
  const { deps, send } = await site();
  const { id, upload } = await send(THEIRS);
  await planUpload(deps, id, upload);
  await decideOnMerge(deps.store, id, say({ add: 'nobody' }));
  await planUpload(deps, id, upload);
  const other = await send(gedcom('0 @I1@ INDI | 1 NAME Ivan /Zovko/'));
  await confirmTree(deps, IVA, other.id, other.upload);
  await expect(confirmMerge(deps, IVA, id, upload, (merge) => merge.decisions)).rejects.toMatchObject({
    code: 'conflict',
  });
  const again = await planUpload(deps, id, upload);
  expect(again.decisions.add).toBe('nobody');
  expect(again.basedOn).toBe(hashOfVersion((await versionsOf(deps.store, 'brdo', 1))[0] as never));
  await discardUpload(deps, id, upload);
  expect(await mergeOf(deps.store, id)).toBeUndefined();
});

test('nothing is kept of a merge whose file is thrown away while it is looked at', async () => {
  const { deps, send } = await site();
  const { id, upload } = await send(THEIRS);
  const discarding = async (...asked: Parameters<typeof deps.run>) => {
    const planned = await deps.run(...asked);
    await discardUpload(deps, id, upload);
    return planned;
  };
  const slow = { ...deps, run: discarding as typeof deps.run };
  await expect(planUpload(slow, id, upload)).rejects.toMatchObject({ code: 'not-found' });
  expect(await mergeOf(deps.store, id)).toBeUndefined();
});

test('the living stay living until somebody says otherwise, and the same file again changes nothing', async () => {
  const { deps, send } = await site();
  const living = await send(gedcom('0 @I1@ INDI | 1 NAME Ana /Zovko/ | 1 SEX F | 1 BIRT | 2 DATE 3 MAY 1980'));
  await confirmTree(deps, IVA, living.id, living.upload);
  const { id, upload } = await send(
    gedcom('0 @P1@ INDI | 1 NAME Ana /Zovko/ | 1 SEX F | 1 BIRT | 2 DATE 3 MAY 1980 | 1 DEAT | 2 DATE 2020'),
  );
  await planUpload(deps, id, upload);
  await decideOnMerge(deps.store, id, say({ pairs: [{ a: 'I1', b: 'P1', is: 'same' }], fields: [], add: 'nobody' }));
  await planUpload(deps, id, upload);
  const held = await mergeOf(deps.store, id);
  expect(held?.plan).toMatchObject({ counts: { pairs: 1, held: 1, noLongerLiving: 0 }, held: [{ name: 'Ana Zovko' }] });
  expect(await confirmMerge(deps, IVA, id, upload, (merge) => merge.decisions)).toBe(false);
  await decideOnMerge(deps.store, id, say({ fields: [{ person: 'I1', field: 'DEAT', choice: 'theirs' }] }));
  const told = await planUpload(deps, id, upload);
  expect(told.plan).toMatchObject({ counts: { held: 0, noLongerLiving: 1 }, noLongerLiving: [{ id: 'I1' }] });
});

test('what is listed fits a document, however much both files tell', async () => {
  const { deps, send } = await site();
  const note = `1 NOTE ${'kamen '.repeat(400)}`;
  const many = (mark: string) =>
    gedcom(
      ...Array.from(
        { length: 120 },
        (_, index) =>
          `0 @I${index}@ INDI | 1 NAME Ime${index} /Zovko/ | 1 _UID ${String(index).padStart(32, 'A')} | 1 BIRT | 2 DATE 18${10 + (index % 80)} | ${note}${mark}`,
      ),
    );
  const first = await send(many('a'));
  await confirmTree(deps, IVA, first.id, first.upload);
  const { id, upload } = await send(many('b'));
  const merge = await planUpload(deps, id, upload);
  expect(merge.plan.counts.differing).toBe(120);
  // Page by page everybody who differs is listed once, and what was chosen of one page stays with another.
  const listed: string[] = [];
  for (let page = 1; page <= merge.plan.pages; page += 1) {
    const { plan } = await planUpload(deps, id, upload, page);
    expect([plan.page, plan.pages]).toEqual([page, merge.plan.pages]);
    listed.push(...plan.differing.map(({ id: person }) => person));
    const fields = plan.differing.map((person) => ({ person: person.id, field: 'note', choice: 'mine' as const }));
    await decideOnMerge(deps.store, id, ({ decisions }) => ({
      ...decisions,
      fields: [...decisions.fields, ...fields],
    }));
  }
  expect(new Set(listed).size).toBe(120);
  expect(listed).toHaveLength(120);
  const chosen = await planUpload(deps, id, upload, 999);
  expect(chosen.plan).toMatchObject({ page: merge.plan.pages, changesNothing: true, counts: { changed: 0 } });
  expect(chosen.decisions.fields).toHaveLength(120);
  expect(Buffer.byteLength(JSON.stringify(chosen))).toBeLessThan(1_000_000);
  const tooMany = Array.from({ length: 1001 }, (_, index) => ({ a: `I${index}`, b: 'P', is: 'same' as const }));
  await expect(decideOnMerge(deps.store, id, say({ pairs: tooMany }))).rejects.toMatchObject({
    code: 'batch-too-large',
  });
});
