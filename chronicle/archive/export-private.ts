import { MEDIA } from '../media/media.ts';
import type { ArchiveTarget, MissingFile } from './archive.ts';
import { copyFile } from './export-archive.ts';
import { filesReferredTo, PRIVATE_FILES, type PrivatePorts, sectionsOf, writeEntries } from './private-part.ts';

/**
 * What a site holds besides its chronicle: people's accounts without their passwords, and all that waits or is theirs.
 * Answers with files that could not be written, and with what could not be taken in again as it is.
 */
export async function exportPrivate(ports: PrivatePorts, target: ArchiveTarget): Promise<MissingFile[]> {
  const missing: MissingFile[] = [];
  const { store, files } = ports;
  const inMedia = new Set((await store.list(MEDIA)).map(({ fields }) => String(fields.hash)));
  const referred = new Set<string>();
  for (const { path, read, problemOf } of sectionsOf(ports)) {
    const entries = await read();
    if (entries.size > 0) await target.write(path, writeEntries(entries));
    for (const hash of filesReferredTo(path, entries)) if (!inMedia.has(hash)) referred.add(hash);
    for (const [name, fields] of entries) {
      const problem = problemOf?.(fields);
      if (!problem) continue;
      const lack = { lack: 'written-unfit', problem: `is written, but does not fit its schema: ${problem}` } as const;
      missing.push({ path: `${path}#${name}`, ...lack });
    }
  }
  for (const hash of [...referred].sort()) {
    missing.push(...(await copyFile(files, hash, { path: `${PRIVATE_FILES}${hash}`, target })));
  }
  return missing;
}
