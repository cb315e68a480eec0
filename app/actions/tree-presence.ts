import type { RouterContextProvider } from 'react-router';
import { noteGone, noteHere } from '../../chronicle/editing/presence.ts';
import { mayWithTree } from '../../domain/tree-permissions.ts';
import { accountContext, accountOf } from '../account-context.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { factsFor } from './tree-edit-services.ts';

/** Whoever edits somebody says that they are here, and is told who else is. Others neither say nor learn it. */
export async function presenceAsData(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { tree, id }: { readonly tree: string; readonly id: string },
): Promise<Response> {
  const account = accountOf(context.get(accountContext));
  if (!account || !mayWithTree(account.role, 'edit')) throw pageNotFound();
  const { facts } = await factsFor(context, tree, id);
  const deps = context.get(treeVersionContext);
  const place = `${tree}-${facts.person}`;
  const { left } = ((await request.json().catch(() => undefined)) ?? {}) as { left?: unknown };
  const others = left === true ? [] : await noteHere(deps, place, account);
  if (left === true) await noteGone(deps, place, account);
  return Response.json({ others }, { headers: { 'Cache-Control': 'private, no-store' } });
}
