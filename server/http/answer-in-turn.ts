import { ownAccountOf } from '../../app/account-context.ts';
import type { PageName } from '../../app/routes.ts';
import type { Accounts } from '../accounts.ts';
import { patternOf } from '../metrics/route-patterns.ts';
import type { Handler } from './listener.ts';
import { TooManyWaiting } from './request-body.ts';

/** Of one account: more is nobody's writing. Each costs little, its body being unread. */
const MOST_WAITING = 50;

/** Pages that compare or merge whole texts. */
const HEAVY = new Set<PageName | undefined>(['draft', 'draftSave', 'recordHistory']);

/**
 * An account has one heavy page made at a time, and everybody else is answered before its next. Its other requests wait with
 * their bodies unread, so that many at once fill no memory; what a person types is never refused by it.
 */
export function inTurn({ resolveSession }: Pick<Accounts, 'resolveSession'>, answer: Handler): Handler {
  const lines = new Map<string, Promise<void>[]>();
  return async (exchange) => {
    const { request, response, url } = exchange;
    // Decoded, as React Router matches it.
    const isHeavy = HEAVY.has(patternOf(decodeURIComponent(url.pathname)).page);
    const { id } = (isHeavy && ownAccountOf(await resolveSession(request, url.origin))) || {};
    if (id === undefined) return answer(exchange);
    const line = lines.get(id) ?? [];
    if (line.length > MOST_WAITING) throw new TooManyWaiting();
    const before = line.at(-1);
    const { promise, resolve } = Promise.withResolvers<void>();
    line.push(promise);
    lines.set(id, line);
    await before;
    try {
      // Who has gone away meanwhile waits for nothing.
      return response.destroyed || (await answer(exchange));
    } finally {
      line.shift();
      if (line.length === 0) lines.delete(id);
      setImmediate(resolve);
    }
  };
}
