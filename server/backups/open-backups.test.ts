import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBackups } from './open-backups.ts';
import type { BackupOutcome, runBackup } from './run-backup.ts';

const run = vi.fn<typeof runBackup>();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-17T11:00:00Z');

let dataFolder: string;
let opened: ReturnType<typeof openBackups>;
/** What comes of the next backup; a good one is there afterwards. */
let outcome: BackupOutcome;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-open-backups-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: NOON });
  outcome = { kind: 'made', name: 'x' };
  run.mockReset().mockImplementation(async () => {
    if (outcome.kind === 'made') write(new Date());
    return outcome;
  });
});
afterEach(async () => {
  await opened.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(dataFolder, { recursive: true, force: true });
});

function write(made: Date): void {
  const part = { size: 1, sha256: '0'.repeat(64) };
  const folder = join(dataFolder, 'backups', `${made.toISOString().slice(0, 10)}-120000`);
  mkdirSync(folder, { recursive: true });
  const manifest = {
    ...{ format: 1, made: made.toISOString(), tables: 1, documents: 1, counts: { records: 3 }, accounts: 2 },
    ...{ parts: { database: part, kept: part, files: part }, files: { count: 1, bytes: 7, missing: 0 } },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

function open(folder = join(dataFolder, 'backups')) {
  opened = openBackups({ dataFolder, backups: { folder, passphrase: undefined } }, run);
  return opened.services;
}

/** Folders are read for real between the looks. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= MINUTE) {
    await vi.advanceTimersByTimeAsync(Math.min(left, MINUTE));
    await opened.services.list();
  }
}

const called = (times: number) => until(() => run.mock.calls.length === times && !opened.services.state().progress);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

test('one is made two minutes after a start that has none, and then every night', async () => {
  const services = open();
  expect(services.state()).toEqual({ last: undefined, isLate: false, failure: undefined, progress: undefined });
  await pass(MINUTE);
  expect(run).not.toHaveBeenCalled();
  await pass(MINUTE);
  await called(1);
  expect(run.mock.calls[0]?.[0]).toMatchObject({ onlyIfDue: true, place: { dataFolder } });
  expect(services.state().last).toEqual(new Date(NOON + 2 * MINUTE));
  // Until three on the hill.
  await pass(15 * HOUR - 3 * MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(MINUTE);
  await called(2);
  expect(await services.list()).toMatchObject({
    kept: [{ records: 3, accounts: 2, files: 1, bytes: 3, sharedBytes: 7 }, {}],
  });
});

test('what failed is told, and tried again in an hour; that another process is at it is no failure', async () => {
  outcome = { kind: 'failed', code: 'disk-full', message: 'full' };
  const services = open();
  await pass(2 * MINUTE);
  await called(1);
  expect(services.state().failure).toEqual({ code: 'disk-full', at: new Date(NOON + 2 * MINUTE) });
  // A look every ten minutes: the last within the hour, and the first after it.
  await pass(58 * MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(10 * MINUTE);
  await called(2);
  outcome = { kind: 'failed', code: 'busy', message: 'another' };
  services.make();
  await called(3);
  expect(services.state().failure?.code).toBe('disk-full');
  outcome = { kind: 'made', name: 'x' };
  services.make();
  await called(4);
  expect(run.mock.calls.at(-1)?.[0].onlyIfDue).toBe(false);
  expect([services.state().failure, services.state().isLate]).toEqual([undefined, false]);
});

test('a failure by a clock that ran ahead, and was put right, keeps nobody waiting', async () => {
  vi.setSystemTime(NOON + 300 * DAY);
  outcome = { kind: 'failed', code: 'disk-full', message: 'full' };
  open();
  await pass(2 * MINUTE);
  await called(1);
  vi.setSystemTime(NOON);
  await pass(8 * MINUTE);
  await called(2);
});

test('one at a time, whose progress is told; and none after the site has closed', async () => {
  const { promise, resolve } = Promise.withResolvers<BackupOutcome>();
  run.mockImplementation((_, tell) => {
    tell({ step: 'database', done: 1, total: 4 });
    return promise;
  });
  const services = open();
  services.make();
  services.make();
  expect(run).toHaveBeenCalledTimes(1);
  expect(services.state().progress).toEqual({ step: 'database', done: 1, total: 4 });
  resolve({ kind: 'made', name: 'x' });
  await called(1);
  await opened.close();
  services.make();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a site that has never had one is warned of after two days, however often it is started', async () => {
  const secret = join(dataFolder, 'session-secret');
  writeFileSync(secret, 's');
  const yesterday = new Date(NOON - DAY);
  utimesSync(secret, yesterday, yesterday);
  outcome = { kind: 'failed', code: 'not-writable', message: 'no' };
  expect(open().state().isLate).toBe(false);
  await opened.close();
  vi.setSystemTime(NOON + DAY);
  expect(open().state().isLate).toBe(true);
});

test('one that a clock which ran ahead has made hides neither the last nor that there is none', async () => {
  write(new Date(NOON + 300 * DAY));
  write(new Date(NOON - HOUR));
  const services = open();
  await services.list();
  expect(services.state()).toMatchObject({ last: new Date(NOON - HOUR), isLate: false });
  await pass(30 * MINUTE);
  expect(run).not.toHaveBeenCalled();
});

test('a folder that can never be is told at once, and looked for again every ten minutes', async () => {
  outcome = { kind: 'failed', code: 'not-writable', message: 'no' };
  writeFileSync(join(dataFolder, 'file'), '');
  const services = open(join(dataFolder, 'file', 'backups'));
  expect(services.state().failure).toEqual({ code: 'not-writable', at: new Date(NOON) });
  await pass(2 * MINUTE);
  await called(1);
  await pass(8 * MINUTE);
  await called(2);
  expect(await services.list()).toEqual({ kept: [], unreadable: [] });
});
