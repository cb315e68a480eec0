import { expect, test } from 'vitest';
import { wordIdentityError } from './identity-errors.ts';

test.each([
  [1, 'za 1 minutu.'],
  [61, 'za 2 minute.'],
  [15 * 60, 'za 15 minuta.'],
  [21 * 60, 'za 21 minutu.'],
  [22 * 60, 'za 22 minute.'],
  [12 * 60, 'za 12 minuta.'],
  [60 * 60, 'za 1 sat.'],
  [3 * 60 * 60, 'za 3 sata.'],
])('%d seconds are waited out %s', (retryAfter, ending) => {
  const { status, sentence } = wordIdentityError({ code: 'too-many-requests', retryAfter });
  expect(status).toBe(429);
  expect(sentence.endsWith(ending)).toBe(true);
});

test('a wrong password and an unknown address read the same', () => {
  expect(wordIdentityError({ code: 'invalid-credentials' })).toEqual({
    status: 400,
    field: 'password',
    sentence: 'Adresa e-pošte ili lozinka nije točna.',
  });
});
