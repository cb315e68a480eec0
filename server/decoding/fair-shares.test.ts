import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FairShares } from './fair-shares.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever took long or has others waiting comes after those who did not, for an hour', () => {
  const shares = new FairShares(40);
  const first = shares.enter('a');
  const second = shares.enter('a');
  expect([first.rank, second.rank, shares.enter('b').rank]).toEqual([0, 4, 0]);
  first.spend(35);
  first.leave();
  second.leave();
  expect(shares.enter('a').rank).toBe(3);
  expect(shares.enter('c').rank).toBe(0);
  vi.advanceTimersByTime(61 * 60 * 1000);
  expect(shares.enter('a').rank).toBe(4);
});

test('a photograph or two of ordinary size change nothing', () => {
  const shares = new FairShares(40);
  const share = shares.enter('a');
  share.spend(2);
  share.spend(3);
  share.leave();
  expect(shares.enter('a').rank).toBe(0);
});
