import { createHash } from 'node:crypto';
import type { RequestAccount } from '../app/account-context.ts';
import type { Viewer } from '../app/site-context.ts';

/** Who looks, as pages know them: browsers get no id of an account, but a mark that tells it from others. */
export function viewerOf({ session, membership }: RequestAccount): Viewer | undefined {
  if (session.kind !== 'signed-in') return undefined;
  const { id, name, role } = session.account;
  const mark = createHash('sha256').update(id).digest('base64url').slice(0, 12);
  return { name, role: membership === 'member' ? role : undefined, mark };
}
