import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Uploads } from './uploads.ts';

const HOUR_MS = 60 * 60 * 1000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-uploads-'));
  for (const [form, hours] of [
    ['just begun', 0],
    ['of yesterday', 25],
  ] as const) {
    mkdirSync(join(folder, form));
    const begun = new Date(Date.now() - hours * HOUR_MS);
    utimesSync(join(folder, form), begun, begun);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a process that is alone sweeps out everything at its start', () => {
  new Uploads(folder, 0);
  expect(readdirSync(folder)).toEqual([]);
});

test('one of many leaves what another may still be taking in', () => {
  new Uploads(folder, 24 * HOUR_MS);
  expect(readdirSync(folder)).toEqual(['just begun']);
});
