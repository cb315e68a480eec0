import { expect, test } from 'vitest';
import { isUnanswered } from './error-page.tsx';

test('only what nobody answered is taken for a lost connection', () => {
  for (const message of ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.']) {
    expect(isUnanswered(new TypeError(message))).toBe(true);
  }
  for (const message of [
    'Failed to fetch dynamically imported module: /assets/blog.js',
    'error loading dynamically imported module: /assets/blog.js',
    'Importing a module script failed.',
    "Cannot read properties of undefined (reading 'name')",
  ]) {
    expect(isUnanswered(new TypeError(message))).toBe(false);
  }
  expect(isUnanswered(new Error('Failed to fetch'))).toBe(false);
});
