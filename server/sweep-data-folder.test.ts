import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepDataFolder } from './sweep-data-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_WORK = '00000000-0000-4000-8000-000000000001';
const DEAD = '00000000-0000-4000-8000-000000000002';

test('what ended processes left is swept, emails after ninety days, and nothing that another process is at', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-swept-'));
  const put = (path: string, days: number) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'x');
    const written = new Date(Date.now() - days * DAY_MS);
    utimesSync(file, written, written);
  };
  const stay = [
    `uploads/${AT_WORK}`,
    `upload-pieces/${AT_WORK}/000000000000-3`,
    `files/unfinished/${AT_WORK}`,
    `unsent/.1000000000001-${AT_WORK}.json`,
    'clock.part',
  ];
  const go = [
    `uploads/${DEAD}`,
    `uploads/${DEAD}-form/0`,
    `upload-pieces/${DEAD}/000000000000-3`,
    `files/unfinished/${DEAD}`,
    'link-key.part',
  ];
  for (const path of stay) put(path, 0.9);
  for (const path of go) put(path, 1.1);
  const kept = [
    'clock',
    'nase-brdo.sqlite',
    `files/ab/${'ab'.repeat(32)}`,
    `files/leaving/${'cd'.repeat(32)}`,
    `unsent/1000000000000-${DEAD}.json`,
    'outbox/moje.eml',
  ];
  for (const path of kept) put(path, 1000);
  put('outbox/2026-08-21T10-00-00-000Z-0001-ana@primjer.hr.eml', 89.9);
  put('outbox/2026-08-20T10-00-00-000Z-0001-ana@primjer.hr.eml', 90.1);

  await sweepDataFolder(folder, new Date());
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const mail = 'outbox/2026-08-21T10-00-00-000Z-0001-ana@primjer.hr.eml';
  expect(left.sort()).toEqual([...stay, ...kept, mail].sort());
  rmSync(folder, { recursive: true });
});
