import { data, redirect } from 'react-router';
import { openPairs } from '../../chronicle/trees/merge-upload.ts';
import { decideOnPair } from '../actions/tree-merge-actions.ts';
import { MergePair } from '../features/tree-merge/merge-pair.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { counted } from '../text/plurals.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { pairView } from '../views/tree-merge-views.ts';
import { waitingMerge } from '../views/waiting-merge.ts';
import type { Route } from './+types/tree-merge-pair';

const PAIRS = { one: 'par', few: 'para', other: 'parova' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { merge, title, crumbs } = await waitingMerge(context, params.id);
  const open = openPairs(merge);
  const mergeHref = pathTo('treeMerge', { id: params.id });
  return {
    page: {
      title: 'Je li to ista osoba?',
      description: 'Osobe iz stabla i datoteke koje bi mogle biti iste.',
      crumbs: [...crumbs, { label: 'Spajanje', href: mergeHref }],
      hiddenFromSearch: true,
    },
    title,
    mergeHref,
    left: open.length,
    pair: open[0] && pairView(open[0]),
    canGoBack: merge.decisions.pairs.length > 0,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { status, next, ...answer } = await decideOnPair(context, request, params.id);
  return next ? redirect(next) : data(answer, { status });
}

/** Also after a refusal: the pair was decided elsewhere, and the next is shown. */
export function shouldRevalidate(): boolean {
  return true;
}

export default function TreeMergePairPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, title, mergeHref, left, pair, canGoBack } = loaderData;
  return (
    <Page title={page.title} eyebrow={title} lead={pair ? `Za odluku: ${counted(left, PAIRS)}.` : ''}>
      <AnswerNotice answer={actionData} />
      {pair ? (
        <MergePair pair={pair} canGoBack={canGoBack} />
      ) : (
        <p>O svima je odlučeno. Pogledajte što bi se sada promijenilo.</p>
      )}
      <p>
        <LinkButton href={mergeHref} look="quiet">
          Na izvješće o spajanju
        </LinkButton>
      </p>
    </Page>
  );
}
