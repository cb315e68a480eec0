import { checkDatabase } from '../../backends/embedded/database-copy.ts';
import { broken, type Check } from '../../chronicle/verification/finding.ts';

/** What SQLite itself finds. */
export function databaseCheck(dataFolder: string): Check {
  return {
    name: 'the database is sound',
    async *run() {
      const problem = checkDatabase(dataFolder, 'integrity_check');
      if (problem) yield broken(`The database is damaged (${problem}): bring back a backup with npm run restore.`);
    },
  };
}
