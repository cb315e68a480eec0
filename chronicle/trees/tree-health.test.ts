import { expect, test } from 'vitest';
import { MemoryFiles } from '../files/memory-files.ts';
import { Library } from '../reading/library.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { describeTree } from './describe-tree.ts';
import { refreshYears } from './refresh-years.ts';
import { TREES, trees } from './tree.ts';
import { acceptedIn, acceptFindings, takeBack, takeBackAll } from './tree-health.ts';
import { inspectTree, type TreeInspection } from './tree-inspection.ts';
import { TreeInspections } from './tree-inspections.ts';
import { locatedPlaces } from './tree-places.ts';

const TODAY = '2026-11-17';
const AT = `${TODAY}T08:00:00.000Z`;
const tree = (birth: string) =>
  new TextEncoder().encode(
    [
      ...['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '0 @Ante_Cavar_1850@ INDI', '1 NAME Ante /Ćavar/', '1 BIRT'],
      ...[`2 DATE ${birth}`, '2 PLAC Gostuša', '1 DEAT', '2 DATE 1840', '2 PLAC Gostusa', '0 TRLR'],
    ].join('\n'),
  );
const deathIn = ({ findings }: TreeInspection) => findings.filter(({ kind }) => kind === 'death-before-birth');

test('an inspection names people as addresses do, and has a place once with its spellings', () => {
  const inspection = inspectTree(tree('1850'), TODAY);
  const [finding] = deathIn(inspection);
  expect(finding?.people).toEqual([{ id: expect.stringMatching(/^X\d+$/), name: 'Ante Ćavar' }]);
  expect(JSON.stringify(inspection)).not.toContain('Ante_Cavar');
  expect(inspection.places.map(({ spellings }) => spellings.map(({ written }) => written))).toEqual([
    ['Gostuša', 'Gostusa'],
  ]);
});

test('what an editor accepts stays so with who and when, until it is taken back or its facts change', async () => {
  const store = new MemoryStore();
  const findings = deathIn(inspectTree(tree('1850'), TODAY));
  await acceptFindings(store, 'cavar', findings, 'Iva', AT);
  await acceptFindings(store, 'cavar', findings, 'Ana', '2026-12-01T08:00:00.000Z');
  const accepted = await acceptedIn(store, 'cavar');
  expect(accepted).toEqual([
    {
      tree: 'cavar',
      key: findings[0]?.key,
      kind: 'death-before-birth',
      sentence: findings[0]?.sentence,
      by: 'Iva',
      at: AT,
    },
  ]);
  expect(await acceptedIn(store, 'bosnjak')).toEqual([]);
  expect(deathIn(inspectTree(tree('1851'), TODAY))[0]?.key).not.toBe(findings[0]?.key);
  expect(await takeBack(store, 'bosnjak', accepted[0]?.key ?? '')).toBe(false);
  expect(await takeBack(store, 'cavar', accepted[0]?.key ?? '')).toBe(true);
  expect(await acceptedIn(store, 'cavar')).toEqual([]);
});

test('a file is inspected once a day however many ask, again when it changes, and after a failure', async () => {
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  const save = async (bytes: Uint8Array) => {
    const { individualIds: _, ...about } = describeTree(bytes, TODAY);
    const fields = { ...about, name: 'cavar', hash: await files.put(bytes) };
    await store.commit([{ verb: 'set', collection: TREES, id: 'cavar', fields }]);
  };
  await save(tree('1850'));
  const asked: string[] = [];
  let isBroken = false;
  const inspections = new TreeInspections(await Library.open(store), async (hash) => {
    asked.push(hash);
    if (isBroken) throw new Error('no');
    return inspectTree((await files.get(hash)) ?? new Uint8Array(), TODAY);
  });
  expect(inspections.knownOf('cavar', TODAY)).toBeUndefined();
  await Promise.all([inspections.of('cavar', TODAY), inspections.of('cavar', TODAY)]);
  expect(asked).toHaveLength(1);
  isBroken = true;
  await save(tree('1830'));
  await expect(inspections.of('cavar', TODAY)).rejects.toThrow();
  isBroken = false;
  // What was found in an earlier file is told of no other.
  expect(inspections.knownOf('cavar', TODAY)).toBeUndefined();
  // What has failed is tried again by whoever asks for it, and not by every visit to the tree.
  expect(asked).toHaveLength(2);
  expect(deathIn((await inspections.of('cavar', TODAY)) as TreeInspection)).toEqual([]);
  expect(inspections.knownOf('cavar', TODAY)).toBe(await inspections.of('cavar', TODAY));
  expect(asked).toHaveLength(3);
  expect(await inspections.of('bosnjak', TODAY)).toBeUndefined();
});

test('what was accepted in one word is taken back in one, and nothing else with it', async () => {
  const store = new MemoryStore();
  const [finding] = deathIn(inspectTree(tree('1850'), TODAY));
  const many = Array.from({ length: 700 }, (_, number) => ({ kind: 'x', key: `k${number}`, sentence: 'Tako.' }));
  await acceptFindings(store, 'cavar', finding ? [finding] : [], 'Iva', AT);
  await acceptFindings(store, 'cavar', many, 'Iva', '2026-12-01T08:00:00.000Z');
  expect(await takeBackAll(store, 'cavar', 'Ana', AT)).toBe(0);
  expect(await takeBackAll(store, 'cavar', 'Iva', '2026-12-01T08:00:00.000Z')).toBe(700);
  expect((await acceptedIn(store, 'cavar')).map(({ key }) => key)).toEqual([finding?.key]);
});

test('the years of a tree are those of its file again, unless it has changed meanwhile', async () => {
  const store = new MemoryStore();
  const hash = 'a'.repeat(64);
  const fields = { name: 'cavar', hash, individuals: 1, families: 0, years: { first: 1900, last: 1950 } };
  await store.commit([{ verb: 'set', collection: TREES, id: 'cavar', fields }]);
  const { years } = inspectTree(tree('1820'), TODAY);
  expect(years).toEqual({ first: 1820, last: 1840 });
  await refreshYears(store, { tree: 'cavar', hash: 'b'.repeat(64), years });
  expect((await trees.get(store, 'cavar'))?.years?.first).toBe(1900);
  await refreshYears(store, { tree: 'cavar', hash, years });
  expect(await trees.get(store, 'cavar')).toEqual({ ...fields, years: { first: 1820, last: 1840 } });
  await refreshYears(store, { tree: 'cavar', hash, years: undefined });
  expect((await trees.get(store, 'cavar'))?.years).toBeUndefined();
});

test('a place that the map knows by name is where the map has it', async () => {
  const library = await Library.open(new MemoryStore());
  const features = [
    {
      id: 'gostusa',
      kind: 'toponym',
      name: 'Gostuša',
      geometry: { type: 'Point', coordinates: [17.5, 43.3] },
      map: 'brdo',
    },
  ] as const;
  const [place] = locatedPlaces(inspectTree(tree('1850'), TODAY).places, library, { features });
  expect(place).toMatchObject({ onMap: 'gostusa', position: { latitude: 43.3, longitude: 17.5 } });
});
