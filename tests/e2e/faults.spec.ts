import { expect, test } from '@playwright/test';
import { runNode } from '../drivers/run-node.ts';

/** Each in seconds here; `npm run faults` does the same for as long as docs/reliability.md says. */
const FAULTS = [
  'data-folder',
  'kill',
  'disk-full',
  'read-only',
  'clock',
  'slow-connections',
  'many-requests',
  'mail',
  'firestore',
];

for (const name of FAULTS) {
  test(`what is promised of the fault ${name} is kept`, async () => {
    const { status, stdout, stderr } = await runNode(['bench/faults/main.ts', name, '--short'], {});
    expect(`${stdout}${stderr}`).not.toContain('✗');
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
}
