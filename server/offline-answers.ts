import { data } from 'react-router';
import { isLocked } from '../backends/embedded/database.ts';
import type { Identity, SignInElsewhere } from '../chronicle/identity/identity.ts';
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

/**
 * Accounts as pages use them. Forms of the account still say so beside their fields (faultAnswer); whatever else needs
 * to know who is asking is answered with 503.
 */
export function identityAnsweringOffline(identity: Identity): Identity {
  const { inBrowser, google } = identity;
  const parts: Partial<Identity> = {
    ...(inBrowser ? { inBrowser: { ...inBrowser, signIn: answeredBy(inBrowser, inBrowser.signIn) } } : {}),
    ...(google ? { google: new Proxy(google, ANSWERING) as SignInElsewhere } : {}),
  };
  return new Proxy(identity, {
    get: (target, name) => parts[name as keyof Identity] ?? ANSWERING.get(target, name),
  });
}

const ANSWERING = {
  get(target: object, name: string | symbol): unknown {
    const value: unknown = Reflect.get(target, name);
    return typeof value === 'function' ? answeredBy(target, value as (...given: never[]) => unknown) : value;
  },
};

/** Called on the object itself: its private fields are not a proxy's. */
function answeredBy<Given extends unknown[], Result>(target: object, method: (...given: Given) => Result) {
  return (...given: Given): Result => {
    const result = method.apply(target, given);
    return result instanceof Promise ? (result.catch(answer) as Result) : result;
  };
}

export function isOutOfReach(error: unknown): boolean {
  if (isLocked(error)) return true;
  if (error instanceof IdentityError) return error.code === 'network-failed';
  return error instanceof Fault && error.code === 'offline';
}

function answer(error: unknown): never {
  if (!isOutOfReach(error)) throw error;
  const { message, details } = error as Fault;
  logError(message, details ?? error);
  throw data('Offline', { status: 503 });
}
