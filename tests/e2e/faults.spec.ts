import { expect, test } from '@playwright/test';
import { isLong } from '../drivers/effort.ts';
import { runNode } from '../drivers/run-node.ts';

/** For as long as docs/reliability.md says: `npm run faults`. */
const FAULTS = [
  'data-folder',
  'second-process',
  'file-removal',
  'kill',
  'disk-full',
  'read-only',
  'clock',
  'slow-connections',
  'many-requests',
  'mail',
  // Short, it is what hosted-processes.spec.ts does.
  ...(isLong ? ['firestore'] : []),
];

for (const name of FAULTS) {
  test(`what is promised of the fault ${name} is kept`, { tag: '@long' }, async () => {
    const effort = isLong ? '--medium' : '--short';
    const { status, stdout, stderr } = await runNode(['bench/faults/main.ts', name, effort], {});
    expect(`${stdout}${stderr}`).not.toContain('✗');
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
}
