import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockAlone } from '../../backends/embedded/process-lock.ts';
import { problemOfHalfRestored } from '../half-restored.ts';
import { backUp } from './back-up.ts';
import { type KeptSite, keptSite } from './backups.fixture.ts';
import { listBackups } from './manifest.ts';

const KEY = 'orah i smokva na brdu';

let site: KeptSite;
beforeEach(async () => {
  site = await keptSite();
});
afterEach(() => site.close());

const titles = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'nase-brdo.sqlite'), { readOnly: true });
  const rows = database.prepare("SELECT id, fields FROM documents WHERE collection = 'records'").all();
  database.close();
  return rows.map(({ id }) => id);
};

describe.each([
  ['in the clear', undefined],
  ['encrypted', KEY],
])('a backup, %s', (_, key) => {
  test('brings back documents, files, secrets and letters, readable by their owner alone', async () => {
    const made = await site.backUp(key);
    await site.write('later');
    const { backup, missing } = await site.restore('2026-11-17', key);
    expect([backup.name, missing]).toEqual([made.name, []]);
    expect(titles(site.again)).toEqual(['a']);
    const below = (folder: string) => site.filesBelow(folder).map((path) => path.slice(folder.length + 1));
    expect(below(join(site.again, 'files'))).toEqual(below(join(site.dataFolder, 'files')));
    for (const path of [
      ...below(join(site.dataFolder, 'files')).map((one) => `files/${one}`),
      'session-secret',
      'link-key',
      'unsent/2026-pismo.json',
    ]) {
      expect(readFileSync(join(site.again, path)).equals(readFileSync(join(site.dataFolder, path))), path).toBe(true);
    }
    for (const path of [...site.filesBelow(site.backupFolder), ...site.filesBelow(site.again)]) {
      expect(statSync(path).mode & 0o077, path).toBe(0);
    }
    expect(readdirSync(site.again).sort()).toEqual([
      'files',
      'link-key',
      'nase-brdo.sqlite',
      'session-secret',
      'unsent',
    ]);
    expect(problemOfHalfRestored(site.again)).toBeUndefined();
  });

  test('copies a file once, and lets go of those that no backup names', async () => {
    await site.backUp(key);
    const pool = () => site.filesBelow(join(site.backupFolder, 'pool'));
    const first = pool();
    expect(first).toHaveLength(3);
    const times = first.map((path) => statSync(path).mtimeMs);
    await site.files.put(Buffer.from('nova'));
    rmSync(site.files.pathOf(site.hashes[0] as string));
    await site.backUp(key);
    expect(pool()).toHaveLength(4);
    expect(first.map((path) => statSync(path).mtimeMs)).toEqual(times);
    const { backups } = await listBackups(site.backupFolder);
    rmSync((backups[0] as { folder: string }).folder, { recursive: true });
    await site.backUp(key);
    expect(pool()).toHaveLength(3);
  });

  test('of which any part was changed is refused', async () => {
    const { folder } = await site.backUp(key);
    for (const part of ['database', 'kept', 'files']) {
      const whole = readFileSync(join(folder, part));
      const changed = Buffer.from(whole);
      const middle = Math.floor(changed.length / 2);
      changed[middle] = (changed[middle] as number) ^ 1;
      writeFileSync(join(folder, part), changed);
      await expect(site.restore('2026-11-17', key), part).rejects.toMatchObject({ code: 'damaged' });
      expect(existsSync(site.again) ? readdirSync(site.again) : []).toEqual([]);
      writeFileSync(join(folder, part), whole);
    }
  });

  test('whose file of the pool is missing, cut off or changed is refused, and nothing is there afterwards', async () => {
    await site.backUp(key);
    const [path = ''] = site
      .filesBelow(join(site.backupFolder, 'pool'))
      .sort((a, b) => statSync(b).size - statSync(a).size);
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, -20));
    await expect(site.restore('2026-11-17', key)).rejects.toMatchObject({ code: 'missing-file' });
    const changed = Buffer.from(whole);
    changed[100_000] = (changed[100_000] as number) ^ 1;
    writeFileSync(path, changed);
    await expect(site.restore('2026-11-17', key)).rejects.toMatchObject({ code: 'damaged' });
    rmSync(path);
    await expect(site.restore('2026-11-17', key)).rejects.toThrow(/1 of 3 files .* are missing/);
    expect(existsSync(site.again) ? readdirSync(site.again) : []).toEqual([]);
    // The next backup has it again.
    await site.backUp(key);
    await site.restore('2026-11-17', key);
    expect(titles(site.again)).toEqual(['a']);
  });
});

test('without its key, or with another, an encrypted backup stays shut, and tells no content', async () => {
  const { folder } = await site.backUp(KEY);
  await expect(site.restore('2026-11-17')).rejects.toMatchObject({ code: 'no-key' });
  await expect(site.restore('2026-11-17', `${KEY}!`)).rejects.toMatchObject({ code: 'wrong-key' });
  for (const path of site.filesBelow(site.backupFolder)) {
    const bytes = readFileSync(path).toString('latin1');
    for (const told of ['SQLite format', 'Zapis', 'ana@primjer.hr', 'prva', ...site.hashes]) {
      expect(bytes.includes(told) || path.includes(told), `${path} ${told}`).toBe(false);
    }
  }
  const manifest = join(folder, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"accounts": 0', '"accounts": 1'));
  await expect(site.restore('2026-11-17', KEY)).rejects.toThrow(/manifest .* was changed/);
});

test('files of two backups, or two files of one, cannot stand for one another', async () => {
  const first = await site.backUp(KEY);
  await site.write('b');
  const second = await site.backUp(KEY);
  for (const part of ['database', 'kept'])
    writeFileSync(join(second.folder, part), readFileSync(join(first.folder, part)));
  await expect(site.restore('2026-11-18', KEY)).rejects.toMatchObject({ code: 'damaged' });
  const [one = '', other = ''] = site
    .filesBelow(join(site.backupFolder, 'pool'))
    .filter((path) => statSync(path).size < 1000);
  const bytes = readFileSync(one);
  writeFileSync(one, readFileSync(other));
  writeFileSync(other, bytes);
  await expect(site.restore('2026-11-17', KEY)).rejects.toThrow();
  expect(readdirSync(site.again)).toEqual([]);
});

test('a key that comes, goes or changes leaves every backup restorable with its own', async () => {
  await site.backUp();
  await site.backUp(KEY);
  await site.backUp('drugi ključ za kopije');
  for (const [day, key] of [
    ['17', undefined],
    ['18', KEY],
    ['19', 'drugi ključ za kopije'],
  ] as const) {
    await site.restore(`2026-11-${day}`, key);
    expect(titles(site.again)).toEqual(['a']);
    rmSync(site.again, { recursive: true });
  }
});

test('brings back into what is empty only: nothing else, and no site that runs', async () => {
  const made = await site.backUp();
  mkdirSync(site.again);
  writeFileSync(join(site.again, 'nase-brdo.sqlite'), 'nečije');
  await expect(site.restore('2026-11-17')).rejects.toThrow(/is not empty \(nase-brdo\.sqlite\)/);
  expect(readFileSync(join(site.again, 'nase-brdo.sqlite'), 'utf8')).toBe('nečije');
  rmSync(join(site.again, 'nase-brdo.sqlite'));
  const running = lockAlone(join(site.again, 'site.lock'));
  await expect(site.restore('2026-11-17')).rejects.toMatchObject({ code: 'running' });
  running?.release();
  await expect(site.restore('2026-11-16')).rejects.toThrow(/There are: 2026-11-17-033000\./);
  await expect(site.restore(join(site.dataFolder, 'link-key'))).rejects.toThrow(/is no backup: give the folder of one/);
  // Where the backups themselves lie in the data folder, by the path of one.
  renameSync(site.backupFolder, join(site.again, 'backups'));
  await site.restore(join(site.again, 'backups', made.name));
  expect(titles(site.again)).toEqual(['a']);
});

test('a restore that was cut off keeps the site shut until it is done again', async () => {
  await site.backUp();
  mkdirSync(join(site.again, '.restoring', 'files'), { recursive: true });
  writeFileSync(join(site.again, 'link-key'), 'pola');
  expect(problemOfHalfRestored(site.again)).toContain('npm run restore');
  await site.restore('2026-11-17');
  expect(problemOfHalfRestored(site.again)).toBeUndefined();
  expect(readFileSync(join(site.again, 'link-key'), 'utf8')).toBe('k'.repeat(43));
});

test('one of a newer version is refused', async () => {
  const { folder } = await site.backUp();
  const manifest = join(folder, 'manifest.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('"format": 1', '"format": 2'));
  await expect(site.restore('2026-11-17')).rejects.toMatchObject({ code: 'newer-version' });
  writeFileSync(manifest, text.replace(/"tables": \d+/, '"tables": 99'));
  await expect(site.restore('2026-11-17')).rejects.toMatchObject({ code: 'newer-version' });
});

test('a file of the site that is damaged does not stop the backup, and is named when it is brought back', async () => {
  const [hash = ''] = site.hashes;
  writeFileSync(site.files.pathOf(hash), 'drugo');
  const { manifest } = await site.backUp();
  expect(manifest.files).toMatchObject({ count: 2, missing: 1 });
  expect((await site.restore('2026-11-17')).missing).toEqual([hash]);
  // A backup that has it whole is not harmed when it is damaged later.
  writeFileSync(site.files.pathOf(hash), 'prva');
  await site.backUp();
  writeFileSync(site.files.pathOf(hash), 'drugo');
  expect((await site.backUp()).manifest.files).toMatchObject({ count: 3, missing: 0 });
});

test('one at a time; and what cannot be written is said, with the others left as they are', async () => {
  await site.backUp();
  const before = site.filesBelow(site.backupFolder);
  const lock = lockAlone(join(site.dataFolder, 'backup.lock'));
  await expect(site.backUp()).rejects.toMatchObject({ code: 'busy' });
  lock?.release();
  writeFileSync(join(site.root, 'file'), '');
  const elsewhere = {
    dataFolder: site.dataFolder,
    backupFolder: join(site.root, 'file', 'backups'),
    passphrase: undefined,
  };
  await expect(backUp({ ...elsewhere, onlyIfDue: false, now: () => new Date(), tell: () => {} })).rejects.toMatchObject(
    { code: 'not-writable' },
  );
  // Where Node's own way of making a folder never ends.
  const never = { ...elsewhere, backupFolder: '/proc/nikad/kopije' };
  await expect(backUp({ ...never, onlyIfDue: false, now: () => new Date(), tell: () => {} })).rejects.toMatchObject({
    code: 'not-writable',
  });
  expect(site.filesBelow(site.backupFolder)).toEqual(before);
});

test('what a backup that was killed left behind is cleared away by the next', async () => {
  mkdirSync(join(site.backupFolder, '.unfinished-1'), { recursive: true });
  writeFileSync(join(site.backupFolder, '.unfinished-1', 'database'), 'pola');
  mkdirSync(join(site.backupFolder, 'pool/plain/ab'), { recursive: true });
  writeFileSync(join(site.backupFolder, 'pool/plain/ab/.unfinished-2'), 'pola');
  await site.backUp();
  expect(site.filesBelow(site.backupFolder).filter((path) => path.includes('.unfinished'))).toEqual([]);
  expect((await listBackups(site.backupFolder)).backups).toHaveLength(1);
});
