import { expect, test } from 'vitest';
import { factsOf, type GedcomEditError, type TreeEdit } from '../../genealogy/index.ts';
import { hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { sweepUnused } from '../media/unused-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { editTree, undoEdit } from './edit-tree.ts';
import { TREES, trees } from './tree.ts';
import { runHere } from './tree-jobs.fixture.ts';
import { hashOfVersion, versionsBefore, versionsOf } from './tree-version.ts';
import { fileOfVersion, WHOLE_EVERY } from './tree-version-file.ts';

const ANA = { name: 'Ana' };
const TREE = 'brdo';
const LINES = [
  ...['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8'],
  ...['0 @I1@ INDI', '1 NAME Ante /Ćavar/', '1 SEX M', '1 BIRT', '2 DATE 1881', '1 FAMS @F1@'],
  ...['0 @I2@ INDI', '1 NAME Mara /Bošnjak/', '1 SEX F', '1 FAMS @F1@'],
  ...['0 @I3@ INDI', '1 NAME Luca /Ćavar/', '1 SEX F', '1 FAMC @F1@'],
  ...['0 @F1@ FAM', '1 HUSB @I1@', '1 WIFE @I2@', '1 CHIL @I3@', '0 TRLR', ''],
];

async function site() {
  const files = new MemoryFiles();
  const now = () => new Date('2026-11-17T07:00:00.000Z');
  const deps = { store: new MemoryStore(), files, run: runHere(files), now };
  const bytes = new TextEncoder().encode(LINES.join('\n'));
  const fields = { name: TREE, hash: await deps.files.put(bytes), individuals: 3, families: 1 };
  await deps.store.commit([{ verb: 'create', collection: TREES, id: TREE, fields }]);
  const current = async (): Promise<Uint8Array> =>
    (await deps.files.get((await trees.get(deps.store, TREE))?.hash ?? '')) as Uint8Array;
  const edit = (asked: TreeEdit) => editTree(deps, ANA, { tree: TREE, edit: asked });
  return { deps, bytes, current, edit, text: async () => new TextDecoder().decode(await current()) };
}

const work = (value: string): TreeEdit => ({ kind: 'event', owner: { person: 'I2' }, tag: 'OCCU', value });

test('edits keep what they changed and not the file, and every version can be had again to the last byte', async () => {
  const { deps, bytes, current, edit } = await site();
  const seen: Uint8Array[] = [bytes];
  for (let number = 0; number < WHOLE_EVERY + 20; number += 1) {
    await edit(work(`zanat ${number}`));
    seen.push(await current());
  }
  const latest = await versionsOf(deps.store, TREE);
  const versions = [...latest, ...(await versionsBefore(deps.store, TREE, latest.at(-1)?.number ?? 0))].reverse();
  expect(versions.map(({ number }) => number)).toEqual(seen.map((_, index) => index + 1));
  await sweepUnused({ ...deps, now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
  const stored = await Promise.all(seen.map(async (file) => deps.files.has(await hashOf(file))));
  // The first, the whole one after so many edits, and the newest.
  expect(stored.flatMap((isThere, index) => (isThere ? [index] : []))).toEqual([0, WHOLE_EVERY, seen.length - 1]);
  for (const [index, version] of versions.entries()) {
    const made = await fileOfVersion(deps, version);
    expect(Buffer.compare(made as Uint8Array, seen[index] as Uint8Array)).toBe(0);
    expect(hashOfVersion(version)).toBe(await hashOf(seen[index] as Uint8Array));
  }
});

test('an edit is undone among later ones, and the undoing is undone, byte for byte', async () => {
  const { deps, bytes, current, edit } = await site();
  const first = await edit(work('kovač'));
  const withWork = await current();
  expect(Buffer.compare(withWork, bytes)).not.toBe(0);
  const [birth] = factsOf(withWork, 'I1').events;
  const second = await edit({
    kind: 'event',
    owner: { person: 'I1' },
    ...(birth ? { target: birth.target } : {}),
    date: 'oko 1880.',
  });
  await undoEdit(deps, ANA, { tree: TREE, number: first.version });
  const undo = await undoEdit(deps, ANA, { tree: TREE, number: second.version });
  expect(Buffer.compare(await current(), bytes)).toBe(0);
  await undoEdit(deps, ANA, { tree: TREE, number: undo.version });
  expect(new TextDecoder().decode(await current())).toContain('2 DATE ABT 1880');
});

test('what others came to stand on is not undone from under them', async () => {
  const { deps, edit, text } = await site();
  const added = await edit({
    kind: 'add',
    relation: 'child',
    of: 'I3',
    person: { given: 'Iva', surname: 'Zovko', sex: 'F' },
  });
  await edit({ kind: 'add', relation: 'child', of: added.added ?? '', person: { given: 'Jure', sex: 'M' } });
  const before = await text();
  await expect(undoEdit(deps, ANA, { tree: TREE, number: added.version })).rejects.toMatchObject({ code: 'tangled' });
  expect(await text()).toBe(before);
});

test('two editors at once: both edits stay, and only the same fact is a conflict, told with what it says now', async () => {
  const { bytes, edit, text } = await site();
  const [birth] = factsOf(bytes, 'I1').events;
  const target = birth ? { target: birth.target } : {};
  await Promise.all([
    edit(work('tkalja')),
    edit({ kind: 'event', owner: { person: 'I1' }, ...target, date: '12. 3. 1881.' }),
    edit({ kind: 'note', owner: { person: 'I3' }, text: 'U Ameriku je otišla 1905.\n1 DEAT Y' }),
  ]);
  expect(await text()).toContain('1 OCCU tkalja\n');
  expect(await text()).toContain('2 DATE 12 MAR 1881\n');
  expect(await text()).toContain('1 NOTE U Ameriku je otišla 1905.\n2 CONT 1 DEAT Y\n');
  const late = edit({ kind: 'event', owner: { person: 'I1' }, ...target, date: '1882.' });
  await expect(late).rejects.toMatchObject({
    code: 'changed',
    choices: ['12 MAR 1881'],
  } satisfies Partial<GedcomEditError>);
});

test('ids of people who are gone are not given again', async () => {
  const { edit } = await site();
  const jure: TreeEdit = { kind: 'add', relation: 'child', of: 'I1', person: { given: 'Jure', sex: 'M' } };
  const { added = '' } = await edit(jure);
  await edit({ kind: 'delete', person: added });
  expect((await edit(jure)).added).not.toBe(added);
});
