import { createHash, randomBytes } from 'node:crypto';

const KEY = /^[\w-]{22,64}$/;

/**
 * The id of what somebody sends. A browser that could not hear the answer sends the same again, under the same key: then it is the same
 * submission. From another sender, as after the mail server refused the address first typed, it is another. Nobody else knows the key,
 * and nobody can make it lead to an id of their choice.
 */
export function submissionId(key: string | undefined, sender = ''): string {
  if (!key || !KEY.test(key)) return randomBytes(12).toString('hex');
  return createHash('sha256').update(`submission ${key} ${sender}`).digest('hex').slice(0, 24);
}
