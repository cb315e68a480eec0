import { data } from 'react-router';
import { wordError } from '../app/text/error-sentences.ts';
import { isLocked } from '../backends/embedded/database.ts';
import { Fault, isUnwritable } from '../domain/fault.ts';
import { IdentityError } from '../domain/identity-error.ts';
import { logError } from './log.ts';

/**
 * A port as pages use it: what cannot be reached is an answer that they show, not a failure of theirs. Forms of the account still
 * say so beside their fields (faultAnswer); whatever else needs to know who is asking is answered with 503.
 */
export function answeringOffline<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(_, name) {
      const member: unknown = Reflect.get(port, name, port);
      if (typeof member === 'object' && member !== null) return answeringOffline(member);
      if (typeof member !== 'function') return member;
      return (...asked: unknown[]) => {
        const answered: unknown = Reflect.apply(member, port, asked);
        return answered instanceof Promise ? answered.catch(answer) : answered;
      };
    },
  });
}

export function isOutOfReach(error: unknown): boolean {
  if (isLocked(error)) return true;
  if (error instanceof IdentityError) return error.code === 'network-failed';
  return error instanceof Fault && error.code === 'offline';
}

function answer(error: unknown): never {
  if (isUnwritable(error)) {
    logError('nothing can be written', error);
    const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
    // Still known as what it is to whoever has a form to give back with a sentence of their own.
    throw Object.assign(data(wordError(507), { status: 507 }), { code, errcode });
  }
  if (!isOutOfReach(error)) throw error;
  const { message, details } = error as Fault;
  logError(message, details ?? error);
  throw data('Offline', { status: 503 });
}
