import { redirect } from 'react-router';
import { sharedDraftId } from '../../chronicle/editing/draft.ts';
import { roleTowardRecord } from '../../chronicle/editing/standing.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { recordKeyAt } from '../views/desk-addresses.ts';
import type { Route } from './+types/edit-record';

/** To the draft that all editors of a record share. Others learn nothing of which records there are. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { library, store } = context.get(siteContext);
  const key = recordKeyAt(library, params.kind, params.slug);
  if ((await roleTowardRecord(store, key, memberOf(context.get(accountContext)))) === 'visitor') throw pageNotFound();
  throw redirect(pathTo('draft', { id: sharedDraftId(key) }));
}
