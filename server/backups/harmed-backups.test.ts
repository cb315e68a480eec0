import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from './back-up.ts';
import { type KeptSite, keptSite } from './backups.fixture.ts';
import { listBackups } from './manifest.ts';

const KEY = 'orah i smokva na brdu';

let site: KeptSite;
beforeEach(async () => {
  site = await keptSite();
});
afterEach(() => site.close());

const names = async () => (await listBackups(site.backupFolder)).backups.map(({ name }) => name);
const pool = () => site.filesBelow(join(site.backupFolder, 'pool'));

test.each(['changed', 'missing'])(
  'one whose list of files is %s stops no other, and no file is let go of',
  async (how) => {
    const { folder, name } = await site.backUp();
    const list = join(folder, 'files');
    if (how === 'missing') rmSync(list);
    else writeFileSync(list, readFileSync(list, 'utf8').replace('[', '{'));
    rmSync(site.files.pathOf(site.hashes[0] as string));
    const made = await site.backUp();
    expect(await names()).toEqual([name, made.name]);
    expect(pool()).toHaveLength(3);
    await expect(site.restore(name)).rejects.toMatchObject({ code: 'damaged' });
  },
);

test.each(['changed', 'missing'])('one whose manifest is %s is named apart, and no file is let go of', async (how) => {
  const { folder, name } = await site.backUp();
  const manifest = join(folder, 'manifest.json');
  if (how === 'missing') rmSync(manifest);
  else truncateSync(manifest, 20);
  rmSync(site.files.pathOf(site.hashes[0] as string));
  const made = await site.backUp();
  expect(await listBackups(site.backupFolder)).toMatchObject({ backups: [{ name: made.name }], unreadable: [name] });
  expect(pool()).toHaveLength(3);
  await expect(site.restore(name)).rejects.toThrow(how === 'missing' ? /There is no backup in/ : /cannot be read/);
});

describe.each([
  ['in the clear', undefined],
  ['encrypted', KEY],
])('a file of the pool, %s,', (_, key) => {
  test('that was cut off is copied anew by the next backup, on whichever day', async () => {
    await site.backUp(key);
    const before = pool();
    for (const path of before) truncateSync(path, 3);
    await site.backUp(key);
    await site.restore('2026-11-18', key);
    expect(site.filesBelow(join(site.again, 'files'))).toHaveLength(3);
    expect(pool()).toEqual(before);
  });

  test('whose content was changed is found within a week, and copied anew', async () => {
    const { manifest } = await site.backUp(key);
    const [path = ''] = pool().sort((a, b) => statSync(b).size - statSync(a).size);
    const other = readFileSync(path);
    other[other.length - 1] = (other.at(-1) as number) ^ 1;
    writeFileSync(path, other);
    for (let day = 18; day < 25; day += 1) await site.backUp(key);
    expect(readFileSync(path).equals(other)).toBe(false);
    await site.restore('2026-11-24', key);
    expect(site.filesBelow(join(site.again, 'files'))).toHaveLength(manifest.files.count);
  });
});

test('one that a clock which ran ahead has made is not taken for the last: the next is made when it is due, and no sooner', async () => {
  const { folder } = await site.backUp();
  site.alsoOn(folder, '2027-11-17');
  const dueAt = (now: string) =>
    backUp({ ...site, passphrase: undefined, onlyIfDue: true, now: () => new Date(now), tell: () => {} });
  expect(await dueAt('2026-11-17T14:00:00Z')).toBeUndefined();
  expect(await dueAt('2026-11-18T02:00:00Z')).toMatchObject({ day: '2026-11-18' });
  expect(await dueAt('2026-11-18T02:10:00Z')).toBeUndefined();
});

test('by a clock that was set back for years the new one stays, though it is the oldest, and those that are too many go', async () => {
  const { folder } = await site.backUp();
  for (let month = 1; month <= 12; month += 1) site.alsoOn(folder, `2026-${String(month).padStart(2, '0')}-15`);
  for (let day = 1; day <= 7; day += 1) site.alsoOn(folder, `2026-12-2${day}`);
  for (const day of ['2026-02-10', '2026-02-11']) site.alsoOn(folder, day);
  const made = await site.backUp(undefined, '2020-01-01T02:30:00Z');
  expect(existsSync(made.folder)).toBe(true);
  const kept = await names();
  expect(kept[0]).toBe(made.name);
  // Seven days, three weeks and ten months more, besides the new one; of February the last.
  expect(kept).toHaveLength(1 + 7 + 3 + 10);
  expect(kept.filter((name) => name.startsWith('2026-02'))).toEqual(['2026-02-15-033000']);
  expect(readdirSync(site.backupFolder).sort()).toEqual([...kept, 'pool'].sort());
});

test('the database of a site that is damaged is not backed up, and that is said', async () => {
  await site.backUp();
  await site.damageDatabase();
  await expect(site.backUp()).rejects.toMatchObject({ code: 'damaged-site' });
  expect(await names()).toHaveLength(1);
  expect(readdirSync(site.backupFolder).filter((name) => name.startsWith('.'))).toEqual([]);
});
