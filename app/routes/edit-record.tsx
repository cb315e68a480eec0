import { redirect } from 'react-router';
import { sharedDraftId } from '../../chronicle/editing/draft.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { recordKeyAt } from '../views/desk-addresses.ts';
import type { Route } from './+types/edit-record';

/** To the draft that all editors of a record share; who may not see it finds nothing there. */
export function loader({ params, context }: Route.LoaderArgs) {
  const key = recordKeyAt(context.get(siteContext).library, params.kind, params.slug);
  throw redirect(pathTo('draft', { id: sharedDraftId(key) }));
}
