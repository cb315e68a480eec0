import { CONTRIBUTIONS, contributionIn, filesIn } from '../contributions/contribution.ts';
import { MEDIA } from '../media/media.ts';
import type { ArchiveTarget } from './archive.ts';
import { PRIVATE_FILES, type PrivatePorts, sectionsOf, writeEntries } from './private-part.ts';

/** What a site holds besides its chronicle: people's accounts without their passwords, and all that waits or is theirs. */
export async function exportPrivate(ports: PrivatePorts, target: ArchiveTarget): Promise<void> {
  for (const { path, read } of sectionsOf(ports)) {
    const entries = await read();
    if (entries.size > 0) await target.write(path, writeEntries(entries));
  }
  const { store, files } = ports;
  const inMedia = new Set((await store.list(MEDIA)).map(({ fields }) => String(fields.hash)));
  const told = (await store.list(CONTRIBUTIONS)).map(({ fields }) => contributionIn(fields));
  const hashes = new Set(told.flatMap(filesIn).flatMap(({ hash }) => (inMedia.has(hash) ? [] : [hash])));
  for (const hash of [...hashes].sort()) {
    const bytes = await files.get(hash);
    if (!bytes) throw new Error(`The file of a contribution is missing (${hash})`);
    await target.write(`${PRIVATE_FILES}${hash}`, bytes);
  }
}
