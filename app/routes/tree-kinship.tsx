import { data, type RouterContextProvider, redirect } from 'react-router';
import { recordIn } from '../../chronicle/trees/open-tree.ts';
import { shareKinship } from '../../chronicle/trees/shared-kinships.ts';
import { Fault } from '../../domain/fault.ts';
import { NOBODY } from '../../genealogy/index.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { FIRST_PARAM, SECOND_PARAM } from '../query-words.ts';
import { HILL, pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { openHillOfDead } from '../views/shared-kinship.ts';
import { kinshipView, personSeenFrom } from '../views/tree-kinship.ts';
import { hillKinshipPath, isShownTree } from '../views/trees.ts';
import type { Route } from './+types/tree-kinship';

/** Every kinship of two people, on the whole hill, for a page that has its tree already. */
export async function loader({ request, context, params: { tree }, url: { searchParams } }: Route.LoaderArgs) {
  const { seen, first, second } = await askedIn(context, tree, searchParams);
  // Whoever signs in after pressing "Podijelite srodstvo" is led back here.
  if (request.headers.get('Sec-Fetch-Dest') === 'document') {
    if (first === NOBODY || second === NOBODY) throw pageNotFound();
    const { individuals } = seen.hill.genealogy;
    return redirect(hillKinshipPath(individuals.idAt(first), individuals.idAt(second)));
  }
  return Response.json(kinshipView(seen, first, second), { headers: { 'Cache-Control': 'private, no-store' } });
}

/** A member shares the kinship of two of the dead. */
export async function action({ context, params: { tree }, url: { searchParams } }: Route.ActionArgs) {
  const { seen, first, second } = await askedIn(context, tree, searchParams);
  if (!kinshipView(seen, first, second).some(({ share }) => share)) throw data('Not of the dead', { status: 400 });
  // Whichever tree was looked at, the two are stored the same.
  const [one = '', other = ''] = [first, second].map((person) => {
    const record = recordIn(seen.hill, person, HILL);
    return `${record.tree}#${record.id}`;
  });
  const shared = { first: one, second: other, accountId: memberOf(context.get(accountContext)).id };
  const sharing = shareKinship(context.get(siteContext).store, { ...shared, at: new Date().toISOString() });
  const id = await sharing.catch((error: unknown) => {
    throw error instanceof Fault && error.code === 'batch-too-large' ? data('Too many', { status: 429 }) : error;
  });
  return redirect(pathTo('sharedKinship', { id }));
}

async function askedIn(context: Readonly<RouterContextProvider>, tree: string, asked: URLSearchParams) {
  const site = context.get(siteContext);
  const opened = await openHillOfDead(site);
  if (!isShownTree(tree) || opened.hill.genealogy.individuals.size === 0) throw pageNotFound();
  if (tree !== HILL && !site.library.tree(tree)) throw pageNotFound();
  const seen = { ...opened, tree };
  const personAt = (name: string) => personSeenFrom(seen, asked.get(name) ?? '');
  return { seen, first: personAt(FIRST_PARAM), second: personAt(SECOND_PARAM) };
}
