import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made once and kept with the data: another secret would sign everybody out. */
export function sessionSecret(dataFolder: string): string {
  const file = join(dataFolder, 'session-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  // A disk that was full when it was made leaves an empty file, and an empty secret would let anybody in.
  if (secret.length < 32) throw new Error(`The session secret in '${file}' is not whole: delete it and start again.`);
  return secret;
}
