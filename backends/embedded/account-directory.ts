import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type AccountDirectory, type ListedAccount, toTheSecond } from '../../chronicle/identity/account-directory.ts';

/** As better-auth's table has it. One that is otherwise ends the list: an export without somebody would be lost data. */
const accountRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.int(),
  disabled: z.int().nullable(),
  createdAt: z.coerce.date(),
});

export function embeddedDirectory(database: DatabaseSync): AccountDirectory {
  return {
    async list() {
      const rows = z.array(accountRow).parse(database.prepare('SELECT * FROM user ORDER BY id').all());
      return rows.map(({ id, email, name, emailVerified, disabled, createdAt }) => ({
        id,
        email,
        name,
        verified: emailVerified === 1,
        disabled: disabled === 1,
        createdAt: toTheSecond(createdAt),
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
