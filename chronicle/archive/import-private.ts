import { Fault } from '../../domain/fault.ts';
import { hashOf } from '../files/file-store.ts';
import { rolledAccount } from '../identity/account-directory.ts';
import { type CommitLimits, checkWrites } from '../store/document-store.ts';
import { type ArchiveSource, outcomeOf, type ReportEntry } from './archive.ts';
import { checkJson } from './archive-limits.ts';
import {
  COLLECTIONS,
  type Entries,
  filesReferredTo,
  PRIVATE,
  PRIVATE_FILES,
  type PrivatePorts,
  readEntries,
  sectionsOf,
} from './private-part.ts';

interface PrivateImport {
  readonly refused: readonly ReportEntry[];
  readonly report: readonly ReportEntry[];
  take(): Promise<void>;
}

interface Brought {
  /** Paths in the archive. */
  readonly paths: readonly string[];
  /** Hashes of what the archive has for everybody: contributions may refer to it. */
  readonly media: ReadonlySet<string>;
}

/** Looks through the private part of an archive, and takes it in when asked to. */
export async function readPrivate(
  ports: PrivatePorts | undefined,
  source: ArchiveSource,
  { paths, media }: Brought,
): Promise<PrivateImport> {
  const refused: ReportEntry[] = [];
  const report: ReportEntry[] = [];
  const taking: (() => Promise<void>)[] = [];
  const refuse = (path: string, problem: string) => refused.push({ path, outcome: 'refused', problem });
  const sections = new Map(ports ? sectionsOf(ports).map((section) => [section.path, section]) : []);
  const files = new Set(paths.filter((path) => path.startsWith(PRIVATE_FILES)));
  for (const path of paths) {
    if (!ports) refuse(path, 'is private, and taken in by npm run archive alone');
    else if (files.has(path)) for (const problem of await fileFaults(source, path)) refuse(path, problem);
    else if (!sections.has(path)) refuse(path, 'is not a part of an archive');
  }
  if (!ports) return { refused, report, take: async () => {} };

  for (const path of files) {
    const hash = path.slice(PRIVATE_FILES.length);
    report.push({ path, outcome: (await ports.files.sizeOf(hash)) === undefined ? 'added' : 'unchanged' });
    taking.push(async () => void (await ports.files.put(await source.read(path))));
  }
  for (const { path, read, keep, problemOf } of sections.values()) {
    if (!paths.includes(path)) continue;
    try {
      const bytes = await source.read(path);
      checkJson(bytes);
      const entries = readEntries(bytes);
      const here = await read();
      const faults = [
        ...storeFaults(path, entries, ports.store),
        ...[...entries].flatMap(([name, fields]) => {
          const problem = problemOf?.(fields);
          return problem === undefined ? [] : [`${name} does not fit its schema: ${problem}`];
        }),
        ...accountFaults(path, entries, here),
      ];
      for (const hash of filesReferredTo(path, entries)) {
        const isBrought = media.has(hash) || files.has(`${PRIVATE_FILES}${hash}`);
        if (!isBrought && !(await ports.files.has(hash))) faults.push(`there is no ${PRIVATE_FILES}${hash}`);
      }
      for (const problem of faults) refuse(path, problem);
      const changed = new Set<string>();
      for (const [name, fields] of entries) {
        const outcome = outcomeOf(here.get(name), fields);
        report.push({ path: `${path}#${name}`, outcome });
        if (outcome !== 'unchanged') changed.add(name);
      }
      // Read again rather than kept: all that is private need not lie in memory together.
      const take = async () => {
        const again = [...readEntries(await source.read(path))];
        await keep(new Map(again.filter(([name]) => changed.has(name))));
      };
      if (changed.size > 0) taking.push(take);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      refuse(path, error.message);
    }
  }
  return {
    refused,
    report,
    async take() {
      for (const step of taking) await step();
    },
  };
}

async function fileFaults(source: ArchiveSource, path: string): Promise<string[]> {
  try {
    const hash = source.hashOf?.(path) ?? (await hashOf(await source.read(path)));
    return hash === path.slice(PRIVATE_FILES.length) ? [] : ['is not what its name says'];
  } catch (error) {
    if (error instanceof Fault) return [error.message];
    throw error;
  }
}

/** What no store would take is known before anything is changed. */
function storeFaults(path: string, entries: Entries, limits: CommitLimits): string[] {
  const collection = COLLECTIONS.find(({ name }) => path === `${PRIVATE}${name}.json`);
  if (!collection) return [];
  return [...entries].flatMap(([id, fields]) => {
    try {
      checkWrites([{ verb: 'set', collection: collection.name, id, fields }], limits);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** Somebody who has opened an account here already would otherwise have two with one address. */
function accountFaults(path: string, entries: Entries, here: Entries): string[] {
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
