import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderFiles } from '../../backends/embedded/files.ts';
import { askedWith } from '../../chronicle/trees/tree-jobs.fixture.ts';
import type { RunTreeJob } from '../../chronicle/trees/tree-jobs.ts';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { GedcomEditError, putTogether } from '../../genealogy/index.ts';
import { decodingProcessOf } from '../../tests/drivers/decoding-process.ts';
import { treeTask } from './tree-task.ts';

const LINES = `0 HEAD
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Mara /Čavar/
1 DEAT
2 DATE 1901
0 @I2@ INDI
1 NAME Živka /Čavar/
1 BIRT
2 DATE 2000
0 TRLR
`;

let folder: string;
let files: FolderFiles;
let run: RunTreeJob;
let hash: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-trees-'));
  files = new FolderFiles(folder);
  run = treeTask(files);
  hash = await files.put(Buffer.from(LINES));
});
afterAll(() => rmSync(folder, { recursive: true }));

const treeProcess = () => decodingProcessOf(process.pid, 'tree-process') ?? 0;

test('a tree comes from the other process without what is private of the living', async () => {
  const asked = askedWith({ cavar: hash }, '2026-11-18');
  const { genealogy } = await run('open', { asked, tree: 'cavar', known: '' });
  const people = genealogy ? [...putTogether(genealogy).individuals] : [];
  expect(people.map(({ name, birth, death }) => [name.full, birth?.date, death?.date])).toEqual([
    ['Mara Čavar', undefined, '1901'],
    ['Živka Čavar', undefined, undefined],
  ]);
  expect(await run('dead', { asked, tree: 'cavar' })).toEqual(new Set(['I1']));
});

describe('an error comes back as what it was there', () => {
  test('a file that is no GEDCOM', async () => {
    const words = await files.put(Buffer.from('nije rodoslov'));
    await expect(run('read', { hash: words })).rejects.toEqual(new TreeFileFault('not-gedcom'));
  });

  test('a file that is missing', async () => {
    await expect(run('read', { hash: '0'.repeat(64) })).rejects.toMatchObject({ name: 'Fault', code: 'not-found' });
  });

  test('an edit that cannot be made', async () => {
    const edit = { kind: 'sex', person: 'I9', sex: 'F' } as const;
    const stamp = { by: 'Ana', at: '2026-11-18T00:00:00.000Z', lastId: 0 };
    const failed = await run('edit', { hash, tree: 'cavar', edit, stamp }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(GedcomEditError);
    expect(failed).toMatchObject({ code: 'no-such-person', choices: [] });
  });
});

describe.runIf(process.platform === 'linux')('when the process ends at work, only that job fails', () => {
  test.each([
    ['somebody else ended it', 'SIGKILL', 'interrupted'],
    ['its heap was full', 'SIGABRT', 'too-large'],
  ] as const)('%s', async (_, signal, code) => {
    await run('read', { hash });
    const pid = treeProcess();
    process.kill(pid, 'SIGSTOP');
    const ids = run('ids', { hash });
    process.kill(pid, signal);
    process.kill(pid, 'SIGCONT');
    await expect(ids).rejects.toEqual(new TreeFileFault(code));
    expect(await run('ids', { hash })).toEqual(new Set(['I1', 'I2']));
  });
});
