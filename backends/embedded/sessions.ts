import type { DatabaseSync } from 'node:sqlite';
import type { Device, SignedIn } from '../../chronicle/identity/identity.ts';
import { SESSION_TERMS } from '../../chronicle/identity/session-terms.ts';
import { dayOf } from '../../domain/site-zone.ts';
import { type Authentication, inOurTerms } from './authentication.ts';
import { writeUnlessLocked } from './database.ts';

/** Who is signed in where, in better-auth's tables and for as long as our terms say. */
export class Sessions {
  readonly #authentication: Authentication;
  readonly #database: DatabaseSync;

  constructor(authentication: Authentication, database: DatabaseSync) {
    this.#authentication = authentication;
    this.#database = database;
  }

  async find(headers: Headers) {
    const found = await this.#authentication.api.getSession({ headers, query: { disableRefresh: true } });
    if (!found) return null;
    if (Date.now() - found.session.createdAt.getTime() >= SESSION_TERMS.longestMs) {
      await inOurTerms(this.#authentication.api.signOut({ headers }));
      return null;
    }
    if (Date.now() - found.session.updatedAt.getTime() >= SESSION_TERMS.noticedEveryMs) {
      this.#noteSeen(found.session.id);
    }
    if (found.user.seenOn !== dayOf(Date.now())) this.#noteDay(found.user.id);
    return found;
  }

  async devices(of: SignedIn): Promise<readonly Device[]> {
    return (await this.#of(of))
      .map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        agent: userAgent ?? '',
        signedInAt: createdAt,
        seenAt: updatedAt,
        current: id === of.sessionId,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.seenAt.getTime() - a.seenAt.getTime());
  }

  async end(of: SignedIn, id: string): Promise<void> {
    const session = (await this.#of(of)).find((one) => one.id === id);
    const { internalAdapter } = await this.#authentication.$context;
    if (session) await internalAdapter.deleteSession(session.token);
  }

  #noteSeen(session: string): void {
    const now = Date.now();
    const [seen, end] = [new Date(now).toISOString(), new Date(now + SESSION_TERMS.idleMs).toISOString()] as const;
    writeUnlessLocked(() => {
      this.#database.prepare('UPDATE session SET updatedAt = ?, expiresAt = ? WHERE id = ?').run(seen, end, session);
    });
  }

  /** Once a day for each account, however often it asks. */
  #noteDay(account: string): void {
    writeUnlessLocked(() => {
      this.#database.prepare('UPDATE user SET seenOn = ? WHERE id = ?').run(dayOf(Date.now()), account);
    });
  }

  async #of({ account }: SignedIn) {
    const { internalAdapter } = await this.#authentication.$context;
    return internalAdapter.listSessions(account.id, { onlyActiveSessions: true });
  }
}
