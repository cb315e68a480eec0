import { ownAccountOf } from '../../app/account-context.ts';
import type { PageName } from '../../app/routes.ts';
import type { Accounts } from '../accounts.ts';
import { patternOf } from '../metrics/route-patterns.ts';
import type { Handler } from './listener.ts';

/** Pages that compare or merge whole texts. */
const HEAVY = new Set<PageName | undefined>(['draft', 'draftSave', 'recordHistory']);

/**
 * An account has one heavy page made at a time, and everybody else is answered before its next. Its other requests wait with
 * their bodies unread, so that many at once fill no memory and nothing typed is refused.
 */
export function inTurn({ resolveSession }: Pick<Accounts, 'resolveSession'>, answer: Handler): Handler {
  const latest = new Map<string, Promise<void>>();
  return async (exchange) => {
    const { request, url } = exchange;
    // Decoded, as React Router matches it.
    const isHeavy = HEAVY.has(patternOf(decodeURIComponent(url.pathname)).page);
    const { id } = (isHeavy && ownAccountOf(await resolveSession(request, url.origin))) || {};
    if (id === undefined) return answer(exchange);
    const before = latest.get(id);
    const { promise, resolve } = Promise.withResolvers<void>();
    latest.set(id, promise);
    await before;
    try {
      return await answer(exchange);
    } finally {
      if (latest.get(id) === promise) latest.delete(id);
      setImmediate(resolve);
    }
  };
}
