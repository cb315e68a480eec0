import type { z } from 'zod';
import type { DocumentStore, Fields, Query, StoredDocument } from './document-store.ts';

type Document = Pick<StoredDocument, 'id' | 'fields'>;

/** Documents of one kind, as the schema has them. */
export interface Collection<Item> {
  readonly name: string;
  /** A document that does not fit the schema is reported in the log, once, and counts as missing. */
  read(document: Document): Item | undefined;
  get(store: Pick<DocumentStore, 'get'>, id: string): Promise<Item | undefined>;
  list(store: Pick<DocumentStore, 'list'>, query?: Query): Promise<Item[]>;
  /** The first thing that keeps fields from being such a document. */
  problemOf(fields: Fields): string | undefined;
}

interface Definition<Item> {
  readonly name: string;
  /** What documents must be when they are read. What they were before, chronicle/migrations knows. */
  readonly schema: z.ZodType<Item, Fields>;
}

/** More are not remembered: so many lines are enough. */
const MOST_LOGGED = 1000;

/** Logs each line once: what is damaged is read again and again. */
export function onceLogger(): (line: string) => void {
  const logged = new Set<string>();
  return (line) => {
    if (logged.has(line) || logged.size >= MOST_LOGGED) return;
    logged.add(line);
    console.error(line);
  };
}

export function defineCollection<Item>({ name, schema }: Definition<Item>): Collection<Item> {
  const logOnce = onceLogger();

  function read({ id, fields }: Document): Item | undefined {
    const checked = schema.safeParse(fields);
    if (checked.success) return checked.data;
    logOnce(`${name}/${id} does not fit its schema and is left out: ${firstProblem(checked.error)}`);
    return undefined;
  }

  return {
    name,
    read,
    async get(store, id) {
      const found = await store.get(name, id);
      return found && read(found);
    },
    async list(store, query) {
      return (await store.list(name, query)).map(read).filter((item) => item !== undefined);
    },
    problemOf(fields) {
      const { error } = schema.safeParse(fields);
      return error && firstProblem(error);
    },
  };
}

/** Messages of ours and of zod's tell what was expected, never what somebody wrote. */
function firstProblem({ issues }: z.ZodError): string {
  const [first] = issues;
  if (!first) return 'unknown';
  return first.path.length === 0 ? first.message : `${first.path.join('.')}: ${first.message}`;
}
