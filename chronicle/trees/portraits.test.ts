import { expect, test } from 'vitest';
import type { RecordOf } from '../../domain/record.ts';
import { type Genealogy, Portrait, readGedcom, reduceLiving } from '../../genealogy/index.ts';
import { hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { MEDIA } from '../media/media.ts';
import { Library } from '../reading/library.ts';
import { saveRecord } from '../records/save-record.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { picturesIn } from './describe-tree.ts';
import { singleTree } from './open-tree.ts';
import { portraitKind, portraitsIn } from './portraits.ts';
import { openReleasedTexts } from './released-texts.ts';
import { TreeCache } from './tree-cache.ts';
import { askedWith, runHere } from './tree-jobs.fixture.ts';
import { openTreeLinks } from './tree-links.ts';
import { treePayload } from './tree-payload.ts';

const AT = '2026-11-15T08:00:00Z';
const TREE = [
  '0 HEAD | 1 GEDC | 2 VERS 5.5.1',
  '0 @I1@ INDI | 1 NAME Mara /Hrkać/ | 1 BIRT | 2 DATE 1913 | 1 DEAT | 2 DATE 19 OCT 2004',
  '0 @I2@ INDI | 1 NAME Ante /Bošnjak/ | 1 BIRT | 2 DATE 1911 | 1 DEAT | 2 DATE 1945',
  '0 @I3@ INDI | 1 NAME Mara /Bošnjak/ | 1 BIRT | 2 DATE 1990 | 1 OBJE | 2 FILE ziva.jpg',
  '0 @I4@ INDI | 1 NAME Luka /Bošnjak/ | 1 BIRT | 2 DATE 1880 | 1 OBJE | 2 FILE C:\\slike\\tudja.jpg',
  '1 OBJE | 2 FILE C:\\slike\\luka.jpg',
  '0 @I5@ INDI | 1 NAME fra Krsto /Bošnjak/ | 1 DEAT Y',
  '0 TRLR',
];

const TODAY = '2026-11-15';
const bytes = new TextEncoder().encode(TREE.join(' | ').replaceAll(' | ', '\n'));

function opened(): Genealogy {
  return reduceLiving(readGedcom(bytes).genealogy, { today: TODAY, level: 'name' });
}

function memorial(slug: string, title: string, file: string, more: Partial<RecordOf<'memorial'>> = {}) {
  const links = ['bosnjak#I1', 'bosnjak#I2', 'bosnjak#I3', 'bosnjak#I4', 'bosnjak#I5', 'cavar#I2'];
  const common = {
    summary: 'Sažetak.',
    body: 'Tekst.',
    status: 'published',
    sources: [],
    tags: [],
    sample: false,
  } as const;
  return {
    ...{ kind: 'memorial', slug, title, ...common, author: 'Ana', created: AT, updated: AT, photographs: [], links },
    ...{ cover: { file, alt: 'Lice' }, ...more },
  } as RecordOf<'memorial'>;
}

async function libraryOf(...memorials: RecordOf<'memorial'>[]) {
  const store = new MemoryStore();
  const media = { 'mara.svg': 'image/svg+xml', 'luka.jpg': 'image/jpeg', 'ziva.jpg': 'image/jpeg' };
  for (const [name, type] of Object.entries(media)) {
    const hash = await hashOf(new TextEncoder().encode(name));
    const fields = { name, hash, type, width: 400, height: 500 };
    await store.commit([{ verb: 'create', collection: MEDIA, id: name, fields }]);
  }
  const save = (record: RecordOf<'memorial'>, basedOn = 0) => saveRecord(store, { record, basedOn, by: 'ana', at: AT });
  for (const record of memorials) await save(record);
  return { store, library: await Library.open(store), save };
}

const facesIn = (library: Library, genealogy: Genealogy) =>
  Object.fromEntries(
    [...portraitsIn(library, singleTree('bosnjak', genealogy))].map(([person, { name }]) => [
      genealogy.individuals.idAt(person),
      name,
    ]),
  );

test('a memorial’s picture is of whom it remembers, the tree’s own goes before it, and the living have none', async () => {
  const { library } = await libraryOf(
    memorial('mara', 'Mara Bošnjak rođena Hrkać', 'mara.svg', { died: '2004-10-19' }),
    memorial('luka', 'Luka Bošnjak', 'luka.jpg', { links: [] }),
    memorial('ziva', 'Netko', 'ziva.jpg', { links: [] }),
  );
  expect(facesIn(library, opened())).toEqual({ I1: 'mara.svg', I4: 'luka.jpg' });
});

test('a namesake who died in another year is somebody else, and a title before a name tells nobody apart', async () => {
  const { library } = await libraryOf(memorial('mara', 'Fra Mara', 'mara.svg', { died: '1999' }));
  expect(facesIn(library, opened())).toEqual({});
  const { library: other } = await libraryOf(memorial('krsto', 'Fra Krsto Bošnjak', 'mara.svg', { died: '1938' }));
  expect(facesIn(other, opened())).toEqual({ I5: 'mara.svg' });
});

test('a picture of a wedding stands for nobody, and members see that of the dead alone', async () => {
  const people = (born: number) =>
    `0 @I${born}@ INDI | 1 BIRT | 2 DATE ${born} | 2 OBJE | 3 FILE krst-${born}.jpg | 1 SOUR Matica | 2 OBJE | 3 FILE matica.jpg`;
  const wedding = (husband: number, wife: number) =>
    `0 @F${husband}@ FAM | 1 HUSB @I${husband}@ | 1 WIFE @I${wife}@ | 1 MARR | 2 OBJE | 3 FILE svatovi-${husband}.jpg | 1 SOUR Matica | 2 OBJE | 3 FILE matica.jpg`;
  const file = ['0 HEAD', ...[1850, 1855, 1990, 1991].map(people), wedding(1850, 1855), wedding(1990, 1991), '0 TRLR'];
  const whole = readGedcom(new TextEncoder().encode(file.join(' | ').replaceAll(' | ', '\n'))).genealogy;
  const shown = reduceLiving(whole, { today: TODAY, level: 'name' });
  expect([...picturesIn(shown)].sort()).toEqual(['krst-1850.jpg', 'krst-1855.jpg', 'svatovi-1850.jpg']);
  const { library } = await libraryOf();
  expect(facesIn(library, shown)).toEqual({});
});

test('the payload says who has a face, and is another when one comes', async () => {
  const { store, library, save } = await libraryOf(memorial('mara', 'Mara Hrkać', 'mara.svg'));
  const files = new MemoryFiles();
  const trees = new TreeCache(runHere(files), library, await openReleasedTexts(store), await openTreeLinks(store));
  const shown = { asked: askedWith({ bosnjak: await files.put(bytes) }, TODAY), tree: 'bosnjak' };
  const tree = singleTree('bosnjak', opened());
  const payload = () => treePayload({ library, trees }, tree, shown);
  const facesOf = ({ json }: { readonly json: Uint8Array }) => JSON.parse(new TextDecoder().decode(json)).portraits;
  const before = await payload();
  expect(facesOf(before)).toBe('10000');
  await save(memorial('luka', 'Luka Bošnjak', 'luka.jpg', { links: [] }));
  const after = await payload();
  expect(facesOf(after)).toBe('10020');
  expect(after.etag).not.toBe(before.etag);
  await save(memorial('stipan', 'Stipan Soldo', 'luka.jpg', { links: [] }));
  expect(await payload()).toBe(after);
  expect([...portraitsIn(library, tree).values()].map(portraitKind)).toEqual([Portrait.drawing, Portrait.photograph]);
});
