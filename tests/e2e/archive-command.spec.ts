import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '../../backends/embedded/database.ts';
import { runArchive } from '../drivers/archive-command.ts';
import { zipOf } from '../drivers/zip-file.ts';

const MB = 1024 * 1024;
/** The command itself, with its database and its libraries. */
const PLAIN_MEGABYTES = 400;

const record = (title: string, more = '') => `---
title: ${title}
summary: Zapis za provjeru arhiva.
status: published
teller: Stana
author: Uredništvo
created: 2026-01-02T03:04:05Z
${more}---
Tekst.
`;
const cover = (file: string) => `cover:\n  file: ${file}\n  alt: Crtež\n`;
const DRAWING = '<svg viewBox="0 0 3 2"><g id="scene"/></svg>';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-archive-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

function written(place: string, files: Readonly<Record<string, string | Buffer>>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), content);
  }
  return place;
}

test('a zip that unpacks to gigabytes is refused in one line, and memory stays flat', async () => {
  const zeros = Buffer.alloc(100 * MB);
  const bomb = join(folder, 'bomb.zip');
  writeFileSync(
    bomb,
    zipOf(Array.from({ length: 47 }, (_, index) => ({ name: `media/${index}.jpg`, content: zeros }))),
  );
  const { status, stdout, stderr, peakMegabytes } = await runArchive(join(folder, 'data'), 'import', bomb);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The archive would unpack to 4,700 MB; \d+ MB are the most .*\n$/);
  expect(peakMegabytes).toBeLessThan(PLAIN_MEGABYTES);
});

test('texts that were made to be packed are refused in one line, packed or not, and memory stays flat', async () => {
  const repeated = (unit: string, megabytes: number) => unit.repeat(Math.floor((megabytes * MB) / unit.length));
  const texts = {
    'trees/cavar.ged': repeated('0 @I1@ INDI\n', 60),
    'map/brdo.geojson': `{"type":"FeatureCollection","features":[${repeated('[1,1],', 7)}[1,1]]}`,
    'private/editors.json': `{${repeated('"a":{},', 60)}"a":{}}`,
  };
  const bomb = join(folder, 'bomb.zip');
  const entries = Object.entries(texts);
  writeFileSync(bomb, zipOf(entries.map(([name, content]) => ({ name, content: Buffer.from(content) }))));
  const packed = await runArchive(join(folder, 'data'), 'import', bomb, '--whole');
  expect(packed.status).toBe(1);
  expect(`${packed.stdout}${packed.stderr}`).toContain('would unpack to more than 50 times');
  expect(packed.peakMegabytes).toBeLessThan(PLAIN_MEGABYTES);

  const place = written(join(folder, 'unpacked'), texts);
  const unpacked = await runArchive(join(folder, 'data'), 'import', place, '--whole');
  expect(unpacked.status).toBe(1);
  for (const [name] of entries) expect(unpacked.stdout).toContain(`refused  ${name}  `);
  expect(unpacked.stdout).toContain('3 refused: nothing was imported.');
  expect(unpacked.peakMegabytes).toBeLessThan(2 * PLAIN_MEGABYTES);
});

test('headers that lie, files too large and front matter without end are refused by name, and nothing is taken in', async () => {
  const zip = zipOf([
    { name: 'records/memory/bura.md', content: Buffer.from(record('Bura')) },
    { name: 'media/laz.jpg', content: Buffer.alloc(100 * MB), announced: 1000 },
    { name: 'media/ostecena.jpg', content: Buffer.from('ffd8ffe000104a46494600', 'hex') },
    { name: 'records/memory/kratak.md', content: Buffer.from(record('Kratak')), announced: 100_000 },
    { name: 'records/memory/velik.md', content: Buffer.alloc(3 * MB, 'a') },
    { name: 'nigdje/velik.bin', content: Buffer.alloc(100 * MB) },
    { name: 'records/memory/dubok.md', content: Buffer.from(`---\ntags: ${'['.repeat(50_000)}\n---\n`) },
    { name: 'records/memory/smijeh.md', content: Buffer.from(laughs()) },
    { name: 'records/memory/imena.md', content: Buffer.from(record('Imena', manyNames())) },
    { name: 'records/memory/\u001b[2J.md', content: Buffer.from(record('Prazan zaslon')) },
    { name: 'records/memory/dvaput.md', content: Buffer.from(record('Dvaput', 'title: Drugi put\n')) },
  ]);
  writeFileSync(join(folder, 'lies.zip'), zip);
  const { status, stdout, stderr, peakMegabytes } = await runArchive(
    join(folder, 'data'),
    'import',
    join(folder, 'lies.zip'),
  );
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^refused {2}media\/laz\.jpg {2}cannot be unpacked: too many bytes/m);
  expect(stdout).toMatch(/^refused {2}media\/ostecena\.jpg {2}/m);
  expect(stdout).toMatch(/^refused {2}records\/memory\/kratak\.md {2}cannot be unpacked: not enough bytes/m);
  expect(stdout).toMatch(/^refused {2}records\/memory\/velik\.md {2}is larger than 2 MB/m);
  expect(stdout).toMatch(/^refused {2}nigdje\/velik\.bin {2}is not a part of an archive/m);
  expect(stdout).toMatch(/^refused {2}records\/memory\/dubok\.md:\d+ {2}/m);
  expect(stdout).toMatch(/^refused {2}records\/memory\/smijeh\.md:\d+ {2}front matter cannot be read: /m);
  expect(stdout).toMatch(/^refused {2}records\/memory\/imena\.md:\d+ {2}/m);
  expect(stdout).toMatch(/^refused {2}records\/memory\/dvaput\.md:8 {2}title stands twice/m);
  expect(stdout).not.toContain('\u001b');
  expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThan(700);
  expect(stdout).toContain('10 refused: nothing was imported.');
  expect(peakMegabytes).toBeLessThan(PLAIN_MEGABYTES);

  // The same in a folder, where links lead nowhere.
  const place = written(join(folder, 'lies'), { 'records/memory/velik.md': Buffer.alloc(3 * MB, 'a') });
  symlinkSync('/etc', join(place, 'media'));
  symlinkSync('/etc/hostname', join(place, 'records/memory/veza.md'));
  const again = await runArchive(join(folder, 'data'), 'import', place);
  expect(again.stdout).toMatch(/velik\.md {2}is larger than 2 MB[\s\S]*\n1 refused/);
});

/** Compared each with each other, they would take minutes. */
function manyNames(): string {
  return Array.from({ length: 60_000 }, (_, number) => `ime${number}: x\n`).join('');
}

/** Ten aliases of ten aliases of ten … */
function laughs(): string {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(10)}]`,
  );
  return `---\na0: &a0 [ha, ha]\n${levels.join('\n')}\n---\n`;
}

test('an export goes on when a file is missing or damaged, says which, and ends with 1', async () => {
  const data = join(folder, 'data');
  const archive = written(join(folder, 'archive'), {
    'records/memory/bura.md': record('Bura', cover('bura.svg')),
    'records/memory/jugo.md': record('Jugo', cover('jugo.svg')),
    'media/bura.svg': DRAWING,
    'media/jugo.svg': DRAWING.replace('3 2', '4 2'),
  });
  expect((await runArchive(data, 'import', archive)).status).toBe(0);
  const hash = createHash('sha256').update(DRAWING).digest('hex');
  const kept = join(data, 'files', hash.slice(0, 2), hash);
  // Something else in its place would ruin every later copy without a word.
  for (const [place, spoil, what] of [
    ['again', () => rmSync(kept), 'missing'],
    ['again.zip', () => writeFileSync(kept, DRAWING.replace('scene', 'other')), 'damaged'],
  ] as const) {
    spoil();
    const { status, stdout, stderr } = await runArchive(data, 'export', join(folder, place), '--whole');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^missing {2}media/(bura|jugo)\\.svg {2}its file ${hash} is ${what}\\n1 missing: `),
    );
    expect(stdout).toMatch(/^media +1 {2}sha256/m);
    expect(stdout).toMatch(/^records +2 {2}sha256/m);
    expect(existsSync(join(folder, place))).toBe(true);
  }
  expect(readdirSync(join(folder, 'again/media'))).toHaveLength(1);
  // What a whole archive holds is its owner's, each file of it.
  for (const file of readdirSync(join(folder, 'again'), { recursive: true, withFileTypes: true })) {
    expect(statSync(join(file.parentPath, file.name)).mode & 0o077, file.name).toBe(0);
  }
});

test('an export that an import would refuse ends with 1, says why, and does not take the place of a good one', async () => {
  const data = join(folder, 'data');
  const archive = written(join(folder, 'archive'), {
    'records/memory/bura.md': record('Bura', 'links: [memory/jugo]\n'),
    'records/memory/jugo.md': record('Jugo'),
  });
  expect((await runArchive(data, 'import', archive)).status).toBe(0);
  const zip = join(folder, 'brdo.zip');
  expect((await runArchive(data, 'export', zip)).status).toBe(0);
  const good = readFileSync(zip);
  const database = openDatabase(data);
  database.exec("DELETE FROM documents WHERE collection = 'records' AND id = 'memory~jugo'");
  database.close();
  for (const place of [zip, join(folder, 'brdo')]) {
    const { status, stdout, stderr } = await runArchive(data, 'export', place);
    expect([status, stdout]).toEqual([1, expect.stringContaining(`1 in ${place}.part\n`)]);
    expect(stderr).toMatch(/^refused {2}records\/memory\/bura\.md:\d+ {2}links: there is no memory\/jugo\n/);
    expect(stderr).toContain(`1 would be refused by an import: ${place} was not made.\n`);
  }
  expect(readFileSync(zip).equals(good)).toBe(true);
  expect(existsSync(join(folder, 'brdo'))).toBe(false);
});

test('what is private in an archive is taken in when it is asked for, and only then', async () => {
  const archive = written(join(folder, 'archive'), {
    'records/memory/bura.md': record('Bura'),
    'private/editors.json': '{ "uljez@primjer.hr": {} }\n',
  });
  const data = join(folder, 'data');
  const editors = () => {
    const database = openDatabase(data);
    const found = database.prepare('SELECT email FROM roles WHERE role = ?').all('editor');
    database.close();
    return found.map(({ email }) => email);
  };
  const plain = await runArchive(data, 'import', archive);
  expect([plain.status, plain.stdout]).toEqual([0, expect.stringContaining('The same.')]);
  expect(plain.stdout).toContain('1 private files of the archive are left out: --whole takes them in.');
  expect(editors()).toEqual([]);
  expect((await runArchive(data, 'import', archive, '--whole', '--dry-run')).stdout).toContain('private/editors.json');
  expect(editors()).toEqual([]);
  expect((await runArchive(data, 'import', archive, '--whole')).stdout).toMatch(
    /^added +private\/editors\.json#uljez/m,
  );
  expect(editors()).toEqual(['uljez@primjer.hr']);
});
