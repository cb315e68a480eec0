import { DatabaseSync } from 'node:sqlite';
import { isLocked } from './database.ts';

export interface ProcessLock {
  release(): void;
}

/**
 * A lock between processes, in a file of its own. The system itself lets go of it when its process ends, however it ends: nothing has to
 * be cleaned up after one that was killed, and no number of a process is taken for another's.
 */
export function lockAlone(file: string, patienceMs = 0): ProcessLock | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${patienceMs}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE`);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
}
