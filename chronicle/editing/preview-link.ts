import { timingSafeEqual } from 'node:crypto';
import { type Draft, draftTarget, findDraft } from './draft.ts';
import type { EditingDeps } from './editing-deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PREVIEW_DAYS = 14;

/** By which somebody without an account reads a draft: its id, until when, and the site's signature. */
export function previewToken({ sign, now }: Pick<EditingDeps, 'sign' | 'now'>, draft: Draft): string {
  return tokenUntil({ sign }, draft, Math.floor((now().getTime() + PREVIEW_DAYS * DAY_MS) / 1000));
}

/** With when it was begun: a link to a draft that is gone does not lead to the next one of its record. */
function tokenUntil({ sign }: Pick<EditingDeps, 'sign'>, { id, createdAt }: Draft, until: number): string {
  return `${id}.${until}.${sign(`preview ${id} ${createdAt} ${until}`)}`;
}

export async function draftOfToken(
  { store, sign, now }: Pick<EditingDeps, 'store' | 'sign' | 'now'>,
  token: string,
): Promise<Draft | undefined> {
  const [id = '', until = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now().getTime()) return undefined;
  const { draft } = (await findDraft(store, id)) ?? {};
  // A proposal that was taken back is its writer's own again.
  if (!draft || (draftTarget(id)?.personal && draft.state !== 'proposed')) return undefined;
  const expected = Buffer.from(tokenUntil({ sign }, draft, Number(until)));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? draft : undefined;
}
