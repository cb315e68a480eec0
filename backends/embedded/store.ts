import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { onceLogger } from '../../chronicle/store/collection.ts';
import {
  applied,
  type Change,
  checkWrites,
  type DocumentStore,
  type EachDocument,
  type Fields,
  isFields,
  type Query,
  type Scalar,
  type StoredDocument,
  type Write,
} from '../../chronicle/store/document-store.ts';
import { isSelected } from '../../chronicle/store/select.ts';
import { Watchers } from '../../chronicle/store/watchers.ts';
import { rollBack } from './database.ts';

const LOOK_EVERY_MS = 500;
const CHANGES_KEPT = 10_000;
const EACH_AT_ONCE = 200;
/** As bytes: Node decodes them in a fraction of the time that its SQLite takes for texts. */
const BYTES = 'CAST(fields AS BLOB) AS bytes';

/** Documents in SQLite. A commit is on disk when it returns (synchronous = FULL). */
export class EmbeddedStore implements DocumentStore {
  readonly writesPerCommit = Number.MAX_SAFE_INTEGER;
  readonly bytesPerCommit = Number.MAX_SAFE_INTEGER;
  readonly #database: DatabaseSync;
  readonly #watchers = new Watchers();
  readonly #statements = new Map<string, StatementSync>();
  readonly #logOnce = onceLogger();
  readonly #lookout: NodeJS.Timeout;
  #seen: number;
  #version: number;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#seen = this.#lastSequence();
    this.#version = this.#dataVersion();
    this.#run('DELETE FROM changes WHERE sequence <= ?', this.#seen - CHANGES_KEPT);
    // Another process may write as well: npm run archive, npm run editor.
    this.#lookout = setInterval(() => this.#lookForOthers(), LOOK_EVERY_MS).unref();
  }

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    const fields = this.#read(collection, id);
    return fields && { collection, id, fields };
  }

  async list(collection: string, query: Query = {}): Promise<StoredDocument[]> {
    const { where = {}, orderBy, limit } = query;
    const parameters: SQLInputValue[] = [collection];
    let sql = `SELECT id, ${BYTES} FROM documents WHERE collection = ?`;
    for (const [field, value] of Object.entries(where)) {
      sql += ` AND ${ifObject('json_extract(fields, ?) IS ?', 'TRUE')}`;
      parameters.push(jsonPath(field), sqlValue(value));
    }
    const direction = orderBy?.descending ? 'DESC' : 'ASC';
    if (orderBy) {
      sql += ` AND ${ifObject('json_type(fields, ?) IS NOT NULL', 'TRUE')}`;
      sql += ` ORDER BY ${ifObject('json_extract(fields, ?)', 'NULL')} ${direction}, id ${direction}`;
      parameters.push(jsonPath(orderBy.field), jsonPath(orderBy.field));
    } else sql += ' ORDER BY id';
    const found: StoredDocument[] = [];
    // Row by row: the texts of ten thousand documents and what is read from them need not be in memory together.
    for (const row of this.#statement(sql).iterate(...parameters)) {
      // Not LIMIT: damaged rows would be counted.
      if (found.length === limit) break;
      const fields = this.#parsed(collection, String(row.id), row.bytes);
      // Asked again: SQLite cannot read all that JavaScript can, such as a thousand levels, and passes those rows on.
      if (fields && isSelected(fields, query)) found.push({ collection, id: String(row.id), fields });
    }
    return found;
  }

  async *each(collection: string): AsyncGenerator<EachDocument> {
    const page = `SELECT id, ${BYTES} FROM documents WHERE collection = ? AND id > ? ORDER BY id LIMIT ${EACH_AT_ONCE}`;
    for (let last = ''; ; ) {
      const rows = this.#statement(page).all(collection, last);
      for (const row of rows) {
        const fields = this.#parsed(collection, String(row.id), row.bytes);
        yield fields ? { id: String(row.id), fields } : { id: String(row.id) };
      }
      if (rows.length < EACH_AT_ONCE) return;
      last = String(rows.at(-1)?.id);
    }
  }

  async commit(writes: readonly Write[]): Promise<void> {
    checkWrites(writes, this);
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const write of writes) {
        this.#apply(write);
        this.#run('INSERT INTO changes (collection, id) VALUES (?, ?)', write.collection, write.id);
      }
      this.#database.exec('COMMIT');
    } catch (error) {
      rollBack(this.#database);
      throw error;
    }
    this.#tellOfNews();
  }

  watch(collections: readonly string[], listener: (changes: readonly Change[]) => void): () => void {
    return this.#watchers.add(collections, listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#lookout);
    this.#database.close();
  }

  #apply(write: Write): void {
    const { collection, id } = write;
    const overwrites = write.verb === 'set' || write.verb === 'delete';
    const row = overwrites ? undefined : this.#row(collection, id);
    // A damaged one is there as well: what is created must not take its place.
    const fields = applied(write, row && (this.#parsed(collection, id, row.bytes) ?? {}));
    if (!fields) {
      this.#run('DELETE FROM documents WHERE collection = ? AND id = ?', collection, id);
      return;
    }
    this.#run(
      'INSERT OR REPLACE INTO documents (collection, id, fields) VALUES (?, ?, ?)',
      collection,
      id,
      JSON.stringify(fields),
    );
  }

  #lookForOthers(): void {
    const version = this.#dataVersion();
    if (version === this.#version) return;
    this.#version = version;
    this.#tellOfNews();
  }

  /** Everything since the last look, ours and others', in the order it was committed. */
  #tellOfNews(): void {
    const rows = this.#statement(
      'SELECT sequence, collection, id FROM changes WHERE sequence > ? ORDER BY sequence',
    ).all(this.#seen) as {
      sequence: number;
      collection: string;
      id: string;
    }[];
    this.#seen = rows.at(-1)?.sequence ?? this.#seen;
    this.#watchers.tell(
      rows.map(({ collection, id }) => {
        const fields = this.#read(collection, id);
        return fields ? { collection, id, fields } : { collection, id };
      }),
    );
  }

  #read(collection: string, id: string): Fields | undefined {
    const row = this.#row(collection, id);
    return row && this.#parsed(collection, id, row.bytes);
  }

  #row(collection: string, id: string): Record<string, SQLOutputValue> | undefined {
    return this.#statement(`SELECT ${BYTES} FROM documents WHERE collection = ? AND id = ?`).get(collection, id);
  }

  /** Somebody may have edited the file by hand. What stands in a damaged row is private: only its name is logged. */
  #parsed(collection: string, id: string, bytes: SQLOutputValue | undefined): Fields | undefined {
    const fields = bytes instanceof Uint8Array ? parseObject(bytes) : undefined;
    if (!fields) this.#logOnce(`${collection}/${id} is not a JSON object and is left out`);
    return fields;
  }

  #lastSequence(): number {
    return Number(this.#statement('SELECT coalesce(max(sequence), 0) AS last FROM changes').get()?.last);
  }

  /** Changes when another connection commits, and only then. */
  #dataVersion(): number {
    return Number(this.#statement('PRAGMA data_version').get()?.data_version);
  }

  #run(sql: string, ...parameters: SQLInputValue[]): void {
    this.#statement(sql).run(...parameters);
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** SQLite's functions throw at a row that is no JSON; of a CASE only the branch that is taken is evaluated. */
function ifObject(sql: string, otherwise: string): string {
  return `CASE WHEN NOT json_valid(fields) THEN ${otherwise} WHEN json_type(fields) <> 'object' THEN ${otherwise} ELSE ${sql} END`;
}

function parseObject({ buffer, byteOffset, byteLength }: Uint8Array): Fields | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString());
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function jsonPath(path: string): string {
  const fields = path.split('.').map((field) => `"${field.replaceAll('"', '')}"`);
  return `$.${fields.join('.')}`;
}

function sqlValue(value: Scalar): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value;
}
