import { expect, it } from 'vitest';
import { isMoment } from './publish-moment.ts';

it.each(['2026-12-24', '2028-02-29', '2026-12-24T00:00', '2026-12-24T23:59'])('%s says when', (text) =>
  expect(isMoment(text)).toBe(true),
);

it.each([
  '',
  '2027-02-29',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '2026-12-24T24:00',
  '2026-12-24T08:60',
  '+12026-12-24',
])('„%s“ says nothing', (text) => expect(isMoment(text)).toBe(false));
