import { expect, test } from 'vitest';
import { wordIdentityError } from './identity-errors.ts';

test.each([
  [1, 'za 1\u00a0minutu.'],
  [61, 'za 2\u00a0minute.'],
  [15 * 60, 'za 15\u00a0minuta.'],
  [21 * 60, 'za 21\u00a0minutu.'],
  [22 * 60, 'za 22\u00a0minute.'],
  [12 * 60, 'za 12\u00a0minuta.'],
  [60 * 60, 'za 1\u00a0sat.'],
  [3 * 60 * 60, 'za 3\u00a0sata.'],
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
