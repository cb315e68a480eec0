import { data, redirect } from 'react-router';
import { type SharedKinship, sharedKinshipAt, takeBackKinship } from '../../chronicle/trees/shared-kinships.ts';
import { accountContext, accountOf, ownAccountOf, type RequestAccount } from '../account-context.ts';
import { SharedKinshipPath } from '../features/family-tree/shared-kinship-path.tsx';
import { NOTICES } from '../query-words.ts';
import { HILL, pathTo, signInPath, withNotice } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { wordError } from '../text/error-sentences.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { openHillOfDead, sharedKinshipView } from '../views/shared-kinship.ts';
import { isSampleTree } from '../views/shown-tree.ts';
import type { Route } from './+types/shared-kinship';

/** It may be taken back, and who counts as dead may change: nobody keeps it. */
const UNCACHED = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex, nofollow' };

/** A kinship of the dead, for whoever has the link. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const shared = await sharedKinshipAt(site.store, params.id);
  const mayTakeBack = shared !== undefined && isTheirs(context.get(accountContext), shared);
  const kinship = shared && sharedKinshipView(await openHillOfDead(site), shared);
  if (!kinship && !mayTakeBack) throw pageNotFound();
  const isMember = site.viewer?.role !== undefined;
  const title = kinship?.title ?? 'Ovo se srodstvo više ne prikazuje';
  const sample = isSampleTree(site.library, HILL) ? SAMPLE_SENTENCE.tree : undefined;
  const description = `${sample ? `${sample} ` : ''}Srodstvo pokojnih iz obiteljskih stabala, ime po ime.`;
  const crumbs = [{ label: 'Obiteljska stabla', href: pathTo('trees') }];
  return data(
    {
      page: { title, description, crumbs, hiddenFromSearch: true, sharedByLink: true, sample },
      path: kinship?.path ?? [],
      inTree: isMember ? kinship?.inTree : undefined,
      signIn: isMember ? undefined : signInPath(url.pathname),
      mayTakeBack,
    },
    { headers: UNCACHED },
  );
}

export async function action({ params, context }: Route.ActionArgs) {
  const { store } = context.get(siteContext);
  const shared = await sharedKinshipAt(store, params.id);
  if (!shared) throw pageNotFound();
  if (!isTheirs(context.get(accountContext), shared)) throw data(wordError(403), { status: 403 });
  await takeBackKinship(store, shared);
  return redirect(withNotice('account', NOTICES.withdrawn));
}

/** Whoever shared it takes it back, a member still or not; editors do, too. */
function isTheirs(asking: RequestAccount, { accountId }: SharedKinship): boolean {
  return ownAccountOf(asking)?.id === accountId || accountOf(asking)?.role === 'editor';
}

export function headers() {
  return UNCACHED;
}

export default function SharedKinshipPage({ loaderData }: Route.ComponentProps) {
  const { page, path, inTree, signIn, mayTakeBack } = loaderData;
  return (
    <Page title={page.title} eyebrow="Srodstvo">
      <SharedKinshipPath page={page} path={path} inTree={inTree} signIn={signIn} mayTakeBack={mayTakeBack} />
    </Page>
  );
}
