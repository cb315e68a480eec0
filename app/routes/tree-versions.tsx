import { data, redirect } from 'react-router';
import { waitingProposals } from '../../chronicle/trees/tree-proposals.ts';
import { versionsBefore, versionsOf } from '../../chronicle/trees/tree-version.ts';
import { uploadsOf } from '../../chronicle/trees/tree-versions.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { changeTrees } from '../actions/tree-version-actions.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { TreeSection, VersionButton } from '../features/tree-versions/tree-section.tsx';
import { BEFORE_PARAM, NOTICE_PARAM, TREE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { deskPlaces } from '../views/desk-places.ts';
import { doneSentence } from '../views/editing-done.ts';
import { findingCount } from '../views/tree-health-views.ts';
import { treeSection } from '../views/tree-version-views.ts';
import { TREE_NAMES } from '../views/trees.ts';
import type { Route } from './+types/tree-versions';

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { store, library } = context.get(siteContext);
  const waiting = await uploadsOf(store, memberOf(context.get(accountContext)).id);
  const proposals = await waitingProposals(store);
  const before = /^\d{1,9}$/.exec(searchParams.get(BEFORE_PARAM) ?? '')?.[0];
  const sections = TREE_NAMES.map(async (tree) => {
    const isEarlier = before !== undefined && searchParams.get(TREE_PARAM) === tree;
    const versions = await (isEarlier ? versionsBefore(store, tree, Number(before)) : versionsOf(store, tree));
    const findings = await findingCount(context, tree);
    const current = library.tree(tree);
    return treeSection(tree, { current, versions, fromLatest: !isEarlier, waiting, proposals, findings });
  });
  return {
    places: deskPlaces('editor', 'treeVersions'),
    page: {
      title: 'Stabla',
      description: 'Nove datoteke i ranije inačice obiteljskih stabala.',
      crumbs: [{ label: 'Uredništvo', href: pathTo('editorial') }],
      hiddenFromSearch: true,
    },
    sections: await Promise.all(sections),
    done: doneSentence(searchParams.get(NOTICE_PARAM)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, next, ...answer } = await changeTrees(context, request);
  return next ? redirect(next) : data(answer, { status });
}

export default function TreeVersionsPage({ loaderData: { places, sections, done }, actionData }: Route.ComponentProps) {
  return (
    <Page title="Stabla" lead="Pošaljite stablo iz svojega programa, pročitajte što bi se promijenilo i potvrdite.">
      <DeskNav places={places} />
      {!actionData && done && (
        <Notice kind="done" focused>
          {done}
        </Notice>
      )}
      {(actionData?.done || actionData?.trouble) && (
        <Notice kind={actionData.trouble ? 'trouble' : 'done'} focused>
          {actionData.trouble ?? actionData.done}
          {actionData.restorable && (
            <VersionButton
              {...actionData.restorable}
              intent="restore"
              label={`Vratite ${actionData.restorable.number}. inačicu`}
            />
          )}
        </Notice>
      )}
      {sections.map((section) => (
        <TreeSection key={section.tree} section={section} />
      ))}
      <p>
        <Link to={pathTo('treeLinks')}>Tko je tko u oba stabla</Link>
      </p>
    </Page>
  );
}
