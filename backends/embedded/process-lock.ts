import { DatabaseSync } from 'node:sqlite';
import { isLocked } from './database.ts';

export interface ProcessLock {
  release(): void;
}

/**
 * A lock between processes, in a file of its own. The system itself lets go of it when its process ends, however it ends: nothing has to
 * be cleaned up after one that was killed, and no number of a process is taken for another's.
 */
export function lockAlone(file: string): ProcessLock | undefined {
  return locked(file, 'BEGIN EXCLUSIVE', 0);
}

/** The same for those who may be several at once, and only keep out whoever wants to be alone. */
export function lockShared(file: string): ProcessLock | undefined {
  // Whoever is alone may only be looking.
  return locked(file, 'BEGIN; SELECT count(*) FROM sqlite_schema', 1000);
}

function locked(file: string, begin: string, patienceMs: number): ProcessLock | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${patienceMs}; PRAGMA journal_mode = MEMORY; ${begin}`);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
}
