import type { Auth } from 'firebase-admin/auth';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { Editor, EditorAccount, EditorList } from '../../chronicle/identity/editor-list.ts';
import { reaching } from './reaching.ts';

/** Whose word it is that an address is an editor's: the configuration's, and the command line's. */
export class FirebaseEditors implements EditorList {
  readonly #auth: Auth;
  readonly #documents: CollectionReference;
  readonly #configured: ReadonlySet<string>;
  readonly #unsubscribe: () => void;
  #added: ReadonlySet<string> = new Set();

  private constructor(auth: Auth, db: Firestore, configured: Iterable<string>) {
    this.#auth = auth;
    this.#documents = db.collection('editors');
    this.#configured = new Set(configured);
    this.#unsubscribe = this.#documents.onSnapshot(
      ({ docs }) => {
        this.#added = new Set(docs.map(({ id }) => decodeURIComponent(id)));
      },
      (error) => console.error('The list of editors is no longer heard of:', error),
    );
  }

  static async open(auth: Auth, db: Firestore, configured: Iterable<string>): Promise<FirebaseEditors> {
    const editors = new FirebaseEditors(auth, db, configured);
    const { docs } = await reaching(editors.#documents.get());
    editors.#added = new Set(docs.map(({ id }) => decodeURIComponent(id)));
    return editors;
  }

  /** From memory: asked at every request of a member. */
  has(email: string): boolean {
    return this.#configured.has(email) || this.#added.has(email);
  }

  async list(): Promise<readonly Editor[]> {
    const emails = [...new Set([...this.#configured, ...this.#added])].sort();
    return Promise.all(
      emails.map(async (email) => {
        const user = await this.#find(email);
        return { email, account: user ? (user.emailVerified ? 'verified' : 'unverified') : 'none' } as const;
      }),
    );
  }

  async add(email: string): Promise<EditorAccount | undefined> {
    await reaching(this.#documents.doc(encodeURIComponent(email)).set({ addedAt: new Date().toISOString() }));
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

  async remove(email: string): Promise<{ readonly wasThere: boolean; readonly isConfigured: boolean }> {
    const document = this.#documents.doc(encodeURIComponent(email));
    const wasThere = (await reaching(document.get())).exists;
    await reaching(document.delete());
    return { wasThere, isConfigured: this.#configured.has(email) };
  }

  close(): void {
    this.#unsubscribe();
  }

  async #find(email: string) {
    const { users } = await this.#auth.getUsers([{ email }]);
    return users[0];
  }
}
