import type { RouterContextProvider } from 'react-router';
import { noteGone, noteHere, whoElse } from '../../chronicle/editing/presence.ts';
import { openDraft, saveDraft } from '../../chronicle/editing/save-draft.ts';
import type { Account } from '../../chronicle/identity/identity.ts';
import { parseContent } from '../../domain/draft-content.ts';
import { accountContext, accountOf } from '../account-context.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { faultViews, readingsOf } from '../views/editor-view.ts';
import { cleanWhy, publishDepsOf, wordFault } from './editing-actions.ts';

const UNCACHED = { 'Cache-Control': 'private, no-store' };

/** The editor in the browser saves a draft. */
export function saveAsData(context: Readonly<RouterContextProvider>, request: Request, id: string): Promise<Response> {
  return answering(context, async (account) => {
    const deps = publishDepsOf(context);
    const sent = saveIn(await request.json().catch(() => undefined));
    if (!sent) return refused(422, 'Nacrt nije stigao cijeli, ili je predug. Skratite ga pa pokušajte ponovno.');
    const saved = await saveDraft(deps, { id, account, ...sent });
    if (saved.kind === 'conflict') return Response.json(saved, { status: 409, headers: UNCACHED });
    const { draft, isMerged } = saved;
    return Response.json(
      {
        kind: 'saved',
        version: draft.version,
        savedAt: draft.updatedAt,
        address: pathTo('draft', { id }),
        ...(isMerged ? { content: draft.content } : {}),
        readings: readingsOf(draft.content),
        faults: faultViews(context, draft.content),
        others: await whoElse(deps, id, account.id),
      },
      { headers: UNCACHED },
    );
  });
}

/** A page that shows a draft says that it is still open, or that it is being closed. */
export function presenceAsData(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
): Promise<Response> {
  return answering(context, async (account) => {
    const deps = publishDepsOf(context);
    await openDraft(deps, { id, account });
    const { left } = ((await request.json().catch(() => undefined)) ?? {}) as { left?: unknown };
    if (left === true) {
      await noteGone(deps, id, account);
      return Response.json({ others: [] }, { headers: UNCACHED });
    }
    return Response.json({ others: await noteHere(deps, id, account) }, { headers: UNCACHED });
  });
}

async function answering(
  context: Readonly<RouterContextProvider>,
  answer: (account: Account) => Promise<Response>,
): Promise<Response> {
  const account = accountOf(context.get(accountContext));
  if (!account) {
    if (context.get(siteContext).unreachable)
      return refused(503, 'Prijava trenutačno ne radi. Sve ostaje ovdje; pokušat ćemo ponovno.');
    const sentence =
      'Vaša je prijava istekla. Sve je ostalo ovdje: prijavite se ponovno u drugoj kartici pa nastavite.';
    return Response.json({ kind: 'signed-out', sentence }, { status: 401, headers: UNCACHED });
  }
  try {
    return await answer(account);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, sentence } = wordFault(error);
    return refused(status, sentence);
  }
}

function refused(status: number, sentence: string): Response {
  return Response.json({ kind: 'refused', sentence }, { status, headers: UNCACHED });
}

function saveIn(sent: unknown) {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { version, base, content, why } = sent as Record<string, unknown>;
  const parsed = parseContent(content);
  if (!parsed || !Number.isSafeInteger(version) || Number(version) < 0) return undefined;
  return {
    version: Number(version),
    base: parseContent(base) ?? null,
    content: parsed,
    why: typeof why === 'string' ? cleanWhy(why) : undefined,
  };
}
