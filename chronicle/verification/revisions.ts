import { MAP_REVISIONS, MAPS } from '../map/map-documents.ts';
import { RECORDS, REVISIONS } from '../records/record-documents.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { TREE_VERSIONS } from '../trees/tree.ts';
import { broken, type Check } from './finding.ts';

/** What is numbered, and where each number stands by itself. */
const NUMBERED = [
  { what: RECORDS, numbers: REVISIONS },
  { what: MAPS, numbers: MAP_REVISIONS },
] as const;

interface Row {
  count: number;
  least: number;
  most: number;
}

/** Every revision from the first that is kept to the newest is there. Earlier ones may have gone when somebody's name was taken off. */
export function revisionsCheck(store: Pick<DocumentStore, 'each' | 'get'>): Check {
  return {
    name: 'revisions are without gaps',
    async *run() {
      for (const { what, numbers } of NUMBERED) {
        // What is numbered first: whatever number it has, its revision was written with it.
        const newest = new Map<string, number>();
        for await (const { id, fields } of store.each(what)) {
          // Of a map that came with the site no revision is kept before the first change.
          if (typeof fields?.revision === 'number' && fields.revision > 0) newest.set(id, fields.revision);
        }
        const rows = await rowsOf(store, numbers);
        for (const [id, revision] of newest) {
          const row = rows.get(id);
          if (row && row.most >= revision && row.count === row.most - row.least + 1) continue;
          const missing = await missingOf(store, { numbers, id, least: row?.least ?? revision, most: revision });
          // Erased while it was looked at.
          if (missing.length === 0 || !(await store.get(what, id))) continue;
          yield broken(`${what}/${id} lacks its revision ${missing.join(', ')}.`);
        }
      }
      for (const [id, row] of await rowsOf(store, TREE_VERSIONS)) {
        if (row.count === row.most - row.least + 1) continue;
        const missing = await missingOf(store, { numbers: TREE_VERSIONS, id, ...row });
        if (missing.length > 0) yield broken(`The tree ${id} lacks its version ${missing.join(', ')}.`);
      }
    },
  };
}

async function rowsOf(store: Pick<DocumentStore, 'each'>, numbers: string): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for await (const { id } of store.each(numbers)) {
    const [, of = '', digits = ''] = /^(.*)~(\d+)$/s.exec(id) ?? [];
    const number = Number(digits);
    const row = rows.get(of);
    if (!row) rows.set(of, { count: 1, least: number, most: number });
    else {
      row.count += 1;
      row.least = Math.min(row.least, number);
      row.most = Math.max(row.most, number);
    }
  }
  return rows;
}

const MOST_NAMED = 10;

async function missingOf(
  store: Pick<DocumentStore, 'get'>,
  { numbers, id, least, most }: { numbers: string; id: string; least: number; most: number },
): Promise<(number | string)[]> {
  const missing: (number | string)[] = [];
  for (let number = least; number <= most; number += 1) {
    if (await store.get(numbers, `${id}~${number}`)) continue;
    if (missing.length === MOST_NAMED) return [...missing, '…'];
    missing.push(number);
  }
  return missing;
}
