import { timingSafeEqual } from 'node:crypto';
import type { Signing } from '../contributions/private-link.ts';
import type { SignedIn } from '../identity/identity.ts';

/** A large archive over a village's line, cut off and gone on with. */
const GOOD_FOR_MS = 12 * 60 * 60 * 1000;

/** Where the password was given: one of somebody's sessions, until it ends. */
type Session = Pick<SignedIn, 'account' | 'sessionId'>;

/** By which somebody who has just given the password takes out what is private; nobody else can use it, nor the same person elsewhere. */
export function privateTicket({ sign }: Signing, session: Session, now: Date): string {
  return ticketUntil(sign, session, now.getTime() + GOOD_FOR_MS);
}

export function isPrivateTicket({ sign }: Signing, ticket: string, session: Session, now: Date): boolean {
  const until = Number(/^(\d{13})\./.exec(ticket)?.[1]);
  if (!(until > now.getTime())) return false;
  const expected = Buffer.from(ticketUntil(sign, session, until));
  const given = Buffer.from(ticket);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function ticketUntil(sign: Signing['sign'], { account, sessionId }: Session, until: number): string {
  return `${until}.${sign(`private archive ${until} ${account.id} ${sessionId}`)}`;
}
