import { data, type MiddlewareFunction } from 'react-router';
import { accountContext, accountOf } from '../account-context.ts';
import { wordError } from '../text/error-sentences.ts';

/** Of one account: each holds what was sent with it. */
const MOST_WAITING = 10;
const lines = new Map<string, Promise<void>[]>();

/**
 * For pages that compare whole texts: an account has one such answer made at a time, and everybody else is answered before its next,
 * so that nobody fills the memory or keeps readers waiting by asking for many at once.
 */
export const answerInTurn: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { id } = accountOf(context.get(accountContext)) ?? {};
  if (id === undefined) return next();
  const line = lines.get(id) ?? [];
  if (line.length > MOST_WAITING) throw data(wordError(429), { status: 429 });
  const before = line.at(-1);
  const { promise, resolve } = Promise.withResolvers<void>();
  line.push(promise);
  lines.set(id, line);
  await before;
  try {
    return await next();
  } finally {
    line.shift();
    if (line.length === 0) lines.delete(id);
    setImmediate(resolve);
  }
};
