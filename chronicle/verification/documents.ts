import type { Collection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { broken, type Check } from './finding.ts';

/** Documents that cannot be read, or no longer fit their schema: the site leaves them out as if they were not there. */
export function documentsCheck(store: Pick<DocumentStore, 'each'>, collections: readonly Collection<unknown>[]): Check {
  return {
    name: 'documents fit their schema',
    async *run() {
      for (const { name, problemOf } of collections) {
        for await (const { id, fields } of store.each(name)) {
          if (!fields) yield broken(`${name}/${id} cannot be read: it is no JSON object.`);
          else {
            const problem = problemOf(fields);
            if (problem) yield broken(`${name}/${id} does not fit its schema and is left out: ${problem}`);
          }
        }
      }
    },
  };
}
