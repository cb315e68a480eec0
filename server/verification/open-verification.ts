import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_COLLECTIONS } from '../../chronicle/verification/collections.ts';
import type { FileWalk } from '../../chronicle/verification/files.ts';
import type { Check } from '../../chronicle/verification/finding.ts';
import { checksOf } from '../../chronicle/verification/verify.ts';
import type { Backend } from '../backend.ts';
import type { Configuration } from '../configuration.ts';
import { databaseCheck } from './database.ts';
import { lettersCheck } from './letters.ts';
import { recoverFile } from './recover-file.ts';

/** All checks of a site, of either backend. */
export function openVerification(
  configuration: Configuration,
  { store, files }: Backend,
  now = () => new Date(),
): Check[] {
  const { dataFolder, firebase, backups } = configuration;
  const aside = join(dataFolder, 'set-aside');
  const isEmbedded = 'missing' in firebase;
  const place = { backupFolder: backups.folder, passphrase: backups.passphrase };
  return [
    ...(isEmbedded ? [databaseCheck(dataFolder)] : []),
    ...checksOf({
      store,
      walk: walkOf(files, aside),
      ...(isEmbedded ? { recover: recoverFile({ files, aside, ...place }) } : {}),
      now,
      collections: ALL_COLLECTIONS,
    }),
    lettersCheck(dataFolder),
  ];
}

function walkOf(files: Backend['files'], aside: string): FileWalk {
  return {
    each: () => files.each(),
    hashOf: (hash) => files.hashOf(hash),
    async setAside({ hash, written }) {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      // Somebody is just sending the same once more: the site runs meanwhile, and nothing names it yet.
      const found = await stat(files.pathOf(hash)).catch(() => undefined);
      if (!found || found.mtime > written) return undefined;
      await rename(files.pathOf(hash), join(aside, hash));
      return aside;
    },
  };
}
