import { randomUUID } from 'node:crypto';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { LONGEST_REPORT } from '../../domain/contribution-limits.ts';
import type { PermissionState } from '../../domain/contribution-permissions.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { AttemptLimits } from '../identity/attempts.ts';
import type { Account } from '../identity/identity.ts';
import { asTrusted, type DocumentStore } from '../store/document-store.ts';
import { type ActOnDeps, actOn, checkPageAction, roleOnMemorial } from './act-on.ts';
import { findContribution, listContributions, permissionStateOf } from './contribution.ts';
import { evenLines } from './contribution-text.ts';
import { hideRecord } from './hide.ts';

export const REPORTS = 'reports';

/** A reader reports that something is not right. */
export interface Report {
  readonly id: string;
  /** The record, or the contribution under it: memory/kameno-jaje, contribution/abc. */
  readonly about: string;
  readonly reason: string;
  readonly at: string;
  /** Empty for a visitor. */
  readonly accountId: string;
  readonly state: 'open' | 'closed';
}

export interface ReportDeps {
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

/** Answers with the words as they were kept. */
export async function report({ store, limits, now }: ReportDeps, reporting: Reporting): Promise<string> {
  const { about, accountId, address } = reporting;
  const reason = evenLines(reporting.reason);
  if (reason === '') throw new ContributionFault('nothing-reported');
  if (reason.length > LONGEST_REPORT) throw new ContributionFault('reason-too-long');
  await limits.count('report', { account: accountId || address, address });
  const id = randomUUID();
  const at = now().toISOString();
  const fields: Report & Record<string, string> = {
    id,
    about,
    reason,
    at,
    accountId,
    state: 'open',
  };
  await store.commit([{ verb: 'create', collection: REPORTS, id, fields }]);
  return reason;
}

export async function openReports(store: DocumentStore): Promise<Report[]> {
  const found = await store.list(REPORTS, { where: { state: 'open' }, orderBy: { field: 'at' } });
  return found.map(({ fields }) => asTrusted<Report>(fields));
}

/** Settles a report; what it is about stays where it is, or is taken off its page. */
export async function settleReport(
  deps: ActOnDeps,
  { id, hide, account }: { readonly id: string; readonly hide: boolean; readonly account: Account | undefined },
): Promise<void> {
  const { store, now } = deps;
  checkPageAction(await roleOnMemorial(store, '', account), hide ? 'hide-reported' : 'close-report');
  const found = await store.get(REPORTS, id);
  if (!found) throw new ContributionFault('not-found');
  const by = account?.name ?? '';
  if (hide) await hideReported(deps, asTrusted<Report>(found.fields), account);
  const fields = { ...found.fields, state: 'closed', closedBy: by, closedAt: now().toISOString() };
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

export async function reportsBy(store: DocumentStore, accountId: string): Promise<Report[]> {
  const found = await store.list(REPORTS, { where: { accountId } });
  return found.map(({ fields }) => asTrusted<Report>(fields));
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
