import { checkVersion, migrateFields } from '../migrations/migrate.ts';
import { STEPS } from '../migrations/steps.ts';
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
export function currentArchive(source: ArchiveSource, at: string, steps = STEPS): ArchiveSource {
  let known: Promise<number> | undefined;
  const context = {
    today: at.slice(0, 10),
    readFile: async (hash: string) => {
      const path = `${PRIVATE_FILES}${hash}`;
      return (await source.list()).includes(path) ? source.read(path) : undefined;
    },
  };
  const tell = ({ message, ...details }: { readonly message: string }) => console.error(message, details);

  return {
    list: () => source.list(),
    async read(path) {
      const collection = COLLECTIONS.find(({ name }) => path === `${PRIVATE}${name}.json`)?.name;
      if (collection === undefined && path !== SCHEMA_PATH) return source.read(path);
      known ??= versionOf(source);
      const version = await known;
      if (collection === undefined) {
        checkVersion('The archive', version, steps);
        return writeEntries(schemaEntries(steps));
      }
      const bytes = await source.read(path);
      if (version >= steps.length) return bytes;
      checkJson(bytes);
      const entries = [...readEntries(bytes)].map(async ([id, fields]) => {
        return [id, await migrateFields({ collection, id, fields }, version, { context, tell, steps })] as const;
      });
      return writeEntries(new Map(await Promise.all(entries)));
    },
  };
}

/** Archives from before their version was written into them have none. */
async function versionOf(source: ArchiveSource): Promise<number> {
  if (!(await source.list()).includes(SCHEMA_PATH)) return 0;
  const bytes = await source.read(SCHEMA_PATH);
  checkJson(bytes);
  return Number(readEntries(bytes).get('documents')?.version ?? 0);
}
