import { data, redirect } from 'react-router';
import { mergeOf } from '../../chronicle/trees/merge-upload.ts';
import { ownUpload } from '../../chronicle/trees/tree-versions.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { decideOnTree } from '../actions/tree-version-actions.ts';
import { TreeReport } from '../features/tree-versions/tree-report.tsx';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { reportView } from '../views/tree-version-views.ts';
import { isTreeName, TREE_WORDS } from '../views/trees.ts';
import type { Route } from './+types/tree-report';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { store, library } = context.get(siteContext);
  const upload = await ownUpload(store, memberOf(context.get(accountContext)).id, params.id);
  if (!upload || !isTreeName(upload.tree)) throw pageNotFound();
  return {
    page: {
      title: TREE_WORDS[upload.tree].title,
      description: 'Što bi nova datoteka promijenila u stablu.',
      crumbs: [
        { label: 'Uredništvo', href: pathTo('editorial') },
        { label: 'Stabla', href: pathTo('treeVersions') },
      ],
      hiddenFromSearch: true,
    },
    report: reportView(upload, {
      isStale: (library.tree(upload.tree)?.hash ?? '') !== upload.basedOn,
      mergeHref: (await mergeOf(store, params.id)) && pathTo('treeMerge', { id: params.id }),
    }),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { status, next, ...answer } = await decideOnTree(context, request, params.id);
  return next ? redirect(next) : data(answer, { status });
}

/** Also after a refusal: that the tree has changed meanwhile is seen on the page. */
export function shouldRevalidate(): boolean {
  return true;
}

export default function TreeReportPage({ loaderData: { page, report }, actionData }: Route.ComponentProps) {
  return (
    <Page title={page.title} eyebrow="Izvješće" lead={`Što bi se promijenilo. Datoteka je poslana ${report.at}.`}>
      <AnswerNotice answer={actionData} />
      <TreeReport report={report} />
    </Page>
  );
}
