import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../backends/embedded/database.ts';
import { FolderFiles } from '../backends/embedded/files.ts';
import { EmbeddedStore } from '../backends/embedded/store.ts';
import type { DocumentStore } from '../chronicle/store/document-store.ts';
import type { Configuration } from './configuration.ts';

export interface Backend {
  readonly database: DatabaseSync;
  readonly store: DocumentStore;
  readonly files: FolderFiles;
  close(): Promise<void>;
}

/** The one place that names a backend. */
export function openBackend({ dataFolder }: Pick<Configuration, 'dataFolder'>): Backend {
  const database = openDatabase(dataFolder);
  const store = new EmbeddedStore(database);
  return { database, store, files: new FolderFiles(join(dataFolder, 'files')), close: () => store.close() };
}
