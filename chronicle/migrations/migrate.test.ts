import { expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { migrateFields } from './migrate.ts';
import { migrationContract } from './migration-contract.ts';
import { STEPS } from './steps.ts';

migrationContract('memory', async () => {
  const store = new MemoryStore();
  return async () => store;
});

test('steps are numbered from 1 without gaps', () => {
  expect(STEPS.map(({ number }) => number)).toEqual(STEPS.map((_, index) => index + 1));
});

test.each([
  ['trees', { name: 'cavar' }],
  ['trees', { name: 'cavar', hash: '../nase-brdo.sqlite' }],
  ['trees', { name: 'cavar', hash: { of: 'nothing' } }],
  ['contributions', { telling: null }],
  ['contribution-history', { deed: 'constructor' }],
  ['contribution-history', { deed: ['told'] }],
])('a damaged document of %s keeps no site from starting: %j', async (collection, fields) => {
  const told: object[] = [];
  const readFile = async (hash: string) => {
    throw new Error(`Not the name of a file: ${hash}`);
  };
  const context = { today: '2026-11-16', readFile };
  const migrated = await migrateFields({ collection, id: 'a', fields }, 0, {
    context,
    tell: (line) => told.push(line),
  });
  expect(Object.values(migrated)).toEqual(Object.values(fields));
  expect(told).toHaveLength(collection === 'trees' ? 2 : 0);
});
