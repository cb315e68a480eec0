import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockAlone } from '../../backends/embedded/process-lock.ts';
import { hashOf } from '../../chronicle/files/file-store.ts';
import { backUp } from './back-up.ts';
import { type KeptSite, keptSite } from './backups.fixture.ts';
import { checkEvery } from './check-every.ts';
import { listBackups } from './manifest.ts';

const KEY = 'orah i smokva na brdu';

let site: KeptSite;
beforeEach(async () => {
  site = await keptSite();
});
afterEach(() => site.close());

const names = async () => (await listBackups(site.backupFolder)).backups.map(({ name }) => name);

/** As somebody does who can write where the backups lie, and knows no key. */
async function rewrite(folder: string, part: 'kept' | 'files', content: string): Promise<void> {
  writeFileSync(join(folder, part), content);
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.parts[part] = { size: Buffer.byteLength(content), sha256: await hashOf(Buffer.from(content)) };
  writeFileSync(path, JSON.stringify(manifest));
}

test('where there is a key, nothing is brought back that was made without it', async () => {
  await site.backUp(KEY);
  await site.backUp();
  await expect(site.restore('2026-11-18', KEY)).rejects.toMatchObject({ code: 'not-encrypted' });
  expect(existsSync(site.again)).toBe(false);
  await site.restore('2026-11-17', KEY);
});

test.each([
  ['kept', '{"missing":[],"files":{"unsent/../../izvan":"YQ=="}}'],
  ['kept', '{"missing":[],"files":{"nase-brdo.sqlite":"YQ=="}}'],
  ['kept', '{"missing":[],"files":{"outbox/.skriveno":"YQ=="}}'],
  ['kept', 'tajna koju nitko ne smije pročitati'],
  ['files', '[["../../../izvan",4]]'],
  ['files', '[[1,2]]'],
  ['files', 'nije popis'],
] as const)('one whose %s says %s is refused, and nothing is written anywhere', async (part, content) => {
  const { folder } = await site.backUp();
  await rewrite(folder, part, content);
  const refused = await site.restore('2026-11-17').catch((error: Error) => error);
  expect(refused).toMatchObject({ name: 'BackupFault', code: 'damaged' });
  expect(String(refused)).not.toContain('tajna');
  expect(existsSync(site.again) ? readdirSync(site.again) : []).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(expect.arrayContaining(['backups', 'data']));
  expect(existsSync(join(site.root, 'izvan'))).toBe(false);
});

test('an old one whose list of files is damaged fails no new one, and no file is let go of meanwhile', async () => {
  const { folder } = await site.backUp();
  const pool = () => site.filesBelow(join(site.backupFolder, 'pool'));
  const before = pool();
  writeFileSync(join(folder, 'files'), 'nije popis');
  rmSync(site.files.pathOf(site.hashes[0] as string));
  expect((await site.backUp()).manifest.files.count).toBe(2);
  expect(pool()).toEqual(before);
});

test('one that a clock from the future made is followed by one, and not by one at every look', async () => {
  const onlyIfDue = (now: string) =>
    backUp({ ...site, passphrase: undefined, onlyIfDue: true, now: () => new Date(now), tell: () => {} });
  await site.backUp(undefined, '2027-11-17T12:00:00Z');
  expect((await onlyIfDue('2026-11-17T12:00:00Z'))?.name).toBe('2026-11-17-130000');
  expect(await onlyIfDue('2026-11-17T12:10:00Z')).toBeUndefined();
  expect((await onlyIfDue('2026-11-18T12:10:00Z'))?.name).toBe('2026-11-18-131000');
});

test('what a clock from long ago made stays until the next, however many newer there are', async () => {
  const { folder } = await site.backUp(undefined, '2026-01-15T02:30:00Z');
  for (let month = 2; month <= 12; month += 1) site.alsoOn(folder, `2026-${String(month).padStart(2, '0')}-15`);
  const made = await site.backUp(undefined, '2000-01-01T12:00:00Z');
  expect(await names()).toContain(made.name);
  await site.backUp(undefined, '2026-12-16T12:00:00Z');
  expect(await names()).not.toContain(made.name);
  expect(await names()).toHaveLength(13);
});

test('all are looked at one by one, alone, and a data folder that is gone is as good as empty afterwards', async () => {
  const { folder, name } = await site.backUp(KEY);
  const other = await site.backUp(KEY);
  writeFileSync(join(folder, 'kept'), 'drugo');
  const place = { dataFolder: site.again, backupFolder: site.backupFolder, passphrase: KEY };
  const told: [string, string | undefined][] = [];
  await checkEvery(
    place,
    (...one) => told.push(one),
    () => {},
  );
  expect(told).toEqual([
    [name, expect.stringContaining('damaged')],
    [other.name, undefined],
  ]);
  await site.restore(other.name, KEY);
  rmSync(site.again, { recursive: true });
  mkdirSync(site.again);
  const making = lockAlone(join(site.again, 'backup.lock'));
  await expect(
    checkEvery(
      place,
      () => {},
      () => {},
    ),
  ).rejects.toMatchObject({ code: 'busy' });
  making?.release();
});
