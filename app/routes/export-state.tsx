import { accountContext, memberOf } from '../account-context.ts';
import { checkUpkeep } from '../actions/check-upkeep.ts';
import { exportContext } from '../export-context.ts';
import { exportState } from '../views/export-view.ts';
import type { Route } from './+types/export-state';

/** How far it is, for a page that asks again and again. */
export async function loader({ context }: Route.LoaderArgs) {
  checkUpkeep(context, 'see-exports');
  const { id } = memberOf(context.get(accountContext));
  return Response.json(await exportState(context.get(exportContext), id), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
