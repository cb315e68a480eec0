import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_COLLECTIONS } from './collections.ts';

test('every collection that is defined is looked at, but for the one whose documents are each of another kind', () => {
  const files = readdirSync('chronicle', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== join('store', 'collection.ts'),
  );
  const defined = files.flatMap((name) => [
    ...readFileSync(join('chronicle', name), 'utf8').matchAll(/defineCollection\(/g),
  ]);
  expect(ALL_COLLECTIONS).toHaveLength(defined.length - 1);
  expect(new Set(ALL_COLLECTIONS.map(({ name }) => name)).size).toBe(ALL_COLLECTIONS.length);
});
