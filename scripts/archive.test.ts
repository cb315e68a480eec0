import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DATABASE_FILE } from '../backends/embedded/database.ts';
import type { ReportEntry } from '../chronicle/archive/archive.ts';
import { importArchive } from '../chronicle/archive/import-archive.ts';
import { folderSource } from '../server/archive/folder-archive.ts';
import { openBackend } from '../server/backend.ts';
import { describeMedia } from '../server/starter-content.ts';
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
  mkdirSync(records, { recursive: true });
  for (let number = 0; number < RECORDS / 2; number += 1) write(number, `Bura ${number}`);
  expect(outcomes(await importHere(dataFolder, archive))).toEqual({ added: RECORDS / 2 });
  const before = held(dataFolder);
  expect(before).toHaveLength(RECORDS / 2);

  for (let number = 0; number < RECORDS; number += 1) write(number, `Južina ${number}`);
  const command = ['--import', KILL, 'scripts/archive.ts', 'import', archive];
  expect(await runNode(command, { DATA_DIR: dataFolder })).toMatchObject({ status: null });
  expect(held(dataFolder)).toEqual(before);
  expect(outcomes(await importHere(dataFolder, archive))).toEqual({ added: RECORDS / 2, changed: RECORDS / 2 });
  expect(held(dataFolder).filter(({ title }) => String(title).startsWith('Južina'))).toHaveLength(RECORDS);
});

/** As the command does, without a process of its own. */
async function importHere(dataFolder: string, archive: string): Promise<ReportEntry[]> {
  const backend = await openBackend({ dataFolder, firebase: { missing: [] } });
  const options = { by: 'npm run archive', at: new Date().toISOString() };
  const report = await importArchive({ ...backend, describeMedia }, folderSource(archive), options);
  await backend.close();
  return report;
}

function outcomes(report: readonly ReportEntry[]) {
  const groups = Map.groupBy(report, ({ outcome }) => outcome);
  return Object.fromEntries(Array.from(groups, ([outcome, entries]) => [outcome, entries.length]));
}

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
