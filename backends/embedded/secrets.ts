import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made once and kept with the data: another secret would sign everybody out. */
export function sessionSecret(dataFolder: string): string {
  return secretIn(join(dataFolder, 'session-secret'));
}

/** What private links are signed with. Apart from the sessions' secret, because it goes along when a site moves. */
export function linkKey(dataFolder: string): string {
  return secretIn(join(dataFolder, 'link-key'));
}

export function keepLinkKey(dataFolder: string, key: string): void {
  const file = join(dataFolder, 'link-key');
  writeFileSync(`${file}.part`, key, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

function secretIn(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  // A disk that was full when it was made leaves an empty file, and an empty secret would let anybody in.
  if (secret.length < 32) throw new Error(`The secret in '${file}' is not whole: delete it and start again.`);
  return secret;
}
