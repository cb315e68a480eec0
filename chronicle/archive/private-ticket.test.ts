import { expect, test } from 'vitest';
import type { Account } from '../identity/identity.ts';
import { isPrivateTicket, privateTicket } from './private-ticket.ts';

const signing = { sign: (words: string) => Buffer.from(words).toString('base64url') };
const NOW = new Date('2026-11-17T12:00:00Z');
const sessionOf = (id: string, sessionId = 's1') => ({ account: { id } as Account, sessionId });
const IVA = sessionOf('iva');
const later = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);

test('a ticket is good for whoever it was given, where it was given, for twelve hours', () => {
  const ticket = privateTicket(signing, IVA, NOW);
  expect(isPrivateTicket(signing, ticket, IVA, later(11))).toBe(true);
  expect(isPrivateTicket(signing, ticket, IVA, later(13))).toBe(false);
  expect(isPrivateTicket(signing, ticket, sessionOf('ante'), NOW)).toBe(false);
  // In another of one's own sessions, or after signing in anew, the password is asked for again.
  expect(isPrivateTicket(signing, ticket, sessionOf('iva', 's2'), NOW)).toBe(false);
});

test.each(['', '.', 'x', '9999999999999.', '99999999999999.x', 'NaN.x'])('%j is none', (ticket) => {
  expect(isPrivateTicket(signing, ticket, IVA, NOW)).toBe(false);
});

test('a later hour cannot be written into one', () => {
  const [, signature] = privateTicket(signing, IVA, NOW).split('.');
  expect(isPrivateTicket(signing, `9999999999999.${signature}`, IVA, later(13))).toBe(false);
});
