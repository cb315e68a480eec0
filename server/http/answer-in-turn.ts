import { ownAccountOf } from '../../app/account-context.ts';
import type { PageName } from '../../app/routes.ts';
import type { Accounts } from '../accounts.ts';
import { patternOf } from '../metrics/route-patterns.ts';
import type { Handler } from './listener.ts';
import { limitOf } from './pages.ts';
import { arrive, readBody, TooManyWaiting } from './request-body.ts';

/** Of one account: more is nobody's writing. */
const MOST_WAITING = 50;

/** Pages that compare or merge whole texts. */
const HEAVY = new Set<PageName | undefined>(['draft', 'draftSave', 'recordHistory']);

/**
 * An account has one heavy page made at a time, and everybody else is answered before its next. Bodies are read before they
 * wait: one that stalls holds up no other. Until they are answered they count for their address, so that they fill no memory.
 */
export function inTurn({ resolveSession }: Pick<Accounts, 'resolveSession'>, answer: Handler): Handler {
  const lines = new Map<string, Promise<void>[]>();
  return async (exchange) => {
    const { request, response, url } = exchange;
    // Decoded, as React Router matches it.
    const isHeavy = HEAVY.has(patternOf(decodeURIComponent(url.pathname)).page);
    const asking = isHeavy ? await resolveSession(request, url.origin) : undefined;
    const id = asking && ownAccountOf(asking)?.id;
    if (!asking || id === undefined) return answer(exchange);
    const { address } = asking.client;
    const body = request.method === 'POST' ? await readBody(request, limitOf(request), address) : Buffer.of();
    const line = lines.get(id) ?? [];
    if (line.length > MOST_WAITING) throw new TooManyWaiting();
    const before = line.at(-1);
    const { promise, resolve } = Promise.withResolvers<void>();
    line.push(promise);
    lines.set(id, line);
    arrive(address, body.length);
    await before;
    try {
      // Who has gone away meanwhile waits for nothing.
      return response.destroyed || (await answer({ ...exchange, body }));
    } finally {
      arrive(address, -body.length);
      line.shift();
      if (line.length === 0) lines.delete(id);
      setImmediate(resolve);
    }
  };
}
