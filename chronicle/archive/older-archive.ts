import { currentName, migrateFields } from '../migrations/migrate.ts';
import type { Fields } from '../store/document-store.ts';
import type { ArchiveSource } from './archive.ts';
import { checkJson } from './archive-limits.ts';
import { COLLECTIONS, PRIVATE, readEntries, writeEntries } from './private-part.ts';

const ENDING = '.json';
/** No step looks at files for what is private. */
const MIGRATING = { context: { today: '', readFile: async () => undefined }, tell: () => {} };

/** An archive of whichever version as this version would have written it. */
export function inPresentForm(source: ArchiveSource): ArchiveSource {
  let listed: Promise<ReadonlyMap<string, string>> | undefined;
  /** Present path -> the path it has in the archive. */
  const originals = () => {
    listed ??= source.list().then((paths) => {
      const taken = new Set(paths);
      const present = (path: string) => (taken.has(presentPath(path)) ? path : presentPath(path));
      return new Map(paths.map((path) => [present(path), path]));
    });
    return listed;
  };
  return {
    list: async () => [...(await originals()).keys()],
    async read(path) {
      const original = (await originals()).get(path) ?? path;
      const bytes = await source.read(original);
      if (!COLLECTIONS.includes(collectionOf(path))) return bytes;
      checkJson(bytes);
      const collection = collectionOf(original);
      const migrated = new Map<string, Fields>();
      for (const [id, fields] of readEntries(bytes)) {
        migrated.set(id, await migrateFields({ collection, id, fields }, 0, MIGRATING));
      }
      return writeEntries(migrated);
    },
  };
}

function collectionOf(path: string): string {
  return path.startsWith(PRIVATE) && path.endsWith(ENDING) ? path.slice(PRIVATE.length, -ENDING.length) : '';
}

function presentPath(path: string): string {
  const collection = collectionOf(path);
  return collection === '' ? path : `${PRIVATE}${currentName(collection)}${ENDING}`;
}
