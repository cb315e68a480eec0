import { photographContext } from '../photograph-context.ts';
import { SEARCH_PARAM } from '../query-words.ts';
import { photographData } from '../views/photograph-views.ts';
import type { Route } from './+types/photographs-data';

const MOST = 24;

/** Photographs to choose from, for whoever puts one into a text or into a tree. */
export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { shelf, library } = context.get(photographContext);
  const all = shelf.find((searchParams.get(SEARCH_PARAM) ?? '').slice(0, 200));
  const photographs = all.slice(0, MOST).map((photograph) => photographData(library, photograph));
  return Response.json({ photographs }, { headers: { 'Cache-Control': 'private, no-store' } });
}
