import { accountContext, memberOf } from '../account-context.ts';
import { exportContext } from '../export-context.ts';
import { archiveView } from '../views/export-view.ts';
import type { Route } from './+types/export-state';

/** How far it is, for a page that asks again and again. */
export function loader({ context }: Route.LoaderArgs) {
  const { id } = memberOf(context.get(accountContext));
  const archive = archiveView(context.get(exportContext).archiveOf(id));
  return Response.json({ archive }, { headers: { 'Cache-Control': 'private, no-store' } });
}
