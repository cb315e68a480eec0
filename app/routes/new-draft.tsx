import { redirect } from 'react-router';
import { newDraftId } from '../../chronicle/editing/draft.ts';
import { newWord } from '../actions/editing-actions.ts';
import { TYPE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/new-draft';

/** Nothing is written yet: the address alone says that there is going to be something. */
export function loader({ params }: Route.LoaderArgs) {
  const kind = newWord(params.kind);
  if (!kind) throw pageNotFound();
  throw redirect(`${pathTo('draft', { id: newDraftId() })}?${TYPE_PARAM}=${kind}`);
}
