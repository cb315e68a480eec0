import { Fault } from '../../domain/fault.ts';
import { contributions, filesIn } from '../contributions/contribution.ts';
import { hashOf } from '../files/file-store.ts';
import { rolledAccount } from '../identity/account-directory.ts';
import { type CommitLimits, checkWrites } from '../store/document-store.ts';
import type { ArchiveSource } from './archive.ts';
import { COLLECTIONS, type Entries, PRIVATE, PRIVATE_FILES } from './private-part.ts';

export async function fileFaults(source: ArchiveSource, path: string): Promise<string[]> {
  try {
    const hash = await hashOf(await source.read(path));
    return hash === path.slice(PRIVATE_FILES.length) ? [] : ['is not what its name says'];
  } catch (error) {
    if (error instanceof Fault) return [error.message];
    throw error;
  }
}

/** What no store would take is known before anything is changed. */
export function documentFaults(path: string, entries: Entries, limits: CommitLimits): string[] {
  const collection = COLLECTIONS.find(({ name }) => path === `${PRIVATE}${name}.json`);
  if (!collection) return [];
  return [...entries].flatMap(([id, fields]) => {
    try {
      checkWrites([{ verb: 'set', collection: collection.name, id, fields }], limits);
      const problem = collection.problemOf(fields);
      return problem === undefined ? [] : [`${id} does not fit its schema: ${problem}`];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** Somebody who has opened an account here already would otherwise have two with one address. */
export function accountFaults(path: string, entries: Entries, here: Entries): string[] {
  if (path !== `${PRIVATE}accounts.json`) return [];
  const owners = new Map([...here].map(([id, { email }]) => [email, id]));
  return [...entries].flatMap(([id, fields]) => {
    const { success, data } = rolledAccount.safeParse(fields);
    if (!success) return [`${id} is not an account`];
    const owner = owners.get(data.email) ?? id;
    owners.set(data.email, owner);
    return owner === id ? [] : [`${data.email} has another account, ${owner}`];
  });
}

export async function missingFiles(
  entries: Entries,
  media: ReadonlySet<string>,
  hasFile: (hash: string) => Promise<boolean>,
): Promise<string[]> {
  const missing: string[] = [];
  const fitting = [...entries].map(([id, fields]) => contributions.read({ id, fields }));
  for (const { name, hash } of fitting.flatMap((contribution) => (contribution ? filesIn(contribution) : []))) {
    if (!media.has(name) && !(await hasFile(hash))) missing.push(`there is no ${PRIVATE_FILES}${hash}`);
  }
  return missing;
}
