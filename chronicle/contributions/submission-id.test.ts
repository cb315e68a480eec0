import { expect, test } from 'vitest';
import { submissionId } from './submission-id.ts';

const KEY = '7f1de1a6-0d0c-4f0e-9a3e-8f2f0a1b2c3d';

test('what is sent again under its key has the same id; without one, or with one that is none, every time another', () => {
  expect(submissionId(KEY)).toBe(submissionId(KEY));
  expect(submissionId(KEY, 'ana@primjer.hr')).not.toBe(submissionId(KEY, 'anna@primjer.hr'));
  expect(submissionId(KEY)).toMatch(/^[0-9a-f]{24}$/);
  for (const key of [undefined, '', 'kratko', 'a b'.repeat(20), 'x'.repeat(65), '../../reports']) {
    expect(submissionId(key)).not.toBe(submissionId(key));
  }
});
