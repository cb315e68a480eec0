import { createHash, randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { type CollectionReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Device, SignedIn } from '../../chronicle/identity/identity.ts';
import { SESSION_TERMS } from '../../chronicle/identity/session-terms.ts';
import { dayOf } from '../../domain/site-zone.ts';
import { reaching } from './reaching.ts';

const sessionSchema = z.object({
  account: z.string().min(1),
  /** By what the person showed who they are. */
  by: z.enum(['password', 'google']),
  agent: z.string(),
  signedInAt: z.number(),
  seenAt: z.number(),
  /** When the person last showed who they are, by Firebase's clock: what it revokes is older than that. */
  provenAt: z.number(),
});
const seenSchema = z.object({ day: z.iso.date() });
export type Session = Readonly<z.infer<typeof sessionSchema>> & { readonly id: string };

/**
 * Who is signed in where. Firebase's own session cookies end after two weeks whatever a person does, and cannot be ended
 * one by one; a session of ours begins with Firebase's proof and is held against its word at every request.
 */
export class Sessions {
  readonly #db: Firestore;
  readonly #documents: CollectionReference;
  /** By account: the day on which its owner last came by, which outlives the session. */
  readonly #seen: CollectionReference;

  constructor(db: Firestore) {
    this.#db = db;
    this.#documents = db.collection('sessions');
    this.#seen = db.collection('seen');
  }

  /** Returns the secret for the browser's cookie; only its hash is stored. */
  async start(begun: Pick<Session, 'account' | 'agent' | 'by' | 'provenAt'>): Promise<string> {
    const secret = randomBytes(24).toString('base64url');
    const now = Date.now();
    const fields = { ...begun, signedInAt: now, seenAt: now, until: until(now) };
    const batch = this.#db.batch().create(this.#documents.doc(idOf(secret)), fields);
    await reaching(batch.set(this.#seen.doc(begun.account), { day: dayOf(now) }).commit());
    return secret;
  }

  async find(secret: string): Promise<Session | undefined> {
    const now = Date.now();
    const session = await this.#read(idOf(secret));
    if (!session) return undefined;
    if (now - session.seenAt >= SESSION_TERMS.idleMs || now - session.signedInAt >= SESSION_TERMS.longestMs) {
      await this.end(session.id);
      return undefined;
    }
    if (now - session.seenAt >= SESSION_TERMS.noticedEveryMs) {
      const batch = this.#db.batch().update(this.#documents.doc(session.id), { seenAt: now, until: until(now) });
      if (dayOf(session.seenAt) !== dayOf(now)) batch.set(this.#seen.doc(session.account), { day: dayOf(now) });
      await reaching(batch.commit());
    }
    return session;
  }

  /** The person has just shown again who they are. */
  async prove(id: string, provenAt: number): Promise<void> {
    await reaching(this.#documents.doc(id).update({ provenAt }));
  }

  async devices({ account, sessionId }: SignedIn): Promise<readonly Device[]> {
    return (await this.#of(account.id))
      .map(({ id, agent, signedInAt, seenAt }) => ({
        id,
        agent,
        signedInAt: new Date(signedInAt),
        seenAt: new Date(seenAt),
        current: id === sessionId,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.seenAt.getTime() - a.seenAt.getTime());
  }

  async exportOf(of: SignedIn): Promise<Readonly<Record<string, unknown>>> {
    const [seenOn] = await this.seenOn([of.account.id]);
    return { account: of.account, seenOn, devices: await this.devices(of) };
  }

  async end(id: string): Promise<void> {
    await reaching(this.#documents.doc(id).delete());
  }

  async endWith(secret: string): Promise<void> {
    await this.end(idOf(secret));
  }

  async endAllOf(account: string, by?: Session['by']): Promise<void> {
    const sessions = (await this.#of(account)).filter((session) => by === undefined || session.by === by);
    await Promise.all(sessions.map(({ id }) => this.end(id)));
  }

  /** On which day the owner of each account last came by. */
  async seenOn(accounts: readonly string[]): Promise<(string | undefined)[]> {
    if (accounts.length === 0) return [];
    const found = await reaching(this.#db.getAll(...accounts.map((account) => this.#seen.doc(account))));
    return found.map((document) => seenSchema.safeParse(document.data()).data?.day);
  }

  /** Nothing stays of an account that is gone. */
  async forget(account: string): Promise<void> {
    await this.endAllOf(account);
    await reaching(this.#seen.doc(account).delete());
  }

  async #of(account: string): Promise<Session[]> {
    const { docs } = await reaching(this.#documents.where('account', '==', account).get());
    return docs.map((doc) => sessionIn(doc)).filter((session) => session !== undefined);
  }

  async #read(id: string): Promise<Session | undefined> {
    return sessionIn(await reaching(this.#documents.doc(id).get()));
  }
}

/** What is not a session lets nobody in. */
function sessionIn(document: DocumentSnapshot): Session | undefined {
  const { data } = sessionSchema.safeParse(document.data());
  return data && { id: document.id, ...data };
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** From then on Firestore's policy may delete it (firestore.indexes.json). */
function until(seenAt: number): Timestamp {
  return Timestamp.fromMillis(seenAt + SESSION_TERMS.idleMs);
}

/** Firebase knows seconds only: a proof of the same second counts. */
export function isRevoked({ provenAt }: Pick<Session, 'provenAt'>, user: UserRecord): boolean {
  return Math.floor(provenAt / 1000) < Math.floor(validSince(user) / 1000);
}

/** Not by our clock, which may be behind Firebase's: whoever has just shown who they are is not to be signed out. */
export function provenNow(user: UserRecord): number {
  return Math.max(Date.now(), validSince(user));
}

function validSince({ tokensValidAfterTime }: UserRecord): number {
  return tokensValidAfterTime === undefined ? 0 : new Date(tokensValidAfterTime).getTime();
}
