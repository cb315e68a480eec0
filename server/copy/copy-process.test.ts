import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyInProcess } from './copy-process.ts';

test('one that never ends is ended, so that others can be made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-copy-process-'));
  const [, program = ''] = process.argv;
  const hanging = join(folder, 'hangs.mjs');
  writeFileSync(hanging, "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);");
  process.argv[1] = hanging;
  try {
    await expect(copyInProcess(folder, {}, 100)).rejects.toMatchObject({ name: 'AbortError' });
  } finally {
    process.argv[1] = program;
    rmSync(folder, { recursive: true });
  }
});
