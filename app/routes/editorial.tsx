import { data } from 'react-router';
import {
  findContribution,
  latestContributions,
  listContributions,
} from '../../chronicle/contributions/contribution.ts';
import { openReports } from '../../chronicle/contributions/report.ts';
import { trustOf } from '../../chronicle/contributions/trust.ts';
import { waitingAdmissions } from '../../chronicle/identity/admissions.ts';
import { waitingProposals } from '../../chronicle/trees/tree-proposals.ts';
import { accountContext, accountOf, memberOf } from '../account-context.ts';
import { takeAnswer, takeContributionAction, takeReportAction } from '../actions/contribution-actions.ts';
import { backupContext } from '../backup-context.ts';
import { contributionContext } from '../contribution-context.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { LatestRecords } from '../features/desk/latest-records.tsx';
import { NewRecords } from '../features/desk/new-records.tsx';
import { WaitingBoard } from '../features/desk/waiting-board.tsx';
import { DeskFoot, Published, Reports } from '../features/moderation/desk-sections.tsx';
import { Messages } from '../features/moderation/messages.tsx';
import { Queue } from '../features/moderation/queue.tsx';
import { mailContext } from '../mail-context.ts';
import { memberContext } from '../member-context.ts';
import { photographContext } from '../photograph-context.ts';
import { NOTICE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { mailWarnings } from '../text/mail-warning.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { backupWarning } from '../views/backup-views.ts';
import { keysWithBrokenLinks } from '../views/broken-links.ts';
import { newRecords, othersWaiting, queuesWaiting, recordsWaiting } from '../views/desk-front.ts';
import { deskEntries, latestEntries, recordRow } from '../views/desk-list.ts';
import { deskPlaces } from '../views/desk-places.ts';
import { deskItem, publishedItem } from '../views/desk-views.ts';
import { doneSentence } from '../views/editing-done.ts';
import { messageItem, reportItem } from '../views/report-views.ts';
import type { Route } from './+types/editorial';

/** Of what waits, the oldest; who has decided on them sees the next. A flood must not make the desk too heavy to open. */
const SHOWN_AT_ONCE = 50;
const RECENT = 20;
const RECENT_RECORDS = 6;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { store, library, drafts, trees, today } = context.get(siteContext);
  const { directory, mode } = context.get(memberContext);
  const account = memberOf(context.get(accountContext));
  const { name, email } = account;
  const pending = await listContributions(store, { state: 'pending' });
  const decided = [
    ...(await latestContributions(store, 'hidden', RECENT)),
    ...(await latestContributions(store, 'published', RECENT)),
  ];
  const reports = await openReports(store);
  const fromSenders = reports.filter(({ sender }) => sender);
  const entries = deskEntries({ library, drafts, broken: await keysWithBrokenLinks(library, trees) });
  return {
    page: { title: 'Uredništvo', description: 'Radni stol Uredništva.', hiddenFromSearch: true },
    editor: { name, email },
    backupWarning: backupWarning(context.get(backupContext)?.state()),
    mailWarnings: mailWarnings(context.get(mailContext)),
    done: doneSentence(url.searchParams.get(NOTICE_PARAM)),
    waiting: await Promise.all(
      pending
        .slice(0, SHOWN_AT_ONCE)
        .map(async (contribution) =>
          deskItem(library, contribution, { role: 'editor', trust: await trustOf(store, contribution) }),
        ),
    ),
    others: othersWaiting(pending.length - SHOWN_AT_ONCE),
    decided: decided
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, RECENT)
      .map((contribution) => publishedItem(contribution, 'editor')),
    places: deskPlaces('editor', 'editorial'),
    kinds: newRecords(),
    board: [
      ...queuesWaiting({
        contributions: pending.length,
        messages: fromSenders.length,
        reports: reports.length - fromSenders.length,
        undescribed: context
          .get(photographContext)
          .shelf.find()
          .filter(({ alt }) => alt === '').length,
        treeEdits: (await waitingProposals(store)).length,
        admissions: mode === 'approved' ? (await waitingAdmissions(store)).length : 0,
      }),
      ...recordsWaiting(entries),
    ],
    latest: latestEntries(entries, account, RECENT_RECORDS).map(recordRow),
    messages: reports.map((report) => messageItem(library, report)).filter((message) => message !== undefined),
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
  const { editor, done, places, kinds, waiting, board, latest, decided, messages, reports } = loaderData;
  return (
    <Page title="Uredništvo">
      <DeskNav places={places} />
      {!actionData && done && <Notice kind="done">{done}</Notice>}
      {(actionData?.done || actionData?.trouble) && (
        <Notice kind={actionData.trouble ? 'trouble' : 'done'}>{actionData.trouble ?? actionData.done}</Notice>
      )}
      {loaderData.backupWarning && (
        <Notice kind="trouble">
          {loaderData.backupWarning} <Link to={pathTo('backups')}>Pogledajte zašto</Link>
        </Notice>
      )}
      {loaderData.mailWarnings.map((warning) => (
        <Notice key={warning} kind="trouble">
          {warning}
        </Notice>
      ))}
      <WaitingBoard items={board} />
      <NewRecords kinds={kinds} />
      <Queue items={waiting} />
      {loaderData.others && <p>{loaderData.others}</p>}
      <Messages messages={messages} unsent={actionData?.unsent} />
      <Reports reports={reports} unsent={actionData?.unsent} />
      <Published items={decided} />
      <LatestRecords rows={latest} />
      <DeskFoot>
        <span>
          Prijavljeni ste kao {editor.name} ({editor.email}).
        </span>
      </DeskFoot>
    </Page>
  );
}
