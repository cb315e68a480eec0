import { expect, test } from 'vitest';
import type { TreeEdit } from '../../genealogy/index.ts';
import { hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { sweepUnused } from '../media/unused-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { editTree, mergeDuplicates, undoEdit } from './edit-tree.ts';
import { TREES, trees } from './tree.ts';
import { runHere } from './tree-jobs.fixture.ts';
import { hashOfVersion, treeVersions, versionNumbered, versionsBefore, versionsOf } from './tree-version.ts';
import { fileOfVersion } from './tree-version-file.ts';

const ANA = { name: 'Ana' };
const TREE = 'brdo';
const RECORDS = [
  '0 @I1@ INDI | 1 NAME Ante /Ćavar/ | 1 SEX M | 1 BIRT | 2 DATE 1881',
  '0 @I2@ INDI | 1 NAME Mara /Bošnjak/ | 1 SEX F',
];

function gedcom(...records: string[]): Uint8Array {
  const head = '0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR UTF-8';
  return new TextEncoder().encode([head, ...records, '0 TRLR', ''].join(' | ').replaceAll(' | ', '\n'));
}

/** Remembers whatever was ever stored. */
class WatchedFiles extends MemoryFiles {
  readonly stored = new Set<string>();

  override async put(bytes: Uint8Array): Promise<string> {
    const hash = await super.put(bytes);
    this.stored.add(hash);
    return hash;
  }
}

async function site(bytes = gedcom(...RECORDS)) {
  const [store, files] = [new MemoryStore(), new WatchedFiles()];
  const clock = { now: () => new Date('2026-11-17T07:00:00.000Z'), today: () => '2026-11-17' };
  const deps = { store, files, run: runHere(files), ...clock };
  const stand = async (file: Uint8Array, more: object = {}) => {
    const fields = { name: TREE, hash: await files.put(file), individuals: 2, families: 0, ...more };
    await store.commit([{ verb: 'set', collection: TREES, id: TREE, fields }]);
  };
  await stand(bytes);
  const current = async () => (await files.get((await trees.get(store, TREE))?.hash ?? '')) as Uint8Array;
  const edit = (asked: TreeEdit) => editTree(deps, ANA, { tree: TREE, edit: asked });
  const undo = (number: number) => undoEdit(deps, ANA, { tree: TREE, number });
  return { store, files, deps, stand, current, edit, undo };
}

const work = (value: string): TreeEdit => ({ kind: 'event', owner: { person: 'I2' }, tag: 'OCCU', value });
const noteOf = (text: string): TreeEdit => ({ kind: 'note', owner: { person: 'I1' }, text });

test('an edit that says what the file says already makes no version, and what comes along is done', async () => {
  const { store, deps, edit } = await site();
  const same: TreeEdit = { kind: 'sex', person: 'I1', sex: 'M' };
  expect(await edit(same)).toEqual({ version: 0 });
  const along = [{ verb: 'create' as const, collection: 'along', id: 'a', fields: { done: true } }];
  expect(await editTree(deps, ANA, { tree: TREE, edit: same, along })).toEqual({ version: 0 });
  expect(await store.get('along', 'a')).toMatchObject({ fields: { done: true } });
  expect(await versionsOf(store, TREE)).toEqual([]);
});

test('what is told of a tree stays with its edits, and each says whose and which it was', async () => {
  const { store, stand, edit, undo } = await site();
  await stand(gedcom(...RECORDS), { years: { first: 1881, last: 1881 }, sample: true });
  await edit({ kind: 'sex', person: 'I2', sex: 'U', was: 'F' });
  await undo(2);
  const described = { years: { first: 1881, last: 1881 }, sample: true, individuals: 2, families: 0 };
  expect(await trees.get(store, TREE)).toMatchObject(described);
  const [undone, edited, found] = await versionsOf(store, TREE);
  expect(edited).toMatchObject({
    ...described,
    origin: 'edited',
    edit: { kind: 'sex', person: 'I2', fields: ['sex'] },
  });
  expect(undone).toMatchObject({ ...described, origin: 'undone', undid: 2, edit: edited?.edit });
  expect(found).toMatchObject({ origin: 'found', number: 1, by: '' });
});

test('a file that came from outside between two edits is a version of its own, and none is lost', async () => {
  const { store, deps, stand, current, edit, undo } = await site();
  await edit(work('tkalja'));
  await stand(gedcom(...RECORDS, '0 @I3@ INDI | 1 NAME Luca'));
  const other = await current();
  await edit(work('babica'));
  expect((await versionsOf(store, TREE)).map(({ origin }) => origin)).toEqual(['edited', 'found', 'edited', 'found']);
  expect((await versionsBefore(store, TREE, 3)).map(({ number }) => number)).toEqual([2, 1]);
  const third = await versionNumbered(store, TREE, 3);
  expect(third && Buffer.compare((await fileOfVersion(deps, third)) as Uint8Array, other)).toBe(0);
  expect((await versionNumbered(store, TREE, 4))?.sinceWhole).toBe(1);
  // What is before the foreign file cannot be told from it.
  for (const number of [1, 2, 3]) await expect(undo(number)).rejects.toMatchObject({ code: 'tangled' });
  await expect(undo(9)).rejects.toMatchObject({ code: 'not-found' });
});

test('what was added one behind the other is taken back one before the other, or in any order', async () => {
  for (const order of [
    [4, 3, 2],
    [2, 3, 4],
    [3, 2, 4],
  ]) {
    const { current, edit, undo } = await site();
    const before = await current();
    for (const text of ['Prva.', 'Druga.', 'Treća.']) await edit(noteOf(text));
    for (const version of order) await undo(version);
    expect(Buffer.compare(await current(), before), String(order)).toBe(0);
  }
});

test('edits of the same lines are undone one after the other, the last first, to the first byte', async () => {
  const { current, edit, undo } = await site();
  const files = [await current()];
  const sex = (letter: 'M' | 'F' | 'U'): TreeEdit => ({ kind: 'sex', person: 'I1', sex: letter });
  const edits = [sex('F'), work('tkalja'), sex('U'), noteOf('Prva.'), sex('M'), work('predilja'), sex('F')];
  for (const one of edits) {
    await edit(one);
    files.push(await current());
  }
  for (let number = edits.length + 1; number > 1; number -= 1) {
    await undo(number);
    expect(Buffer.compare(await current(), files[number - 2] as Uint8Array), String(number)).toBe(0);
  }
  // The same again: what was undone stands in nobody's way.
  const { version } = await edit(sex('U'));
  await edit(work('pletilja'));
  await undo(version);
  await undo(version + 1);
  expect(Buffer.compare(await current(), files[0] as Uint8Array)).toBe(0);
});

test('a file that is converted is kept whole where it is large; undone while nothing came after it', async () => {
  const people = Array.from({ length: 6000 }, (_, at) => `0 @I${at + 1}@ INDI | 1 NAME Osoba broj ${at} \u{e9}`).join(
    ' | ',
  );
  const ansi = Uint8Array.from(
    [...new TextDecoder().decode(gedcom(people)).replace('UTF-8', 'ANSI')].map((letter) => letter.charCodeAt(0)),
  );
  const { store, current, edit, undo } = await site(ansi);
  const { version } = await edit({ kind: 'convert' });
  expect(await versionNumbered(store, TREE, version)).toMatchObject({ sinceWhole: 0, change: { splices: '' } });
  expect((await versionNumbered(store, TREE, version))?.hash).toBe(await hashOf(await current()));
  await undo(version);
  expect(Buffer.compare(await current(), ansi)).toBe(0);
  await undo(version + 1);
  await edit(work('tkalja'));
  await expect(undo(version + 2)).rejects.toMatchObject({ code: 'tangled' });
});

test('a version whose file cannot be made anew, or is not what it was, is not had', async () => {
  const { store, files, deps, edit } = await site();
  for (const value of 'abcdefghijklmn') await edit(work(value));
  await sweepUnused({ ...deps, now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
  const third = await versionNumbered(store, TREE, 3);
  if (!third?.change) throw new Error('no version');
  expect(await fileOfVersion(deps, third)).toBeDefined();
  const forged = { ...third, change: { ...third.change, gives: 'f'.repeat(64) } };
  expect(await fileOfVersion(deps, forged)).toBeUndefined();
  const first = await versionNumbered(store, TREE, 1);
  await files.remove(first?.hash ?? '');
  expect(await fileOfVersion(deps, third)).toBeUndefined();
});

test('of editors at once none leaves a file behind that nothing refers to', async () => {
  const { store, files, deps, edit } = await site();
  await Promise.all(['a', 'b', 'c'].map((value) => edit(work(value))));
  const versions = await treeVersions.list(store, { where: { tree: TREE }, limit: 20 });
  expect(versions).toHaveLength(4);
  const known = new Set(versions.map(hashOfVersion));
  const lost = [...files.stored].filter((hash) => !known.has(hash));
  expect(lost.length).toBeGreaterThan(0);
  await sweepUnused({ ...deps, now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
  expect(await Promise.all(lost.map((hash) => files.has(hash)))).toEqual(lost.map(() => false));
});

test('the number of who was merged into another is not given again', async () => {
  const { deps, edit } = await site(gedcom(...RECORDS, '0 @I3@ INDI | 1 NAME Mara /Bošnjak/ | 1 SEX F'));
  await mergeDuplicates(deps, ANA, { tree: TREE, keep: 'I2', drop: 'I3' });
  const jure: TreeEdit = { kind: 'add', relation: 'child', of: 'I1', person: { given: 'Jure', sex: 'M' } };
  expect((await edit(jure)).added).toBe('I4');
});

test('the number of who was added and taken back is not given again', async () => {
  const { edit, undo } = await site();
  const jure: TreeEdit = { kind: 'add', relation: 'child', of: 'I1', person: { given: 'Jure', sex: 'M' } };
  const { version, added } = await edit(jure);
  await undo(version);
  expect([added, (await edit(jure)).added]).toEqual(['I3', 'I5']);
});

test('a name without an end is told as far as anybody reads it', async () => {
  const { store, edit } = await site(gedcom(`0 @I1@ INDI | 1 NAME ${'Ante '.repeat(100)}`));
  await edit(noteOf('Dugo se zvao.'));
  expect((await versionsOf(store, TREE))[0]?.edit?.name).toHaveLength(300);
});
