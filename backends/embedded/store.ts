import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
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
import { isSelected, select } from '../../chronicle/store/select.ts';
import { Watchers } from '../../chronicle/store/watchers.ts';
import { rollBack, whenUnlocked, writeUnlessLocked } from './database.ts';

const LOOK_EVERY_MS = 500;
const CHANGES_KEPT = 10_000;
const CUT_EVERY_MS = 60 * 60 * 1000;
/** Another process may commit thousands of changes at once; readers are served between so many of them. */
const TOLD_AT_ONCE = 50;
const TOLD_EVERY_MS = 5;
const EACH_AT_ONCE = 200;
const CLOSING_PATIENCE_MS = 1000;
/** As bytes: Node decodes them in a fraction of the time that its SQLite takes for texts. */
const BYTES = 'CAST(fields AS BLOB) AS bytes';
/** Fields with an index, documents_by_…, and collections whose `files` are in a table (migrations/004-indexes.sql). */
const INDEXED: ReadonlySet<string> = new Set(['state', 'hash', 'tree']);
const NAMES_FILES: ReadonlySet<string> = new Set(['contributions', 'photographs']);
const FILES = 'files.';

/** Documents in SQLite. A commit is on disk when it returns (synchronous = FULL). */
export class EmbeddedStore implements DocumentStore {
  readonly writesPerCommit = Number.MAX_SAFE_INTEGER;
  readonly bytesPerCommit = Number.MAX_SAFE_INTEGER;
  readonly #database: DatabaseSync;
  readonly #watchers = new Watchers();
  readonly #statements = new Map<string, StatementSync>();
  readonly #logOnce = onceLogger();
  readonly #rounds: readonly NodeJS.Timeout[];
  #telling = Promise.resolve();
  #seen: number;
  /** The last change that can go at the next round: by then every process has heard of it. */
  #over: number;
  #version: number;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#seen = this.#lastSequence();
    this.#over = this.#seen - CHANGES_KEPT;
    this.#version = this.#dataVersion();
    this.#rounds = [
      // Another process may write as well: npm run archive, npm run editor.
      setInterval(() => this.#lookForOthers(), LOOK_EVERY_MS).unref(),
      setInterval(() => this.#cutChanges(), CUT_EVERY_MS).unref(),
    ];
  }

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    const fields = this.#read(collection, id);
    return fields && { collection, id, fields };
  }

  async list(collection: string, query: Query = {}): Promise<StoredDocument[]> {
    const { sql, parameters } = selection(collection, query);
    const found = this.#found(collection, query, sql, parameters);
    if (!query.where && !query.orderBy) return found;
    // SQLite cannot read all that JavaScript can, such as a thousand levels.
    const { limit: _, ...unlimited } = query;
    const unreadable = this.#found(collection, unlimited, UNREADABLE, [collection]);
    return unreadable.length === 0 ? found : select([...found, ...unreadable], query);
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
    await whenUnlocked(() => this.#write(writes));
    await this.#tellOfNews();
  }

  watch(collections: readonly string[], listener: (changes: readonly Change[]) => void): () => void {
    return this.#watchers.add(collections, listener);
  }

  async close(): Promise<void> {
    for (const round of this.#rounds) clearInterval(round);
    // A command that imported much beside a running site leaves no large WAL behind.
    writeUnlessLocked(() =>
      this.#database.exec(`PRAGMA busy_timeout = ${CLOSING_PATIENCE_MS}; PRAGMA wal_checkpoint(TRUNCATE)`),
    );
    this.#database.close();
  }

  #found(collection: string, query: Query, sql: string, parameters: readonly SQLInputValue[]): StoredDocument[] {
    const found: StoredDocument[] = [];
    // Row by row: the texts of ten thousand documents and what is read from them need not be in memory together.
    for (const row of this.#statement(sql).iterate(...parameters)) {
      // Not LIMIT: damaged rows would be counted.
      if (found.length === query.limit) break;
      const fields = this.#parsed(collection, String(row.id), row.bytes);
      // Asked again: SQLite takes true for 1.
      if (fields && isSelected(fields, query)) found.push({ collection, id: String(row.id), fields });
    }
    return found;
  }

  #write(writes: readonly Write[]): void {
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
      // Not REPLACE, which tells no trigger of the row that goes.
      'INSERT INTO documents (collection, id, fields) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET fields = excluded.fields',
      collection,
      id,
      JSON.stringify(fields),
    );
  }

  #lookForOthers(): void {
    const version = this.#dataVersion();
    if (version === this.#version) return;
    this.#version = version;
    this.#tellOfNews().catch((error: unknown) => console.error('Changes could not be read:', error));
  }

  #cutChanges(): void {
    writeUnlessLocked(() => this.#run('DELETE FROM changes WHERE sequence <= ?', this.#over));
    this.#over = this.#seen - CHANGES_KEPT;
  }

  /** Everything since the last look, ours and others', in the order it was committed. */
  #tellOfNews(): Promise<void> {
    const telling = this.#telling.then(async () => {
      while (this.#database.isOpen && this.#tellSome() === TOLD_AT_ONCE) await pause(TOLD_EVERY_MS);
    });
    this.#telling = telling.catch(() => {});
    return telling;
  }

  /** How many changes it told of. */
  #tellSome(): number {
    const rows = this.#statement(
      `SELECT sequence, collection, id FROM changes WHERE sequence > ? ORDER BY sequence LIMIT ${TOLD_AT_ONCE}`,
    ).all(this.#seen) as { sequence: number; collection: string; id: string }[];
    const watched = rows.filter(({ collection }) => this.#watchers.isWatched(collection));
    const changes = watched.map(({ collection, id }): Change => {
      const fields = this.#read(collection, id);
      return fields ? { collection, id, fields } : { collection, id };
    });
    this.#seen = rows.at(-1)?.sequence ?? this.#seen;
    this.#watchers.tell(changes);
    return rows.length;
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

const UNREADABLE = `SELECT id, ${BYTES} FROM documents INDEXED BY documents_unreadable WHERE collection = ? AND NOT json_valid(fields)`;

/** The rows that SQLite can tell a query is about, in its order. */
function selection(collection: string, { where = {}, orderBy }: Query) {
  let index = '';
  let sql = ' WHERE collection = ?';
  const parameters: SQLInputValue[] = [collection];
  for (const [path, value] of Object.entries(where)) {
    if (NAMES_FILES.has(collection) && path.startsWith(FILES) && value === true) {
      sql += ' AND id IN (SELECT id FROM named_files WHERE collection = ? AND hash = ?)';
      parameters.push(collection, path.slice(FILES.length));
    } else if (value === null) sql += ` AND json_valid(fields) AND ${ofJson('json_extract', path)} IS NULL`;
    else {
      sql += ` AND ${ofJson('json_extract', path)} = ?`;
      parameters.push(sqlValue(value));
      if (INDEXED.has(path)) index = ` INDEXED BY documents_by_${path}`;
    }
  }
  if (orderBy) {
    const direction = orderBy.descending ? 'DESC' : 'ASC';
    sql += ` AND ${ofJson('json_type', orderBy.field)} IS NOT NULL`;
    sql += ` ORDER BY ${ofJson('json_extract', orderBy.field)} ${direction}, id ${direction}`;
  } else sql += ' ORDER BY id';
  return { sql: `SELECT id, ${BYTES} FROM documents${index}${sql}`, parameters };
}

/** As the indexes have it. SQLite's functions throw at a row that is no JSON; of a CASE only the branch taken is evaluated. */
function ofJson(read: 'json_extract' | 'json_type', path: string): string {
  return `CASE WHEN json_valid(fields) THEN ${read}(fields, ${jsonPath(path)}) END`;
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
  const fields = path.split('.').map((field) => `"${field.replaceAll('"', '').replaceAll("'", "''")}"`);
  return `'$.${fields.join('.')}'`;
}

function sqlValue(value: Scalar): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value;
}
