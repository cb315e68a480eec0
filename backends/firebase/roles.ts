import type { Auth } from 'firebase-admin/auth';
import type { CollectionReference, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { AccountOfAddress, RoleHolder, RoleList } from '../../chronicle/identity/role-list.ts';
import { MemberFault } from '../../domain/member-fault.ts';
import { GIVEN_ROLES, type GivenRole, type Role } from '../../domain/role.ts';
import { reaching } from './reaching.ts';

/** A collection for each role: a process of an earlier version, which knows editors alone, must not take a writer for one. */
const COLLECTIONS: Readonly<Record<GivenRole, string>> = { editor: 'editors', writer: 'writers' };

/** Whose word it is that an address is an editor's or a writer's: the configuration's, or what was given here. */
export class FirebaseRoles implements RoleList {
  readonly #auth: Auth;
  readonly #db: Firestore;
  readonly #configured: ReadonlySet<string>;
  readonly #unsubscribe: readonly (() => void)[];
  readonly #given: Record<GivenRole, ReadonlySet<string>> = { editor: new Set(), writer: new Set() };

  private constructor(auth: Auth, db: Firestore, editors: Iterable<string>) {
    this.#auth = auth;
    this.#db = db;
    this.#configured = new Set(editors);
    this.#unsubscribe = GIVEN_ROLES.map((role) =>
      this.#documents(role).onSnapshot(
        ({ docs }) => this.#hear(role, docs),
        (error) => console.error(`Who is a ${role} is no longer heard of:`, error),
      ),
    );
  }

  static async open(auth: Auth, db: Firestore, editors: Iterable<string>): Promise<FirebaseRoles> {
    const roles = new FirebaseRoles(auth, db, editors);
    for (const role of GIVEN_ROLES) roles.#hear(role, (await reaching(roles.#documents(role).get())).docs);
    return roles;
  }

  /** From memory: asked at every request of a member. */
  of(email: string): Role {
    return this.isConfigured(email) ? 'editor' : (this.#givenTo(email) ?? 'member');
  }

  isConfigured(email: string): boolean {
    return this.#configured.has(email);
  }

  async list(): Promise<readonly RoleHolder[]> {
    const emails = [...new Set([...this.#configured, ...this.#given.editor, ...this.#given.writer])].sort();
    return Promise.all(
      emails.map(async (email) => {
        const user = await this.#find(email);
        const account = user ? (user.emailVerified ? 'verified' : 'unverified') : 'none';
        const role = this.of(email) as GivenRole;
        return { email, role, isConfigured: this.isConfigured(email), account } as const;
      }),
    );
  }

  async give(email: string, role: GivenRole, by?: string): Promise<AccountOfAddress | undefined> {
    await this.#onWordOf(by, async (transaction) => {
      for (const one of GIVEN_ROLES) {
        const document = this.#document(one, email);
        if (one === role) transaction.set(document, { addedAt: new Date().toISOString() });
        else transaction.delete(document);
      }
    });
    const user = await this.#find(email);
    return (
      user && {
        id: user.uid,
        name: user.displayName ?? email,
        verified: user.emailVerified,
        createdAt: new Date(user.metadata.creationTime),
      }
    );
  }

  async vouch(email: string, accountId: string): Promise<boolean> {
    if ((await this.#find(email))?.uid !== accountId) return false;
    await this.#auth.updateUser(accountId, { emailVerified: true });
    return true;
  }

  take(email: string, by?: string): Promise<GivenRole | undefined> {
    const documents = GIVEN_ROLES.map((role) => this.#document(role, email));
    return this.#onWordOf(by, async (transaction) => {
      const found = await transaction.getAll(...documents);
      for (const document of documents) transaction.delete(document);
      return GIVEN_ROLES.findLast((_, index) => found[index]?.exists);
    });
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  /** What is written only while whoever says so is an editor, however many processes write. */
  #onWordOf<Answer>(by: string | undefined, write: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
    const asked = this.#db.runTransaction(async (transaction) => {
      if (by !== undefined && !this.isConfigured(by)) {
        const { exists } = await transaction.get(this.#document('editor', by));
        if (!exists) throw new MemberFault('forbidden');
      }
      return write(transaction);
    });
    return reaching(asked);
  }

  #document(role: GivenRole, email: string): DocumentReference {
    return this.#documents(role).doc(encodeURIComponent(email));
  }

  #documents(role: GivenRole): CollectionReference {
    return this.#db.collection(COLLECTIONS[role]);
  }

  #hear(role: GivenRole, documents: readonly { readonly id: string }[]): void {
    this.#given[role] = new Set(documents.map(({ id }) => decodeURIComponent(id)));
  }

  #givenTo(email: string): GivenRole | undefined {
    return GIVEN_ROLES.findLast((role) => this.#given[role].has(email));
  }

  async #find(email: string) {
    const { users } = await this.#auth.getUsers([{ email }]);
    return users[0];
  }
}
