import { redirect } from 'react-router';
import { ownDraftId } from '../../chronicle/editing/draft.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { recordKeyAt } from '../views/desk-addresses.ts';
import type { Route } from './+types/propose-change';

/** To the draft in which a member proposes something about a record. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const key = recordKeyAt(library, params.kind, params.slug);
  if (!library.get(key)) throw pageNotFound();
  const account = memberOf(context.get(accountContext));
  throw redirect(pathTo('draft', { id: ownDraftId(context.get(contributionContext), key, account) }));
}
