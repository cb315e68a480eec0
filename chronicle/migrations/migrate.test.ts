import { expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { migrationContract } from './migration-contract.ts';
import { STEPS } from './steps.ts';

migrationContract('memory', async () => {
  const store = new MemoryStore();
  return async () => store;
});

test('steps are numbered from 1 without gaps', () => {
  expect(STEPS.map(({ number }) => number)).toEqual(STEPS.map((_, index) => index + 1));
});
