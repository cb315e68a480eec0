import { join } from 'node:path';
import { attemptLedger } from '../backends/embedded/attempt-ledger.ts';
import { openDatabase, versionIn } from '../backends/embedded/database.ts';
import { FolderFiles } from '../backends/embedded/files.ts';
import { keepLinkKey, linkKey, sessionSecret } from '../backends/embedded/secrets.ts';
import { EmbeddedStore } from '../backends/embedded/store.ts';
import type { LinkKey } from '../chronicle/contributions/private-link.ts';
import type { AccountDirectory } from '../chronicle/identity/account-directory.ts';
import type { AttemptLedger } from '../chronicle/identity/attempts.ts';
import type { SendEmail } from '../chronicle/identity/email.ts';
import type { Identity } from '../chronicle/identity/identity.ts';
import type { RoleList } from '../chronicle/identity/role-list.ts';
import { keepSiteVersion, migrateStore, versionOf } from '../chronicle/migrations/migrate.ts';
import { type DataVersion, FIRST_VERSION, SITE_VERSION } from '../chronicle/migrations/site-version.ts';
import type { DocumentStore } from '../chronicle/store/document-store.ts';
import { Fault, isUnwritable } from '../domain/fault.ts';
import { dayOf } from '../domain/site-zone.ts';
import { believedClock } from './believed-clock.ts';
import { clockMemory } from './clock-memory.ts';
import { type Configuration, ConfigurationError, type FirebaseConfiguration } from './configuration.ts';
import { problemOfHalfRestored } from './half-restored.ts';
import { log } from './log.ts';
import { endUpgrade, isOlder, upgradeTables } from './upgrade.ts';

interface IdentitySettings {
  /** Whether browsers reach the site over https. */
  readonly secure: boolean;
  readonly editors: Iterable<string>;
  readonly sendEmail: SendEmail;
}

export interface Backend {
  readonly store: DocumentStore;
  readonly files: FolderFiles;
  readonly attempts: AttemptLedger;
  readonly linkKey: LinkKey;
  /** Whether other processes may be at work in the same data folder. */
  readonly sharesFolder: boolean;
  /** The time by which things are erased for good. */
  readonly believedNow: () => Date;
  openIdentity(
    settings: IdentitySettings,
  ): Promise<Identity & { readonly roles: RoleList; readonly directory: AccountDirectory }>;
  close(): Promise<void>;
}

type Place = Pick<Configuration, 'dataFolder' | 'firebase'>;

/** For commands. Data of another version are refused: only a start migrates. */
export function openBackend(place: Place): Promise<Backend> {
  return open(place, ({ site = FIRST_VERSION }) => {
    throw new ConfigurationError(
      `The data are of version ${site}, and this is ${SITE_VERSION}: npm start migrates them, nothing else does. Until then use the commands of that version.`,
    );
  });
}

/** For the start of a site. Data of an older version are migrated, of an embedded site after a backup. */
export async function openMigrated(configuration: Place & Pick<Configuration, 'backups'>): Promise<Backend> {
  const isEmbedded = 'missing' in configuration.firebase;
  let left: { readonly from: string; readonly backup?: string } | undefined;
  const backend = await open(configuration, async ({ site: from = FIRST_VERSION }) => {
    left = isEmbedded ? { from, backup: await upgradeTables(configuration, from) } : { from };
  });
  await keepSiteVersion(backend.store).catch((error: unknown) => {
    // A full disk is still read from.
    if (!isUnwritable(error)) throw error;
  });
  if (left) log({ level: 'info', message: 'data migrated', ...left, to: SITE_VERSION });
  if (isEmbedded) endUpgrade(configuration);
  return backend;
}

/** The one place that names a backend. */
async function open(
  { dataFolder, firebase }: Place,
  whenOlder: (version: DataVersion) => void | Promise<void>,
): Promise<Backend> {
  const files = new FolderFiles(join(dataFolder, 'files'));
  let backend: Backend | undefined;
  try {
    if ('missing' in firebase) checkRestored(dataFolder);
    else backend = await openHosted(firebase, files);
    const version = backend ? await versionOf(backend.store) : versionIn(dataFolder);
    if (version && isOlder(version)) await whenOlder(version);
    backend ??= openEmbedded(dataFolder, files);
    // What is new has nothing to migrate, and is called by this version.
    await migrate(backend);
    return backend;
  } catch (error) {
    await backend?.close();
    throw error instanceof Fault && error.code === 'newer-version' ? new ConfigurationError(error.message) : error;
  }
}

function checkRestored(dataFolder: string): void {
  const problem = problemOfHalfRestored(dataFolder);
  if (problem) throw new ConfigurationError(problem);
}

/** Before anything reads them, documents of earlier versions become what this one knows. */
async function migrate({ store, files }: Backend): Promise<void> {
  const context = { today: dayOf(Date.now()), readFile: (hash: string) => files.get(hash) };
  await migrateStore({ store, context, tell: ({ message, ...details }) => console.info(message, details) });
}

function openEmbedded(dataFolder: string, files: FolderFiles): Backend {
  const believedNow = believedClock(clockMemory(dataFolder));
  const database = openDatabase(dataFolder);
  const store = new EmbeddedStore(database);
  const secret = sessionSecret(dataFolder);
  return {
    store,
    files,
    attempts: attemptLedger(database, secret),
    linkKey: {
      read: async () => linkKey(dataFolder),
      keep: async (key) => keepLinkKey(dataFolder, key),
    },
    sharesFolder: false,
    believedNow,
    async openIdentity(settings) {
      // Half of what a command loads; most commands need no accounts.
      const { openEmbeddedIdentity } = await import('../backends/embedded/identity.ts');
      return openEmbeddedIdentity({ ...settings, database, secret, believedNow });
    },
    close: () => store.close(),
  };
}

/** Imported only where it is configured. If it fails, the process ends: it must not fall back to an empty local site. */
async function openHosted(firebase: FirebaseConfiguration, files: FolderFiles): Promise<Backend> {
  return settingUp(async () => {
    const { setUpFirebase } = await import('../backends/firebase/services.ts');
    const { checkCredentials, explainRefusal } = await import('../backends/firebase/credentials.ts');
    const { FirestoreStore } = await import('../backends/firebase/store.ts');
    const { openAttemptLedger } = await import('../backends/firebase/attempt-ledger.ts');
    const { replaceKey, sharedKey } = await import('../backends/firebase/shared-key.ts');
    const { openFirebaseIdentity } = await import('../backends/firebase/identity.ts');
    const { firebaseApp, auth, db, close } = setUpFirebase(firebase);
    try {
      await checkCredentials(firebaseApp);
      const store = await FirestoreStore.open(db);
      const attempts = await openAttemptLedger(db);
      return {
        store,
        files,
        attempts,
        linkKey: {
          read: () => sharedKey(db, 'link-key'),
          keep: (key) => replaceKey(db, 'link-key', key),
        },
        sharesFolder: true,
        // Where sites are hosted, clocks are kept.
        believedNow: believedClock({}),
        openIdentity: (settings) =>
          settingUp(() => openFirebaseIdentity({ ...settings, auth, db, attempts, browser: firebase })),
        async close() {
          await store.close();
          await close();
        },
      };
    } catch (error) {
      await close();
      throw explainRefusal(error, firebase.projectId);
    }
  });
}

async function settingUp<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ConfigurationError(`Error initializing Firebase: ${inOneLine(error)}`, { cause: error });
  }
}

function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [line] = error.message.split('\n');
  return error.cause === undefined ? `${line}` : `${line} (${inOneLine(error.cause)})`;
}
