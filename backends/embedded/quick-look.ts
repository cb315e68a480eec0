import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from './database.ts';
import { problemOf } from './database-copy.ts';
import { FolderFiles } from './files.ts';

/** So many of the latest changes are looked at: what was under way when the process was ended is among them. */
const LATEST = 500;

export interface QuickFindings {
  /** In SQLite's words, what is wrong with the database itself. */
  readonly database: string | undefined;
  /** Records of which the newest revision is not there. */
  readonly withoutRevision: readonly string[];
  /** Media whose file is not there. */
  readonly withoutFile: readonly string[];
}

/** After a stop that was none: what would be wrong first, found in a second or two. */
export function quickLook(dataFolder: string): QuickFindings {
  const files = new FolderFiles(join(dataFolder, 'files'));
  const database = new DatabaseSync(join(dataFolder, DATABASE_FILE), { readOnly: true });
  try {
    const problem = problemOf(database, 'quick_check');
    if (problem) return { database: problem, withoutRevision: [], withoutFile: [] };
    const latest = database
      .prepare(
        `SELECT DISTINCT changes.collection, changes.id, json_extract(fields, '$.revision') AS revision, json_extract(fields, '$.hash') AS hash
         FROM (SELECT collection, id FROM changes ORDER BY sequence DESC LIMIT ${LATEST}) AS changes
         JOIN documents ON documents.collection = changes.collection AND documents.id = changes.id
         WHERE changes.collection IN ('records', 'media', 'trees', 'maps') AND json_valid(fields)`,
      )
      .all();
    const revision = database.prepare("SELECT 1 FROM documents WHERE collection = 'revisions' AND id = ?");
    return {
      database: undefined,
      withoutRevision: latest
        .filter(({ collection, id, revision: number }) => collection === 'records' && !revision.get(`${id}~${number}`))
        .map(({ id }) => `records/${id}`),
      withoutFile: latest
        .filter(
          ({ hash }) => typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) && !existsSync(files.pathOf(hash)),
        )
        .map(({ collection, id }) => `${collection}/${id}`),
    };
  } finally {
    database.close();
  }
}
