import { dayOf } from '../../domain/site-zone.ts';
import { checkedVersion, currentName, migrateFields } from '../migrations/migrate.ts';
import { type MigrationStep, STEPS } from '../migrations/steps.ts';
import type { ArchiveSource } from './archive.ts';
import { checkJson } from './archive-limits.ts';
import {
  COLLECTIONS,
  PRIVATE,
  PRIVATE_FILES,
  readEntries,
  SCHEMA_PATH,
  schemaEntries,
  writeEntries,
} from './private-part.ts';

/**
 * An archive as this version would have written it: what is private in it goes through the steps that a store of its age
 * goes through. The public part needs none: it is read anew each time.
 */
export function currentArchive(
  source: ArchiveSource,
  at: string,
  steps: readonly MigrationStep[] = STEPS,
): ArchiveSource {
  let known: Promise<number> | undefined;
  const context = {
    today: dayOf(at),
    readFile: async (hash: string) => {
      const path = `${PRIVATE_FILES}${hash}`;
      return (await source.list()).includes(path) ? source.read(path) : undefined;
    },
  };
  const tell = ({ message, ...details }: { readonly message: string }) => console.error(message, details);

  let listed: Promise<ReadonlyMap<string, string>> | undefined;
  /** By what they are called now, the paths in the archive. */
  const paths = () => {
    listed ??= source.list().then((all) => new Map(all.map((path) => [currentPath(path, all, steps), path])));
    return listed;
  };

  return {
    list: async () => [...(await paths()).keys()],
    hashOf: (path) => source.hashOf?.(path),
    async read(path) {
      const given = (await paths()).get(path) ?? path;
      const isKnown = COLLECTIONS.some(({ name }) => path === pathOf(name));
      const collection = isKnown ? collectionAt(given) : undefined;
      if (collection === undefined && path !== SCHEMA_PATH) return source.read(given);
      known ??= versionOf(source, steps);
      const version = await known;
      if (collection === undefined) return writeEntries(schemaEntries(steps));
      const bytes = await source.read(given);
      if (version >= steps.length) return bytes;
      checkJson(bytes);
      const entries = [...readEntries(bytes)].map(async ([id, fields]) => {
        return [id, await migrateFields({ collection, id, fields }, version, { context, tell, steps })] as const;
      });
      return writeEntries(new Map(await Promise.all(entries)));
    },
  };
}

const pathOf = (collection: string) => `${PRIVATE}${collection}.json`;

function collectionAt(path: string): string | undefined {
  const isOfDocuments = path.startsWith(PRIVATE) && !path.startsWith(PRIVATE_FILES) && path.endsWith('.json');
  return isOfDocuments ? path.slice(PRIVATE.length, -'.json'.length) : undefined;
}

/** What has both names was written by no version: the older of the two is then no part of an archive. */
function currentPath(path: string, all: readonly string[], steps: readonly MigrationStep[]): string {
  const collection = collectionAt(path);
  const current = collection === undefined ? path : pathOf(currentName(collection, steps));
  return current !== path && all.includes(current) ? path : current;
}

/** Archives from before their version was written into them have none. */
async function versionOf(source: ArchiveSource, steps: readonly MigrationStep[]): Promise<number> {
  if (!(await source.list()).includes(SCHEMA_PATH)) return 0;
  const bytes = await source.read(SCHEMA_PATH);
  checkJson(bytes);
  return checkedVersion('The archive', readEntries(bytes).get('documents'), steps);
}
