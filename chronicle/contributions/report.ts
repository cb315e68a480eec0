import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { LONGEST_REPORT } from '../../domain/contribution-limits.ts';
import type { PermissionState } from '../../domain/contribution-permissions.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { AttemptLimits } from '../identity/attempts.ts';
import type { Account } from '../identity/identity.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { type ActOnDeps, actOn, checkPageAction, roleOnMemorial } from './act-on.ts';
import { findContribution, listContributions, permissionStateOf } from './contribution.ts';
import { evenLines } from './contribution-text.ts';
import { hideRecord } from './hide.ts';

export const REPORTS = 'reports';

/** A reader reports that something is not right. */
const reportSchema = z
  .object({
    id: z.string().min(1),
    /** The record, or the contribution under it: memory/kameno-jaje, contribution/abc. */
    about: z.string().min(1),
    reason: z.string(),
    at: z.iso.datetime(),
    /** Empty for a visitor. */
    accountId: z.string(),
    state: z.enum(['open', 'closed']),
    closedBy: z.string().exactOptional(),
    closedAt: z.iso.datetime().exactOptional(),
  })
  .readonly();
export type Report = z.infer<typeof reportSchema>;
export const reports = defineCollection({ name: REPORTS, schema: reportSchema });

interface ReportDeps {
  readonly store: DocumentStore;
  readonly limits: AttemptLimits;
  readonly now: () => Date;
}

interface Reporting {
  /** A whole reference to something that the caller has found to be there. */
  readonly about: string;
  readonly reason: string;
  /** Empty for a visitor. */
  readonly accountId: string;
  readonly address: string;
}

/** Returns the text as it was stored. */
export async function report({ store, limits, now }: ReportDeps, reporting: Reporting): Promise<string> {
  const { about, accountId, address } = reporting;
  const reason = evenLines(reporting.reason);
  if (reason === '') throw new ContributionFault('nothing-reported');
  if (reason.length > LONGEST_REPORT) throw new ContributionFault('reason-too-long');
  await limits.count('report', { account: accountId || address, address });
  const id = randomUUID();
  const at = now().toISOString();
  const opened: Report = { id, about, reason, at, accountId, state: 'open' };
  await store.commit([{ verb: 'create', collection: REPORTS, id, fields: { ...opened } }]);
  return reason;
}

export function openReports(store: DocumentStore): Promise<Report[]> {
  return reports.list(store, { where: { state: 'open' }, orderBy: { field: 'at' } });
}

/** Settles a report; what it is about stays where it is, or is taken off its page. */
export async function settleReport(
  deps: ActOnDeps,
  { id, hide, account }: { readonly id: string; readonly hide: boolean; readonly account: Account | undefined },
): Promise<void> {
  const { store, now } = deps;
  checkPageAction(await roleOnMemorial(store, '', account), hide ? 'hide-reported' : 'close-report');
  const found = await reports.get(store, id);
  if (!found) throw new ContributionFault('not-found');
  if (hide) await hideReported(deps, found, account);
  const fields = { ...found, state: 'closed', closedBy: account?.name ?? '', closedAt: now().toISOString() };
  await store.commit([{ verb: 'set', collection: REPORTS, id, fields }]);
}

/** Nothing but an editor brings it back. What a steward hid is hidden by the editor from now on, too. */
const STAYS_OFF: readonly PermissionState[] = ['hidden-by-editor', 'refused', 'withdrawn'];

async function hideReported(deps: ActOnDeps, { about }: Report, account: Account | undefined): Promise<void> {
  const { store, library } = deps;
  const [kind, id = ''] = about.split('/');
  const contribution =
    kind === 'contribution'
      ? await findContribution(store, id)
      : (await listContributions(store, { record: about, state: 'published' }))[0];
  if (contribution) {
    if (!STAYS_OFF.includes(permissionStateOf(contribution))) {
      await actOn(deps, contribution, { action: 'hide' }, { account });
    }
  } else if (library.get(about as RecordKey)) await hideRecord(deps, about as RecordKey, account?.name ?? '');
}

export function reportsBy(store: DocumentStore, accountId: string): Promise<Report[]> {
  return reports.list(store, { where: { accountId } });
}

export async function forgetReporter(store: DocumentStore, accountId: string): Promise<void> {
  const found = await store.list(REPORTS, { where: { accountId } });
  await store.commit(
    found.map(({ id, fields }) => ({
      verb: 'set' as const,
      collection: REPORTS,
      id,
      fields: { ...fields, accountId: '' },
    })),
  );
}
