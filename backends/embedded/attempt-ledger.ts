import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type AttemptCount, type AttemptLedger, CLOCK_SLACK_MS } from '../../chronicle/identity/attempts.ts';
import { whenUnlocked } from './database.ts';

export function attemptLedger(database: DatabaseSync, secret: string): AttemptLedger {
  const find = database.prepare('SELECT attempts, ends_at AS endsAt FROM attempts WHERE key = ? AND ends_at > ?');
  const count = database.prepare(`
    INSERT INTO attempts (key, attempts, ends_at) VALUES (:key, MAX(:attempts, 0), :endsAt)
    ON CONFLICT (key) DO UPDATE SET
      attempts = MAX(iif(attempts.ends_at > :endsAt + ${CLOCK_SLACK_MS}, 0, attempts.attempts) + :attempts, 0),
      ends_at = iif(attempts.ends_at > :endsAt + ${CLOCK_SLACK_MS}, :endsAt, attempts.ends_at)
    RETURNING attempts, ends_at AS endsAt
  `);
  const forget = database.prepare('DELETE FROM attempts WHERE key = ?');
  const forgetOver = database.prepare('DELETE FROM attempts WHERE ends_at <= ?');
  const hidden = (key: string) => createHmac('sha256', secret).update(`attempts ${key}`).digest('base64url');

  return {
    async read(key) {
      const found = find.get(hidden(key), Date.now()) as AttemptCount | undefined;
      return found ?? { attempts: 0, endsAt: Date.now() };
    },
    add: (key, attempts, lastsMs) =>
      whenUnlocked(() => {
        forgetOver.run(Date.now());
        return count.get({ key: hidden(key), attempts, endsAt: Date.now() + lastsMs }) as unknown as AttemptCount;
      }),
    async forget(key) {
      await whenUnlocked(() => forget.run(hidden(key)));
    },
  };
}
