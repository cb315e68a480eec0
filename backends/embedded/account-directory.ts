import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import {
  type AccountDirectory,
  type ListedAccount,
  type SeenAccount,
  toTheSecond,
} from '../../chronicle/identity/account-directory.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { whenUnlocked } from './database.ts';

/** As better-auth's table has it. One that is otherwise ends the list: an export without somebody would be lost data. */
const accountRow = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    emailVerified: z.int(),
    disabled: z.int().nullable(),
    createdAt: z.coerce.date(),
    seenOn: z.string().nullable(),
  })
  .transform(({ id, email, name, emailVerified, disabled, createdAt, seenOn }) => ({
    id,
    email,
    name,
    verified: emailVerified === 1,
    disabled: disabled === 1,
    createdAt: toTheSecond(createdAt),
    seenOn: seenOn ?? undefined,
  }));
const accountRows = z.array(accountRow);

const FOUND = `WHERE :text = '' OR instr(plain_letters(name), :text) OR instr(plain_letters(email), :text)`;

export function embeddedDirectory(database: DatabaseSync): AccountDirectory {
  // SQLite folds the letters of English alone.
  database.function('plain_letters', { deterministic: true }, (text) => plainLetters(String(text)));
  return {
    async list() {
      const rows = accountRows.parse(database.prepare('SELECT * FROM user ORDER BY id').all());
      return rows.map(({ seenOn: _, ...account }): ListedAccount => account);
    },
    async take(accounts: readonly ListedAccount[]) {
      const keep = database.prepare(`
        INSERT INTO user (id, email, name, emailVerified, disabled, createdAt, updatedAt)
        VALUES (:id, :email, :name, :verified, :disabled, :createdAt, :updatedAt)
        ON CONFLICT (id) DO UPDATE SET email = :email, name = :name, emailVerified = :verified, disabled = :disabled
      `);
      for (const { verified, disabled, createdAt, ...account } of accounts) {
        const row = {
          ...account,
          verified: Number(verified),
          disabled: Number(disabled),
          createdAt: new Date(createdAt).toISOString(),
          updatedAt: new Date().toISOString(),
        };
        await whenUnlocked(() => keep.run(row));
      }
    },
    async page({ text, offset, limit }) {
      const asked = { text: plainLetters(text) };
      const { total } = database.prepare(`SELECT count(*) AS total FROM user ${FOUND}`).get(asked) as { total: number };
      const rows = database
        .prepare(`SELECT * FROM user ${FOUND} ORDER BY createdAt DESC, id LIMIT :limit OFFSET :offset`)
        .all({ ...asked, limit, offset });
      return { accounts: accountRows.parse(rows), total };
    },
    async find(id) {
      const row = database.prepare('SELECT * FROM user WHERE id = ?').get(id);
      return row && accountRow.parse(row);
    },
    async withEmails(emails): Promise<SeenAccount[]> {
      const byEmail = database.prepare('SELECT * FROM user WHERE email = ?');
      return accountRows.parse(emails.map((email) => byEmail.get(email)).filter((row) => row !== undefined));
    },
    async setDisabled(id, disabled) {
      await whenUnlocked(() => {
        database.prepare('UPDATE user SET disabled = ? WHERE id = ?').run(Number(disabled), id);
        if (disabled) database.prepare('DELETE FROM session WHERE userId = ?').run(id);
      });
    },
  };
}
