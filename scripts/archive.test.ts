import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DATABASE_FILE } from '../backends/embedded/database.ts';
import { runNode } from '../tests/drivers/run-node.ts';

const RECORDS = 100;
/** Kills the process when half of the records are written, each with its note in `changes`, and none is committed. */
const KILL = `data:text/javascript,${encodeURIComponent(`
  import { StatementSync } from 'node:sqlite';
  const { run } = StatementSync.prototype;
  let written = 0;
  StatementSync.prototype.run = function (...values) {
    if (values[0] === 'records' && ++written === ${RECORDS}) process.kill(process.pid, 'SIGKILL');
    return run.apply(this, values);
  };`)}`;

const memory = (title: string) => `---
title: ${title}
summary: Kako je puhalo.
status: published
teller: Stana
author: Uredništvo
created: 2026-01-02T03:04:05Z
---
Tekst.
`;

test('an import that is killed halfway leaves the site as it was, and the next one takes everything in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-import-'));
  const archive = join(folder, 'archive');
  const records = join(archive, 'records', 'memory');
  const dataFolder = join(folder, 'data');
  const write = (number: number, title: string) => writeFileSync(join(records, `bura-${number}.md`), memory(title));
  const importing = (...args: string[]) =>
    runNode([...args, 'scripts/archive.ts', 'import', archive], { DATA_DIR: dataFolder });
  mkdirSync(records, { recursive: true });
  for (let number = 0; number < RECORDS / 2; number += 1) write(number, `Bura ${number}`);
  expect(await importing()).toMatchObject({ status: 0 });
  const before = held(dataFolder);
  expect(before).toHaveLength(RECORDS / 2);

  for (let number = 0; number < RECORDS; number += 1) write(number, `Južina ${number}`);
  expect(await importing('--import', KILL)).toMatchObject({ status: null });
  expect(held(dataFolder)).toEqual(before);
  expect(await importing()).toMatchObject({ status: 0 });
  expect(held(dataFolder).filter(({ title }) => String(title).startsWith('Južina'))).toHaveLength(RECORDS);
});

function held(dataFolder: string) {
  const database = new DatabaseSync(join(dataFolder, DATABASE_FILE));
  try {
    return database
      .prepare("SELECT id, fields ->> '$.title' AS title, fields FROM documents WHERE collection = 'records'")
      .all();
  } finally {
    database.close();
  }
}
