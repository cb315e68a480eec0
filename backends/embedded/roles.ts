import type { DatabaseSync } from 'node:sqlite';
import type { AccountOfAddress, RoleHolder, RoleList } from '../../chronicle/identity/role-list.ts';
import { MemberFault } from '../../domain/member-fault.ts';
import type { GivenRole, Role } from '../../domain/role.ts';
import { whenUnlocked } from './database.ts';

/** Whose word it is that an address is an editor's or a writer's: the configuration's, or what was given here. */
export class Roles implements RoleList {
  readonly #configured: ReadonlySet<string>;
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, editors: Iterable<string>) {
    this.#database = database;
    this.#configured = new Set(editors);
  }

  of(email: string): Role {
    return this.isConfigured(email) ? 'editor' : (this.#given(email) ?? 'member');
  }

  isConfigured(email: string): boolean {
    return this.#configured.has(email);
  }

  list(): RoleHolder[] {
    const given = this.#database.prepare('SELECT email, role FROM roles').all() as { email: string; role: GivenRole }[];
    const account = this.#database.prepare('SELECT emailVerified AS verified FROM user WHERE email = ?');
    const roles = new Map(given.map(({ email, role }) => [email, role]));
    for (const email of this.#configured) roles.set(email, 'editor');
    return [...roles]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([email, role]) => {
        const found = account.get(email) as { verified: number } | undefined;
        const standing = found ? (found.verified ? 'verified' : 'unverified') : 'none';
        return { email, role, isConfigured: this.isConfigured(email), account: standing };
      });
  }

  async give(email: string, role: GivenRole, by?: string): Promise<AccountOfAddress | undefined> {
    const give = this.#database.prepare(
      'INSERT INTO roles (email, role, given_at) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET role = excluded.role',
    );
    await whenUnlocked(() => {
      this.#checkWordOf(by);
      give.run(email, role, new Date().toISOString());
    });
    const found = this.#database
      .prepare('SELECT id, name, emailVerified AS verified, createdAt FROM user WHERE email = ?')
      .get(email) as { id: string; name: string; verified: number; createdAt: string } | undefined;
    return found && { ...found, verified: found.verified === 1, createdAt: new Date(found.createdAt) };
  }

  async vouch(email: string, accountId: string): Promise<boolean> {
    const vouch = this.#database.prepare('UPDATE user SET emailVerified = 1 WHERE id = ? AND email = ?');
    const { changes } = await whenUnlocked(() => vouch.run(accountId, email));
    return changes > 0;
  }

  take(email: string, by?: string): Promise<GivenRole | undefined> {
    return whenUnlocked(() => {
      this.#checkWordOf(by);
      const had = this.#given(email);
      this.#database.prepare('DELETE FROM roles WHERE email = ?').run(email);
      return had;
    });
  }

  /** In the same breath as what is written then: nothing of this process comes between. */
  #checkWordOf(by: string | undefined): void {
    if (by !== undefined && this.of(by) !== 'editor') throw new MemberFault('forbidden');
  }

  #given(email: string): GivenRole | undefined {
    const found = this.#database.prepare('SELECT role FROM roles WHERE email = ?').get(email);
    return (found as { role: GivenRole } | undefined)?.role;
  }
}
