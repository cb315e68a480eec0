import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../backends/embedded/database.ts';
import { EmbeddedStore } from '../../backends/embedded/store.ts';
import { openCopies } from './copies.ts';
import { COPY_MARK } from './make-copy.ts';
import { replaceFolder } from './replace-folder.ts';

let folder: string;
let store: EmbeddedStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-copies-'));
  store = new EmbeddedStore(openDatabase(folder));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

type MakeCopy = Parameters<typeof openCopies>[0]['makeCopy'];

const broken = [{ file: 'index.html', link: 'nema-toga' }];
const small: MakeCopy = (place) =>
  replaceFolder(place, COPY_MARK, async (part) => {
    writeFileSync(join(part, COPY_MARK), JSON.stringify({ pages: 1, made: '2026-11-11T03:30:00Z' }));
    return { pages: 1, files: 0, broken };
  });

function night(now: string, { nightly = true, makeCopy = small } = {}) {
  return openCopies({
    store,
    makeCopy,
    now: () => new Date(now),
    folder: join(folder, 'copies'),
    today: () => now.slice(0, 10),
    nightly,
  });
}

const made = () => (existsSync(join(folder, 'copies')) ? readdirSync(join(folder, 'copies')).sort() : []);
const settled = (copies: ReturnType<typeof night>, phase: string) =>
  expect.poll(() => copies.progress()?.phase, { timeout: 30_000 }).toBe(phase);

test('one is made each night, by one of several processes, and the last three stay', async () => {
  for (const day of ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14']) {
    const both = [night(`${day}T03:30:00Z`), night(`${day}T03:30:00Z`)];
    await expect.poll(() => both.filter((one) => one.progress()?.phase === 'made').length, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => made().includes(day)).toBe(true);
    for (const one of both) await one.close();
  }
  expect(made()).toEqual(['2026-11-12', '2026-11-13', '2026-11-14']);
});

test('those that a clock which ran ahead has made go first, and never the new one', async () => {
  for (const day of ['2027-11-11', '2027-11-12', '2027-11-13'])
    mkdirSync(join(folder, 'copies', day), { recursive: true });
  for (const day of ['2026-11-11', '2026-11-12', '2026-11-13']) {
    const copies = night(`${day}T03:30:00Z`);
    await settled(copies, 'made');
    expect((await copies.kept())[0]?.day).toBe(day);
    await copies.close();
  }
  expect(made()).toEqual(['2026-11-11', '2026-11-12', '2026-11-13']);
});

test('none before three on the hill, nor where nobody asked for it', async () => {
  const early = night('2026-11-11T01:30:00Z');
  const unasked = night('2026-11-11T03:30:00Z', { nightly: false });
  await early.close();
  await unasked.close();
  expect([early.progress(), unasked.progress(), made()]).toEqual([undefined, undefined, []]);
});

test('one that failed is told of, leaves nothing half there, and the one before stays', async () => {
  const first = night('2026-11-11T03:30:00Z');
  await settled(first, 'made');
  expect(first.progress()).toMatchObject({ pages: 1, broken: ['index.html: nema-toga'] });
  await first.close();
  const failing: MakeCopy = (place) =>
    replaceFolder(place, COPY_MARK, async () => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    });
  const second = night('2026-11-12T03:30:00Z', { makeCopy: failing });
  await settled(second, 'failed');
  expect(second.progress()).toMatchObject({ isDiskFull: true });
  await second.close();
  expect(made()).toEqual(['2026-11-11']);
  expect(await second.kept()).toMatchObject([{ day: '2026-11-11', pages: 1 }]);
});
