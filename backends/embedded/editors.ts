import type { DatabaseSync } from 'node:sqlite';
import type { Editor, EditorAccount, EditorList } from '../../chronicle/identity/editor-list.ts';

/** Whose word it is that an address is an editor's: the configuration's, and the command line's. */
export class Editors implements EditorList {
  readonly #configured: ReadonlySet<string>;
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, configured: Iterable<string>) {
    this.#database = database;
    this.#configured = new Set(configured);
  }

  has(email: string): boolean {
    if (this.#configured.has(email)) return true;
    return this.#database.prepare('SELECT 1 FROM editors WHERE email = ?').get(email) !== undefined;
  }

  list(): Editor[] {
    const added = this.#database.prepare('SELECT email FROM editors').all() as { email: string }[];
    const account = this.#database.prepare('SELECT emailVerified AS verified FROM user WHERE email = ?');
    return [...new Set([...this.#configured, ...added.map(({ email }) => email)])].sort().map((email) => {
      const found = account.get(email) as { verified: number } | undefined;
      return { email, account: found ? (found.verified ? 'verified' : 'unverified') : 'none' };
    });
  }

  add(email: string): EditorAccount | undefined {
    this.#database
      .prepare('INSERT INTO editors (email, added_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(email, new Date().toISOString());
    const found = this.#database
      .prepare('SELECT id, name, emailVerified AS verified, createdAt FROM user WHERE email = ?')
      .get(email) as { id: string; name: string; verified: number; createdAt: string } | undefined;
    return found && { ...found, verified: found.verified === 1, createdAt: new Date(found.createdAt) };
  }

  vouch(email: string, accountId: string): boolean {
    const { changes } = this.#database
      .prepare('UPDATE user SET emailVerified = 1 WHERE id = ? AND email = ?')
      .run(accountId, email);
    return changes > 0;
  }

  remove(email: string): { readonly wasThere: boolean; readonly isConfigured: boolean } {
    const { changes } = this.#database.prepare('DELETE FROM editors WHERE email = ?').run(email);
    return { wasThere: changes > 0, isConfigured: this.#configured.has(email) };
  }
}
