import { data } from 'react-router';
import { findContribution, listContributions } from '../../chronicle/contributions/contribution.ts';
import type { RemembrancePorts } from '../../chronicle/contributions/ports.ts';
import { signedInAccount } from '../../chronicle/identity/signed-in-account.ts';
import { hideContribution, hideMemory } from '../../chronicle/moderation/hide.ts';
import { closeReport, openReports } from '../../chronicle/moderation/report.ts';
import { trustOf } from '../../chronicle/moderation/trust.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { accountContext } from '../account-context.ts';
import { DeskFoot, Published, Reports } from '../features/moderation/desk-sections.tsx';
import { Queue } from '../features/moderation/queue.tsx';
import { deskItem, publishedItem, reportItem } from '../reading/desk-views.ts';
import { moderate } from '../reading/moderate.ts';
import { remembranceContext } from '../remembrance-context.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/editorial';

const RECENT = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { identity, client } = context.get(accountContext);
  const { store, library } = context.get(remembranceContext).ports;
  const { name, email } = await signedInAccount(identity, client);
  const pending = await listContributions(store, { state: 'pending' });
  const decided = [
    ...(await listContributions(store, { state: 'hidden' })),
    ...(await listContributions(store, { state: 'published' })),
  ];
  return {
    page: { title: 'Uredništvo', description: 'Radni stol uredništva.', hiddenFromSearch: true },
    editor: { name, email },
    waiting: await Promise.all(
      pending.map(async (contribution) => deskItem(library, contribution, await trustOf(store, contribution))),
    ),
    decided: decided
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, RECENT)
      .map(publishedItem),
    reports: (await openReports(store)).map((report) => reportItem(library, report)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { identity, client } = context.get(accountContext);
  const { ports } = context.get(remembranceContext);
  const { name } = await signedInAccount(identity, client);
  const form = await request.formData();
  const decision = await moderate(ports, form, { by: name, may: ({ state }) => state !== 'unconfirmed' });
  if (decision) return data(decision, { status: decision.trouble ? 409 : 200 });
  const report = String(form.get('report') ?? '');
  if (form.get('intent') === 'hide-reported') await hideReported(ports, report, name);
  await closeReport(ports, report, name);
  return data({ done: 'Prijava je riješena.', trouble: undefined });
}

async function hideReported(ports: RemembrancePorts, id: string, by: string): Promise<void> {
  const about = (await openReports(ports.store)).find((report) => report.id === id)?.about ?? '';
  const record = ports.library.get(about as RecordKey);
  if (record) return hideMemory(ports, record, by);
  const contribution = await findContribution(ports.store, about.replace('contribution/', ''));
  if (contribution) await hideContribution(ports, contribution, by);
}

export default function EditorialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { editor, waiting, decided, reports } = loaderData;
  return (
    <Page title="Uredništvo" lead={waiting.length === 0 ? 'Na stolu nema ničega.' : 'Ovo čeka vašu riječ.'}>
      {(actionData?.done || actionData?.trouble) && (
        <Notice kind={actionData.trouble ? 'trouble' : 'done'}>{actionData.trouble ?? actionData.done}</Notice>
      )}
      <Queue items={waiting} />
      <Reports reports={reports} />
      <Published items={decided} />
      <DeskFoot>
        <Link to={pathTo('moderationHistory')}>Tko je što odlučio</Link>
        <span>
          Prijavljeni ste kao {editor.name} ({editor.email}).
        </span>
      </DeskFoot>
    </Page>
  );
}
