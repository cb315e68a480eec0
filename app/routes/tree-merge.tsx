import { data, redirect } from 'react-router';
import { actOnMerge } from '../actions/tree-merge-actions.ts';
import { MergeReport } from '../features/tree-merge/merge-report.tsx';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { mergeView } from '../views/tree-merge-views.ts';
import { waitingMerge } from '../views/waiting-merge.ts';
import type { Route } from './+types/tree-merge';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { upload, merge, title, crumbs } = await waitingMerge(context, params.id);
  return {
    page: {
      title: 'Spajanje s postojećim stablom',
      description: 'Što bi spajanje promijenilo u stablu.',
      crumbs,
      hiddenFromSearch: true,
    },
    title,
    merge: mergeView(params.id, merge, context.get(siteContext).library.tree(upload.tree)?.hash ?? ''),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { status, next, ...answer } = await actOnMerge(context, request, params.id);
  return next ? redirect(next) : data(answer, { status });
}

/** Also after a refusal: that something was decided meanwhile is seen on the page. */
export function shouldRevalidate(): boolean {
  return true;
}

export default function TreeMergePage({ loaderData: { page, title, merge }, actionData }: Route.ComponentProps) {
  return (
    <Page title={page.title} eyebrow={title} lead="Pročitajte što bi se promijenilo, odaberite i potvrdite.">
      <AnswerNotice answer={actionData} />
      <MergeReport merge={merge} />
    </Page>
  );
}
