import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stemmer } from '@orama/stemmers/serbian';
import MiniSearch from 'minisearch';
import { answerFrom } from '../../chronicle/search/answer-from.ts';
import { parseQuery } from '../../chronicle/search/query.ts';
import { rank } from '../../chronicle/search/rank.ts';
import { type Entry, SearchIndex } from '../../chronicle/search/search-index.ts';
import { Analyser } from '../../croatian/analyser.ts';
import { Dictionary } from '../../croatian/dictionary/dictionary.ts';
import { plainLetters } from '../../domain/plain-letters.ts';

/** A text to be found, by its place. */
export interface Item {
  readonly place: number;
  readonly title: string;
  readonly body: string;
  readonly entry: Entry;
}

export interface Engine {
  readonly name: string;
  put(item: Item): void;
  /** After all of it was put in. */
  trim?(): void;
  /** Places of what is found: all of it, the best first. */
  find(query: string): number[];
  /** The best twenty, each with what is shown of it. */
  page(query: string): void;
}

export function ours(): Engine {
  const index = new SearchIndex(
    new Analyser(Dictionary.read(readFileSync(resolve('croatian/compiled/dictionary.bin')))),
  );
  return {
    name: 'this search',
    put: ({ entry }) => index.put(entry),
    trim: () => index.trim(),
    find: (text) =>
      rank([index], parseQuery(text)).hits.flatMap(({ places }) =>
        Array.from(places, (place) => Number(index.at(place)?.entry.id)),
      ),
    page: (text) => void answerFrom([index], parseQuery(text), { text }),
  };
}

/** MiniSearch as its documentation begins, or with terms of another's making. */
function miniSearch(name: string, processTerm?: (term: string) => string): Engine {
  const index = new MiniSearch({
    fields: ['title', 'body'],
    idField: 'place',
    ...(processTerm ? { processTerm } : {}),
    searchOptions: { boost: { title: 3 }, combineWith: 'AND' },
  });
  return {
    name,
    put: ({ place, title, body }) =>
      index.has(place) ? index.replace({ place, title, body }) : index.add({ place, title, body }),
    find: (text) => index.search(text).map(({ id }) => id),
    page: (text) => void index.search(text).slice(0, 20),
  };
}

export const plainMiniSearch = () => miniSearch('MiniSearch, plain');
export const snowball = () =>
  miniSearch('Serbian Snowball + folding (MiniSearch)', (term) => plainLetters(stemmer(term.toLowerCase())));

export function fts5(tokenizer: 'unicode61' | 'trigram'): Engine {
  const database = new DatabaseSync(':memory:');
  const folding = tokenizer === 'unicode61' ? 'unicode61 remove_diacritics 2' : 'trigram remove_diacritics 1';
  database.exec(`CREATE VIRTUAL TABLE texts USING fts5(title, body, tokenize = '${folding}')`);
  const remove = database.prepare('DELETE FROM texts WHERE rowid = ?');
  const insert = database.prepare('INSERT INTO texts(rowid, title, body) VALUES (?, ?, ?)');
  const all = database.prepare('SELECT rowid FROM texts WHERE texts MATCH ? ORDER BY bm25(texts, 3, 1)');
  const twenty = database.prepare(
    "SELECT rowid, snippet(texts, 1, '[', ']', '…', 24) FROM texts WHERE texts MATCH ? ORDER BY bm25(texts, 3, 1) LIMIT 20",
  );
  const quoted = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => `"${word}"`).join(' ');
  return {
    name: `SQLite FTS5, ${tokenizer}`,
    put({ place, title, body }) {
      remove.run(place);
      insert.run(place, title, body);
    },
    find: (text) => all.all(quoted(text)).map(({ rowid }) => Number(rowid)),
    page: (text) => void twenty.all(quoted(text)),
  };
}
