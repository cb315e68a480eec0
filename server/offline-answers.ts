import { data } from 'react-router';
import type { DocumentStore } from '../chronicle/store/document-store.ts';
import { Fault } from '../domain/fault.ts';
import { IdentityError } from '../domain/identity-error.ts';
import { logError } from './log.ts';

/** A store as pages use it: what cannot be reached is an answer that they show, not a failure of theirs. */
export function answeringOffline(store: DocumentStore): DocumentStore {
  return {
    writesPerCommit: store.writesPerCommit,
    bytesPerCommit: store.bytesPerCommit,
    get: (...asked) => store.get(...asked).catch(answer),
    list: (...asked) => store.list(...asked).catch(answer),
    commit: (writes) => store.commit(writes).catch(answer),
    watch: (...asked) => store.watch(...asked),
    close: () => store.close(),
  };
}

export function isOutOfReach(error: unknown): boolean {
  if (error instanceof IdentityError) return error.code === 'network-failed';
  return error instanceof Fault && error.code === 'offline';
}

function answer(error: unknown): never {
  if (!(error instanceof Fault) || error.code !== 'offline') throw error;
  logError(error.message, error.details ?? error);
  throw data('Offline', { status: 503 });
}
