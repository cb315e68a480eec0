import { data } from 'react-router';
import { findContribution, listContributions } from '../../chronicle/contributions/contribution.ts';
import { openReports } from '../../chronicle/contributions/report.ts';
import { trustOf } from '../../chronicle/contributions/trust.ts';
import { accountContext, accountOf, memberOf } from '../account-context.ts';
import { takeAnswer, takeContributionAction, takeReportAction } from '../actions/contribution-actions.ts';
import { contributionContext } from '../contribution-context.ts';
import { DeskFoot, Drafts, Published, Reports } from '../features/moderation/desk-sections.tsx';
import { Messages } from '../features/moderation/messages.tsx';
import { Queue } from '../features/moderation/queue.tsx';
import { memberContext } from '../member-context.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { deskItem, draftItems, publishedItem } from '../views/desk-views.ts';
import { messageItem, reportItem } from '../views/report-views.ts';
import type { Route } from './+types/editorial';

const RECENT = 20;
const MOST_DRAFTS = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const { store, library, trees, today } = context.get(siteContext);
  const { directory } = context.get(memberContext);
  const { name, email } = memberOf(context.get(accountContext));
  const pending = await listContributions(store, { state: 'pending' });
  const decided = [
    ...(await listContributions(store, { state: 'hidden' })),
    ...(await listContributions(store, { state: 'published' })),
  ];
  const reports = await openReports(store);
  return {
    page: { title: 'Uredništvo', description: 'Radni stol Uredništva.', hiddenFromSearch: true },
    editor: { name, email },
    waiting: await Promise.all(
      pending.map(async (contribution) =>
        deskItem(library, contribution, { role: 'editor', trust: await trustOf(store, contribution) }),
      ),
    ),
    decided: decided
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, RECENT)
      .map((contribution) => publishedItem(contribution, 'editor')),
    messages: reports.map((report) => messageItem(library, report)).filter((message) => message !== undefined),
    drafts: draftItems(library, MOST_DRAFTS),
    reports: await Promise.all(
      reports.filter(({ sender }) => !sender).map((report) => reportItem({ library, trees, directory, today }, report)),
    ),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const account = accountOf(context.get(accountContext));
  const services = context.get(contributionContext);
  const form = await request.formData();
  const id = form.get('contribution');
  if (form.get('intent') === 'answer-report') {
    const { directory } = context.get(memberContext);
    const { origin } = context.get(accountContext).client;
    const { status, done, unsent } = await takeAnswer({ ...services, directory }, form, { account, origin });
    return data({ done, trouble: undefined, unsent }, { status });
  }
  const { status, done, trouble } =
    typeof id === 'string'
      ? await takeContributionAction(services, form, await findContribution(services.store, id), { account })
      : await takeReportAction(services, form, account);
  return data({ done, trouble, unsent: undefined }, { status });
}

export default function EditorialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { editor, waiting, decided, drafts, messages, reports } = loaderData;
  const isEmpty = waiting.length === 0 && reports.length === 0 && messages.length === 0;
  return (
    <Page title="Uredništvo" lead={isEmpty ? 'Ništa ne čeka. Hvala vam.' : 'Ovo čeka vašu riječ.'}>
      {(actionData?.done || actionData?.trouble) && (
        <Notice kind={actionData.trouble ? 'trouble' : 'done'}>{actionData.trouble ?? actionData.done}</Notice>
      )}
      <Queue items={waiting} />
      <Messages messages={messages} unsent={actionData?.unsent} />
      <Reports reports={reports} unsent={actionData?.unsent} />
      <Drafts drafts={drafts} />
      <Published items={decided} />
      <DeskFoot>
        <Link to={pathTo('members')}>Članovi</Link>
        <Link to={pathTo('moderationHistory')}>Tko je što odlučio</Link>
        <span>
          Prijavljeni ste kao {editor.name} ({editor.email}).
        </span>
      </DeskFoot>
    </Page>
  );
}
