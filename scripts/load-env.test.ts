import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNode } from '../tests/drivers/run-node.ts';
import { root } from './project.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-env-'));
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(root, 'scripts/load-env.mjs'), join(folder, 'scripts/load-env.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function readKey(env: string) {
  writeFileSync(join(folder, '.env'), env);
  const args = ['--import', join(folder, 'scripts/load-env.mjs'), '-e', 'process.stdout.write(process.env.BACKUP_KEY)'];
  return runNode(args, {});
}

test.each([
  ['BACKUP_KEY=dvanaest znakova#tajna', /^\.env, line 2: BACKUP_KEY has a # and no quotes\..*\n$/],
  ['BACKUP_KEY=dvanaest znakova # napisano drugdje', /^\.env, line 2: BACKUP_KEY has a # /],
  ['BACKUP_KEY= dvanaest znakova', /^\.env, line 2: BACKUP_KEY has a blank before or after its value/],
  ['export BACKUP_KEY=dvanaest znakova\t\r\nPORT=3000', /^\.env, line 2: BACKUP_KEY has a blank/],
])('%j in .env is one clear line and exit 1', async (line, words) => {
  const { status, stdout, stderr } = await readKey(`# settings\n${line}\n`);
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(words)]);
  expect(stderr).not.toContain('znakova');
});

test.each([
  ['BACKUP_KEY="dvanaest znakova#tajna "', 'dvanaest znakova#tajna '],
  ["BACKUP_KEY='dvanaest #\nznakova' # comment", 'dvanaest #\nznakova'],
  ['#BACKUP_KEY= stara # lozinka\r\nBACKUP_KEY=dvanaest znakova\r\nEDITORS=', 'dvanaest znakova'],
])('%j in .env is taken as it is written', async (line, value) => {
  expect(await readKey(line)).toMatchObject({ status: 0, stdout: value, stderr: '' });
});
