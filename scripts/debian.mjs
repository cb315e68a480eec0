// Installs packages of Debian, where the tests need a browser and this is root's machine.
import { existsSync } from 'node:fs';
import { run } from './project.mjs';

/** A line that fails for a moment is no reason to be without a browser. */
const RETRIES = ['-o', 'Acquire::Retries=5'];

let update;

export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether all of them are installed now. */
export async function installFromDebian(...packages) {
  if (!canInstall) return false;
  update ??= run('apt-get', [...RETRIES, 'update'], { quiet: true });
  await update;
  const { code } = await run('apt-get', [...RETRIES, 'install', '--yes', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return code === 0;
}
