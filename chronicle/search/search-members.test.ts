import { expect, test } from 'vitest';
import { locality, memorial, searchedChronicle } from './searched-chronicle.fixture.ts';

test('editors find what waits until it waits no longer, by its words and not by the address of its author', async () => {
  const { wait, titles } = await searchedChronicle();
  const id = '0123456789abcdef01234567';
  await wait(id, 'Djed je pravio kolovrate.');
  expect(await titles('kolovrat', 'editor')).toEqual(['Uspomena']);
  expect(await titles('kolovrat', 'member')).toEqual([]);
  expect(await titles('stana', 'editor')).toEqual(['Uspomena']);
  expect(await titles('example', 'editor')).toEqual([]);
  for (const state of ['published', 'hidden', 'refused', 'withdrawn', 'unconfirmed'] as const) {
    await wait(id, 'Djed je pravio kolovrate.');
    expect(await titles('kolovrat', 'editor')).toEqual(['Uspomena']);
    await wait(id, 'Djed je pravio kolovrate.', state);
    expect(await titles('kolovrat', 'editor'), state).toEqual([]);
  }
});

test('what waited already when the site was started is found', async () => {
  const { wait, opened } = await searchedChronicle();
  await wait('0123456789abcdef01234567', 'Djed je pravio kolovrate.');
  await wait('0123456789abcdef01234568', 'Baba je plela kolovrate.', 'published');
  const started = await opened();
  expect(await started.titles('kolovrat', 'editor')).toEqual(['Uspomena']);
  expect(await started.titles('kolovrat', 'member')).toEqual([]);
});

const GEDCOM = [
  '0 HEAD\n1 GEDC\n2 VERS 5.5.1',
  '0 @I1@ INDI\n1 NAME Ante /Ćavar/\n1 SEX M\n1 BIRT\n2 DATE 1990\n2 PLAC Graz\n1 OCCU zidar',
  '0 @I2@ INDI\n1 NAME Stjepan /Ćavar/\n2 NICK Kovač\n1 NAME Didak /Zavarius/\n1 SEX M\n1 BIRT\n2 DATE 1850\n1 DEAT\n2 DATE 1917\n2 PLAC Buhovo\n1 NOTE Kovao je potkove.',
  '0 @I3@ INDI\n1 NAME Luka /Ćavar/\n1 RESN confidential\n1 DEAT\n2 DATE 1801',
  '0 TRLR',
].join('\n');

test('members find people of the trees, of the living nothing but their names, and of the hidden nothing', async () => {
  const { saveTree, ask, titles } = await searchedChronicle();
  await saveTree(GEDCOM);
  expect(await titles('ćavar', 'visitor')).toEqual([]);
  expect((await titles('ćavar', 'member')).sort()).toEqual(['Ante Ćavar', 'Stjepan Ćavar']);
  expect((await ask('ćavar', 'member')).families).toEqual([{ value: 'cavari', count: 2 }]);
  expect(await titles('stipe cavar', 'member')).toEqual(['Stjepan Ćavar']);
  for (const known of ['buhovo', 'kovač', 'zavarius', '1917', 'potkova']) {
    expect(await titles(known, 'member'), known).toEqual(['Stjepan Ćavar']);
  }
  for (const hidden of ['graz', 'zidar', '1990', 'luka', '1801']) {
    expect(await titles(hidden, 'member'), hidden).toEqual([]);
    expect(await titles(hidden, 'editor'), hidden).toEqual([]);
  }
  const { results } = await ask('stjepan', 'member');
  expect(results).toMatchObject([
    { kind: 'individual', target: { tree: 'cavar', individual: 'I2' }, life: { born: '1850', died: '1917' } },
  ]);
  await saveTree(GEDCOM.replace('Stjepan', 'Grgur'));
  expect(await titles('stjepan', 'member')).toEqual([]);
  expect(await titles('grgo', 'member')).toEqual(['Grgur Ćavar']);
});

test('somebody of whom anything has changed is found as they are now, with the same name', async () => {
  const { saveTree, ask, titles } = await searchedChronicle();
  await saveTree(GEDCOM);
  expect(await titles('buhovo', 'member')).toEqual(['Stjepan Ćavar']);
  await saveTree(GEDCOM.replace('Buhovo', 'Mostar'));
  expect(await titles('buhovo', 'member')).toEqual([]);
  expect(await titles('mostar', 'member')).toEqual(['Stjepan Ćavar']);
  await saveTree(GEDCOM.replace('Buhovo', 'Mostar').replace('potkove', 'čavle'));
  expect(await titles('potkova', 'member')).toEqual([]);
  expect(await titles('čavao', 'member')).toEqual(['Stjepan Ćavar']);
  await saveTree(GEDCOM);
  expect((await ask('stjepan', 'member')).results).toMatchObject([{ life: { born: '1850' }, sample: false }]);
  const dated = GEDCOM.replace('DATE 1850', 'DATE 3 MAR 1850');
  await saveTree(dated);
  expect((await ask('stjepan', 'member')).results).toMatchObject([{ life: { born: '1850-03-03' }, sample: false }]);
  await saveTree(dated.replace('0 HEAD', '0 HEAD\n1 NOTE Ogledni podaci.'));
  expect((await ask('stjepan', 'member')).results).toMatchObject([{ sample: true }]);
});

const FAMILY = [
  '0 HEAD\n1 GEDC\n2 VERS 5.5.1',
  '0 @I1@ INDI\n1 NAME Mate /Ćavar/\n1 SEX M\n1 DEAT\n2 DATE 1850\n1 FAMS @F1@',
  '0 @I2@ INDI\n1 NAME Kata /Zovko/\n1 SEX F\n1 DEAT\n2 DATE 1860\n1 FAMS @F1@',
  '0 @I3@ INDI\n1 NAME Grgo /Ćavar/\n1 SEX M\n1 DEAT\n2 DATE 1900\n1 FAMC @F1@\n1 FAMS @F2@',
  '0 @I4@ INDI\n1 NAME Luca /Tajna/\n1 SEX F\n1 RESN confidential\n1 DEAT\n2 DATE 1901\n1 FAMS @F2@',
  '0 @I5@ INDI\n1 NAME Jure /Ćavar/\n1 SEX M\n1 BIRT\n2 DATE 1880\n1 DEAT\n2 DATE 1950\n1 FAMC @F2@',
  '0 @I6@ INDI\n1 NAME Vid /Ćavar/\n1 SEX M\n1 DEAT Y\n1 FAMC @F1@',
  '0 @I7@ INDI\n1 NAME Ante /Ćavar/\n1 SEX M\n1 BIRT\n2 DATE 1990\n1 FAMC @F3@',
  '0 @I8@ INDI\n1 NAME Ivan /Ćavar/\n1 SEX M\n1 BIRT\n2 DATE 1900\n1 DEAT\n2 DATE 1995\n1 FAMS @F3@',
  '0 @I9@ INDI\n1 NAME Ana /Tajna/\n1 SEX F\n1 RESN confidential\n1 BIRT\n2 DATE 1992',
  '0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 CHIL @I3@\n1 CHIL @I6@',
  '0 @F2@ FAM\n1 HUSB @I3@\n1 WIFE @I4@\n1 CHIL @I5@',
  '0 @F3@ FAM\n1 HUSB @I8@\n1 CHIL @I7@',
  '0 TRLR',
].join('\n');

test('whose children they were is said of the dead with their dates, by parents who are not hidden', async () => {
  const { saveTree, ask } = await searchedChronicle();
  await saveTree(FAMILY);
  const parentsOf = async (name: string) => {
    const { results } = await ask(name, 'member');
    return results.map(({ parents, life }) => ({ parents, life }));
  };
  expect(await parentsOf('grgo ćavar')).toEqual([{ parents: ['Mate', 'Kata'], life: { died: '1900' } }]);
  expect(await parentsOf('jure')).toEqual([{ parents: ['Grgo'], life: { born: '1880', died: '1950' } }]);
  expect(await parentsOf('vid')).toEqual([{ parents: undefined, life: undefined }]);
  expect(await parentsOf('ante')).toEqual([{ parents: undefined, life: undefined }]);
  await saveTree(FAMILY.replace('Kata', 'Manda'));
  expect(await parentsOf('grgo ćavar')).toMatchObject([{ parents: ['Mate', 'Manda'] }]);
});

test('those who are hidden are not found by what stands in the place of their names', async () => {
  const { saveTree, titles } = await searchedChronicle();
  await saveTree(FAMILY);
  for (const asker of ['member', 'editor'] as const) {
    expect(await titles('ćavar', asker)).toHaveLength(6);
    for (const asked of ['Živa osoba', 'Skrivena osoba', 'osoba', 'skrivena', 'živa', 'tajna', 'luca', 'ana']) {
      expect(await titles(asked, asker), asked).toEqual([]);
    }
  }
});

test('of a tree that is taken away nobody is found, nor suggested', async () => {
  const { saveTree, removeTree, ask, titles } = await searchedChronicle(memorial('m', { title: 'Ćavar' }));
  await saveTree(GEDCOM);
  expect(await titles('ćavar', 'member')).toHaveLength(3);
  await removeTree();
  expect(await titles('ćavar', 'member')).toEqual(['Ćavar']);
  expect((await ask('stjeppan', 'member')).total).toBe(0);
  await saveTree(GEDCOM);
  expect(await titles('ćavar', 'member')).toHaveLength(3);
});

test('a tree whose file is lost takes nothing else with it, and is found again when it is back', async () => {
  const { saveTree, files, titles } = await searchedChronicle(memorial('m', { title: 'Ćavar' }));
  await files.remove(await saveTree(GEDCOM));
  expect(await titles('ćavar', 'member')).toEqual(['Ćavar']);
  await saveTree(GEDCOM);
  expect(await titles('ćavar', 'member')).toHaveLength(3);
});

test('members find what is drawn on the map, localities once', async () => {
  const { drawMap, ask, titles } = await searchedChronicle(
    locality('lokva', { title: 'Lokva', place: { name: 'Brdo', lat: 43.4, lon: 17.6 } }),
  );
  const point = { type: 'Point', coordinates: [17.6, 43.4] };
  await drawMap([
    {
      type: 'Feature',
      id: 'kuca',
      properties: { kind: 'home', name: 'Matina kuća', line: 'bosnjak', date: '1890' },
      geometry: point,
    },
    {
      type: 'Feature',
      id: 'lokva',
      properties: { kind: 'water', name: 'Lokva', record: 'locality/lokva' },
      geometry: point,
    },
  ]);
  expect(await titles('kuća', 'visitor')).toEqual([]);
  expect(await ask('kuća 1890', 'member')).toMatchObject({
    results: [{ kind: 'place', target: { place: 'kuca' } }],
    families: [{ value: 'bosnjaci', count: 1 }],
    words: 'all',
  });
  expect(await titles('lokva', 'member')).toEqual(['Lokva']);
});

test('a place that was called by a record is no longer found by it when the record is withdrawn', async () => {
  const { drawMap, save, titles, ask } = await searchedChronicle(
    locality('skrovište', { slug: 'skroviste', title: 'Skrovišnjak' }),
  );
  const geometry = { type: 'Point', coordinates: [17.6, 43.4] };
  await drawMap([
    { type: 'Feature', id: 'put', properties: { kind: 'home', name: 'Kuća', record: 'locality/skroviste' }, geometry },
  ]);
  expect(await titles('skrovišnjak', 'member')).toEqual(['Skrovišnjak', 'Kuća']);
  await save(locality('skroviste', { title: 'Skrovišnjak', status: 'draft' }));
  expect(await titles('skrovišnjak', 'member')).toEqual([]);
  expect((await ask('skrovišnjax', 'member')).suggestion).toBeUndefined();
});

test('who is in both trees is found once, as one of both families, and as none of them when hidden in one', async () => {
  const { saveTree, ask, titles } = await searchedChronicle();
  const tree = (person: string) => `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n${person}\n1 BIRT\n2 DATE 1850\n0 TRLR`;
  await saveTree(tree('0 @I1@ INDI\n1 NAME Delfa /Ćavar/\n1 _LINK bosnjak#I5'));
  await saveTree(tree('0 @I5@ INDI\n1 NAME Delfa /Ćavar/\n1 OCCU tkalja\n1 _LINK cavar#I1'), 'bosnjak');
  const { results, families } = await ask('delfa', 'member');
  expect(results.map(({ target }) => target)).toEqual([{ tree: 'bosnjak', individual: 'I5', isInSeveral: true }]);
  expect(families.map(({ value }) => value).sort()).toEqual(['bosnjaci', 'cavari']);
  await saveTree(tree('0 @I1@ INDI\n1 NAME Delfa /Ćavar/\n1 RESN confidential\n1 _LINK bosnjak#I5'));
  expect(await titles('delfa', 'member')).toEqual([]);
  expect(await titles('tkalja', 'member')).toEqual([]);
  await saveTree(tree('0 @I1@ INDI\n1 NAME Delfa /Ćavar/'));
  expect(await titles('delfa', 'member')).toEqual(['Delfa Ćavar', 'Delfa Ćavar']);
});
