import { timingSafeEqual } from 'node:crypto';
import type { Signing } from '../contributions/private-link.ts';

/** A large archive over a village's line, cut off and gone on with. */
const GOOD_FOR_MS = 12 * 60 * 60 * 1000;

/** By which somebody who has just given the password takes out what is private; nobody else can use it. */
export function privateTicket({ sign }: Signing, accountId: string, now: Date): string {
  return ticketUntil(sign, accountId, now.getTime() + GOOD_FOR_MS);
}

export function isPrivateTicket({ sign }: Signing, ticket: string, accountId: string, now: Date): boolean {
  const until = Number(/^(\d{13})\./.exec(ticket)?.[1]);
  if (!(until > now.getTime())) return false;
  const expected = Buffer.from(ticketUntil(sign, accountId, until));
  const given = Buffer.from(ticket);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function ticketUntil(sign: Signing['sign'], accountId: string, until: number): string {
  return `${until}.${sign(`private archive ${until} ${accountId}`)}`;
}
