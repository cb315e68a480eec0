import { expect, test } from 'vitest';
import { isPrivateTicket, privateTicket } from './private-ticket.ts';

const signing = { sign: (words: string) => Buffer.from(words).toString('base64url') };
const NOW = new Date('2026-11-17T12:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);

test('a ticket is good for whoever it was given, for twelve hours', () => {
  const ticket = privateTicket(signing, 'iva', NOW);
  expect(isPrivateTicket(signing, ticket, 'iva', later(11))).toBe(true);
  expect(isPrivateTicket(signing, ticket, 'iva', later(13))).toBe(false);
  expect(isPrivateTicket(signing, ticket, 'ante', NOW)).toBe(false);
});

test.each(['', '.', 'x', '9999999999999.', '99999999999999.x', 'NaN.x'])('%j is none', (ticket) => {
  expect(isPrivateTicket(signing, ticket, 'iva', NOW)).toBe(false);
});

test('a later hour cannot be written into one', () => {
  const [, signature] = privateTicket(signing, 'iva', NOW).split('.');
  expect(isPrivateTicket(signing, `9999999999999.${signature}`, 'iva', later(13))).toBe(false);
});
