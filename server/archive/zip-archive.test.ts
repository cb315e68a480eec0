import { chmodSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkFileCount, checkZip, checkZippedFile } from '../../chronicle/archive/archive-limits.ts';
import { zipOf } from '../../tests/drivers/zip-file.ts';
import { writeZip, zipSource } from './zip-archive.ts';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(zip: Buffer) {
  const file = join(folder, 'archive.zip');
  writeFileSync(file, zip);
  return zipSource(file);
}

const blank = Buffer.alloc(1.9 * MB, '\n');
const noise = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251));
const text = { name: 'records/memory/bura.md', content: Buffer.from('Bura.') };

const good = async () => true;

describe('a zip', () => {
  test('written is read again, empty files and large ones', async () => {
    const files = new Map([
      ['records/memory/bura.md', Buffer.from('Bura.')],
      ['media/prazna.jpg', Buffer.alloc(0)],
      ['media/velika.jpg', Buffer.alloc(3 * MB, 'slika')],
    ]);
    const file = join(folder, 'written.zip');
    await writeZip(
      file,
      async (target) => {
        for (const [path, bytes] of files) await target.write(path, bytes);
      },
      good,
    );
    const source = await zipSource(file);
    for (const [path, bytes] of files) expect(Buffer.compare(bytes, await source.read(path))).toBe(0);
    source.close();
  });

  test('is its owner’s alone, whatever lay in the place where it is written', async () => {
    const [file, others] = [join(folder, 'backup.zip'), join(folder, 'others')];
    writeFileSync(others, 'nečije');
    symlinkSync(others, `${file}.part`);
    const write = () => writeZip(file, (target) => target.write('records/memory/bura.md', Buffer.from('Bura.')), good);
    await write();
    expect(readFileSync(others, 'utf8')).toBe('nečije');
    writeFileSync(`${file}.part`, '');
    chmodSync(`${file}.part`, 0o666);
    await write();
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
  });

  test('cannot be written where there is no room, and says so', async () => {
    const write = writeZip(
      '/dev/full/never.zip',
      async (target) => {
        for (let number = 0; number < 3; number += 1) await target.write(`media/${number}.jpg`, Buffer.alloc(MB));
      },
      good,
    );
    await expect(write).rejects.toThrow(/ENOTDIR/);
  });

  test('says which of its files is damaged', async () => {
    const zip = zipOf([text, { name: 'media/crtez.svg', content: Buffer.from('<svg/>') }]);
    // One bit of the sum that the directory has of the last of them.
    const sum = zip.lastIndexOf('PK\x01\x02') + 16;
    zip.writeUInt8(zip.readUInt8(sum) ^ 1, sum);
    const source = await opened(zip);
    expect(new TextDecoder().decode(await source.read(text.name))).toBe('Bura.');
    await expect(source.read('media/crtez.svg')).rejects.toThrow('is damaged');
  });

  test.each([
    ['a name twice', [text, text], 'has records/memory/bura.md twice'],
    ['a way out', [text, { ...text, name: '../bura.md' }], 'invalid relative path: ../bura.md'],
    ['a way from the root', [text, { ...text, name: '/etc/bura.md' }], 'absolute path: /etc/bura.md'],
    [
      'files on top of one another',
      [
        text,
        ...Array.from({ length: 40 }, (_, index) => ({ name: `media/${index}`, content: noise, overlaps: index > 0 })),
      ],
      'lie on top of one another',
    ],
    [
      'many small texts that are large',
      Array.from({ length: 100 }, (_, index) => ({ name: `records/memory/z-${index}.md`, content: blank })),
      'would unpack to 190 MB',
    ],
    [
      'texts that were made to be packed',
      Array.from({ length: 20 }, (_, index) => ({ name: `records/memory/z-${index}.md`, content: blank })),
      'texts would unpack to more than 50 times their size',
    ],
  ])('with %s is not opened', async (_, entries, sentence) => {
    await expect(opened(zipOf(entries))).rejects.toThrow(sentence);
  });

  test('of two gigabytes of photographs is no bomb, nor are texts that compress well', () => {
    const photographs = Array.from({ length: 700 }, (_, index) => ({
      path: `media/${index}.jpg`,
      compressedBytes: 2.99 * MB,
      bytes: 3 * MB,
    }));
    const tree = { path: 'trees/bosnjak.ged', compressedBytes: 8 * MB, bytes: 120 * MB };
    expect(() => checkZip(2110 * MB, [...photographs, tree])).not.toThrow();
    expect(() => checkZip(8.1 * MB, [tree])).not.toThrow();
    expect(() => checkZip(8.1 * MB, [{ ...tree, bytes: 320 * MB }])).toThrow('would unpack to 320 MB');
    expect(() => checkZippedFile({ ...tree, bytes: 60 * MB })).not.toThrow();
    expect(() => checkZippedFile({ ...tree, bytes: 65 * MB })).toThrow('larger than 64 MB');
    expect(() => checkZippedFile({ ...tree, compressedBytes: MB, bytes: 60 * MB })).toThrow('more than 50 times');
    expect(() => checkZippedFile({ path: 'media/crna.png', compressedBytes: 1000, bytes: 9 * MB })).not.toThrow();
    expect(() => checkFileCount(2_000_000)).toThrow('2000000 files');
  });
});
