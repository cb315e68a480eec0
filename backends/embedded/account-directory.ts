import type { DatabaseSync } from 'node:sqlite';
import { type AccountDirectory, type ListedAccount, toTheSecond } from '../../chronicle/identity/account-directory.ts';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: number;
  readonly disabled: number | null;
  readonly createdAt: string;
}

export function embeddedDirectory(database: DatabaseSync): AccountDirectory {
  return {
    async list() {
      const rows = database.prepare('SELECT * FROM user ORDER BY id').all() as unknown as Row[];
      return rows.map(({ id, email, name, emailVerified, disabled, createdAt }) => ({
        id,
        email,
        name,
        verified: emailVerified === 1,
        disabled: disabled === 1,
        createdAt: toTheSecond(new Date(createdAt)),
      }));
    },
    async take(accounts: readonly ListedAccount[]) {
      const keep = database.prepare(`
        INSERT INTO user (id, email, name, emailVerified, disabled, createdAt, updatedAt)
        VALUES (:id, :email, :name, :verified, :disabled, :createdAt, :updatedAt)
        ON CONFLICT (id) DO UPDATE SET email = :email, name = :name, emailVerified = :verified, disabled = :disabled
      `);
      for (const { verified, disabled, createdAt, ...account } of accounts) {
        keep.run({
          ...account,
          verified: Number(verified),
          disabled: Number(disabled),
          createdAt: new Date(createdAt).toISOString(),
          updatedAt: new Date().toISOString(),
        });
      }
    },
  };
}
