import { data } from 'react-router';
import { acceptedIn } from '../../chronicle/trees/tree-health.ts';
import { decideOnFindings } from '../actions/tree-health-actions.ts';
import { answering } from '../actions/tree-version-actions.ts';
import { Accepted, FindingGroup, HealthSummary } from '../features/tree-health/tree-health.tsx';
import { NOTICE_PARAM, NOTICES, TYPE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { Pages } from '../ui/pages.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { inspectedTree } from '../views/inspected-tree.ts';
import { listPage } from '../views/list-parameters.ts';
import { treeDeskPage } from '../views/tree-desk-page.ts';
import { askedKind, healthView, openFindings } from '../views/tree-health-views.ts';
import type { Route } from './+types/tree-health';

const FINDINGS_ON_A_PAGE = 50;
const MERGED =
  'Stablo je spojeno s datotekom. Neke osobe sada imaju više zapisa o rođenju ili smrti; odaberite koji vrijedi.';

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { tree, inspection } = await inspectedTree(context, params.tree);
  const accepted = await acceptedIn(context.get(siteContext).store, tree);
  const kind = askedKind(searchParams);
  const path = pathTo('treeHealth', { tree });
  const list =
    kind &&
    listPage(
      openFindings(inspection, accepted).filter((one) => one.kind === kind && one.more === undefined),
      { path, searchParams, filters: [TYPE_PARAM], size: FINDINGS_ON_A_PAGE },
    );
  return {
    ...treeDeskPage(tree, 'treeHealth', {
      title: 'Provjera stabla',
      about: 'što se u stablu ne slaže i što vrijedi pogledati.',
    }),
    path,
    notice: searchParams.get(NOTICE_PARAM) === NOTICES.merged ? { done: MERGED } : undefined,
    health: healthView(tree, inspection, accepted, kind && list && { kind, findings: list.items }),
    pages: list?.pages ?? [],
    current: list?.current ?? 1,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { tree, inspection } = await inspectedTree(context, params.tree);
  const form = await request.formData();
  const { status, ...answer } = await answering(() => decideOnFindings(context, tree, inspection, form));
  return data(answer, { status });
}

export default function TreeHealthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, path, notice, tabs, health, pages, current } = loaderData;
  return (
    <Page title={page.title} lead={lead}>
      <AnswerNotice answer={actionData ?? notice} />
      <Tabs label="Stablo" tabs={tabs} />
      <HealthSummary health={health} />
      {health.chosen && (
        <p>
          Samo: {health.chosen.toLowerCase()}. <a href={path}>Sve vrste</a>
        </p>
      )}
      {health.groups.map((group) => (
        <FindingGroup key={group.word} group={group} />
      ))}
      {health.chosen && health.groups.length === 0 && <p>Takvih primjedaba više nema.</p>}
      <Pages label="Stranice popisa" pages={pages} current={current} />
      <Accepted accepted={health.accepted} word="Tako je" />
    </Page>
  );
}
