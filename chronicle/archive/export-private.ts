import { contributedFiles } from '../contributions/contribution.ts';
import { MEDIA } from '../media/media.ts';
import type { ArchiveTarget, MissingFile } from './archive.ts';
import { copyFile } from './export-archive.ts';
import { PRIVATE_FILES, type PrivatePorts, sectionsOf, writeEntries } from './private-part.ts';

/**
 * What a site holds besides its chronicle: people's accounts without their passwords, and all that waits or is theirs.
 * Answers with files that could not be written.
 */
export async function exportPrivate(ports: PrivatePorts, target: ArchiveTarget): Promise<MissingFile[]> {
  for (const { path, read } of sectionsOf(ports)) {
    const entries = await read();
    if (entries.size > 0) await target.write(path, writeEntries(entries));
  }
  const { store, files } = ports;
  const inMedia = new Set((await store.list(MEDIA)).map(({ fields }) => String(fields.hash)));
  const hashes = new Set((await contributedFiles(store)).flatMap(({ hash }) => (inMedia.has(hash) ? [] : [hash])));
  const missing: MissingFile[] = [];
  for (const hash of [...hashes].sort()) {
    missing.push(...(await copyFile(files, hash, { path: `${PRIVATE_FILES}${hash}`, target })));
  }
  return missing;
}
