import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { Fault } from '../../domain/fault.ts';
import { metrics } from './registry.ts';

const operations = metrics.tally('brdo_store_operations_total', 'What the store of documents was asked for.', [
  'operation',
]);
const errors = metrics.tally(
  'brdo_store_errors_total',
  'What it answered with a fault; conflicts are none of its own.',
  ['operation', 'code'],
);
let documents = 0;
metrics.counter('brdo_store_documents_total', 'Documents that it gave, or had not.', () => documents);

/** A store whose work can be seen. */
export function counted(store: DocumentStore): DocumentStore {
  const noting = async <Result>(operation: string, work: Promise<Result>, weigh: (result: Result) => number) => {
    operations(operation);
    try {
      const result = await work;
      documents += weigh(result);
      return result;
    } catch (error) {
      errors(operation, error instanceof Fault ? error.code : 'other');
      throw error;
    }
  };
  return {
    writesPerCommit: store.writesPerCommit,
    bytesPerCommit: store.bytesPerCommit,
    get: (...asked) => noting('get', store.get(...asked), () => 1),
    list: (...asked) => noting('list', store.list(...asked), (found) => Math.max(1, found.length)),
    commit: (writes) => noting('commit', store.commit(writes), () => 0),
    watch: (...asked) => store.watch(...asked),
    close: () => store.close(),
  };
}
