import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStore } from '../chronicle/store/memory-store.ts';
import { openAccounts } from './accounts.ts';
import type { Backend } from './backend.ts';
import type { Configuration } from './configuration.ts';
import type { Mailer } from './mail.ts';

// Fake timers do not reach this module, which keeps its own.
vi.mock('node:timers/promises', () => ({
  setTimeout: (delay: number, value: unknown) => new Promise((resolve) => setTimeout(resolve, delay, value)),
}));

const MEMBER = { kind: 'member', unreachable: false };
const VISITOR = { kind: 'visitor', unreachable: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Accounts whose service answers when and what `session` does. Of all that is open in a site, they ask nothing else. */
function accountsAsking(session: () => Promise<unknown>) {
  const identity = { claimsSession: () => true, session, close: async () => {} };
  const backend = { openIdentity: async () => identity, store: new MemoryStore() } as unknown as Backend;
  return openAccounts({ editors: [], membership: 'open' } as unknown as Configuration, backend, {} as Mailer, []);
}

function newRequest(): IncomingMessage {
  return { headers: {}, socket: {} } as IncomingMessage;
}

/** A visit by somebody with a session. */
async function visitsAsking(session: () => Promise<unknown>) {
  const accounts = await accountsAsking(session);
  return async () => {
    const { session: seen, unreachable } = await accounts.resolveSession(newRequest(), 'http://brdo.example');
    return { kind: seen.kind, unreachable };
  };
}

test('a session that cannot be checked is read as a visitor’s after a second', async () => {
  const visit = await visitsAsking(() => new Promise(() => {}));
  const seen = vi.fn();
  void visit().then(seen);
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(VISITOR);
});

test('for three seconds nobody else waits or asks, then one does while others still do not wait', async () => {
  const session = vi.fn(() => new Promise(() => {}));
  const visit = await visitsAsking(session);
  void visit();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await visit()).toEqual(VISITOR);
  await vi.advanceTimersByTimeAsync(2999);
  expect(await visit()).toEqual(VISITOR);
  expect(session).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  void visit();
  expect(await visit()).toEqual(VISITOR);
  expect(session).toHaveBeenCalledTimes(2);
});

test('an answer within the second counts, and a late one lets everybody in again', async () => {
  const visit = await visitsAsking(() => new Promise((resolve) => setTimeout(resolve, 900, { kind: 'member' })));
  const inTime = visit();
  await vi.advanceTimersByTimeAsync(900);
  expect(await inTime).toEqual(MEMBER);

  let answer: (session: unknown) => void = () => {};
  const visitLate = await visitsAsking(() => new Promise((resolve) => (answer = resolve)));
  const late = visitLate();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toEqual(VISITOR);
  answer({ kind: 'member' });
  await vi.advanceTimersByTimeAsync(0);
  const next = visitLate();
  answer({ kind: 'member' });
  expect(await next).toEqual(MEMBER);
});

test('a request is looked up once, however many parts of the site ask who it is from', async () => {
  const session = vi.fn(async () => ({ kind: 'member' }));
  const accounts = await accountsAsking(session);
  const request = newRequest();
  const asked = Array.from({ length: 4 }, () => accounts.resolveSession(request, 'http://brdo.example'));
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  expect(session).toHaveBeenCalledTimes(1);
  await accounts.resolveSession(newRequest(), 'http://brdo.example');
  expect(session).toHaveBeenCalledTimes(2);
});
