import { z } from 'zod';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { LONGEST_REPORT } from '../../domain/contribution-limits.ts';
import type { PermissionState } from '../../domain/contribution-permissions.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { AttemptLimits } from '../identity/attempts.ts';
import type { Account } from '../identity/identity.ts';
import { defineCollection } from '../store/collection.ts';
import { commitIfFirst, type DocumentStore } from '../store/document-store.ts';
import { deleteDue } from '../store/oldest-due.ts';
import { type ActOnDeps, actOn, checkPageAction, roleOnMemorial } from './act-on.ts';
import { findContribution, listContributions, permissionStateOf } from './contribution.ts';
import { evenLines } from './contribution-text.ts';
import { hideRecord } from './hide.ts';
import { submissionId } from './submission-id.ts';

export const REPORTS = 'reports';
const MOST_SHOWN = 100;

/** Who wrote a message, as they say; for editors alone. */
const senderSchema = z
  .object({
    name: z.string(),
    /** Empty where there is none: such a message cannot be answered. */
    email: z.string(),
    /** Whether it was sent from an account that had shown the address to be its owner's. */
    emailProven: z.boolean(),
    telephone: z.string(),
  })
  .readonly();

/** A reader reports that something is not right; or writes to the editors, and says who they are. */
const reportSchema = z
  .object({
    id: z.string().min(1),
    /**
     * The record, or the contribution under it: memory/kameno-jaje, contribution/abc. Of a message the path of a page, or
     * nothing.
     */
    about: z.string(),
    reason: z.string(),
    at: z.iso.datetime(),
    /** Empty for a visitor. */
    accountId: z.string(),
    /** Of a message alone. */
    sender: senderSchema.exactOptional(),
    state: z.enum(['open', 'closed']),
    closedBy: z.string().exactOptional(),
    closedAt: z.iso.datetime().exactOptional(),
    /** What editors wrote back, the earliest first. */
    answers: z
      .array(z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() }))
      .readonly()
      .exactOptional(),
  })
  .readonly();
export type Report = z.infer<typeof reportSchema>;
export const reports = defineCollection({ name: REPORTS, schema: reportSchema });

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
  readonly submission?: string | undefined;
}

/** Returns the text as it was stored. */
export async function report({ store, limits, now }: ReportDeps, reporting: Reporting): Promise<string> {
  const { about, accountId, address } = reporting;
  const reason = evenLines(reporting.reason);
  if (reason === '') throw new ContributionFault('nothing-reported');
  if (reason.length > LONGEST_REPORT) throw new ContributionFault('reason-too-long');
  const id = submissionId(reporting.submission);
  if (reporting.submission && (await reports.get(store, id))) return reason;
  await limits.count('report', { account: accountId || address, address });
  const at = now().toISOString();
  const opened: Report = { id, about, reason, at, accountId, state: 'open' };
  await commitIfFirst(store, [{ verb: 'create', collection: REPORTS, id, fields: { ...opened } }]);
  return reason;
}

/** The oldest first, and no more than a desk can show: the others come when these are settled. */
export function openReports(store: DocumentStore): Promise<Report[]> {
  return reports.list(store, { where: { state: 'open' }, orderBy: { field: 'at' }, limit: MOST_SHOWN });
}

/** Settles a report, and answers with it; what it is about stays where it is, or is taken off its page. */
export async function settleReport(
  deps: ActOnDeps,
  { id, hide, account }: { readonly id: string; readonly hide: boolean; readonly account: Account | undefined },
): Promise<Report> {
  const { store, now } = deps;
  checkPageAction(await roleOnMemorial(store, '', account), hide ? 'hide-reported' : 'close-report');
  const found = await reports.get(store, id);
  if (!found) throw new ContributionFault('not-found');
  // A message is about a page or about nothing, and nothing is what every condolence has become.
  if (hide && found.sender) throw new ContributionFault('unknown-action');
  if (hide) await hideReported(deps, found, account);
  const fields = { ...found, state: 'closed', closedBy: account?.name ?? '', closedAt: now().toISOString() };
  await store.commit([{ verb: 'set', collection: REPORTS, id, fields }]);
  return found;
}

/** Nothing of it stays: for what should never have been sent. */
export async function deleteReport(
  store: DocumentStore,
  { id, account }: { readonly id: string; readonly account: Account | undefined },
): Promise<void> {
  checkPageAction(await roleOnMemorial(store, '', account), 'delete-report');
  if (!(await reports.get(store, id))) throw new ContributionFault('not-found');
  await store.commit([{ verb: 'delete', collection: REPORTS, id }]);
}

/** Whatever is settled, with the names and addresses in it, is kept for so long in case it comes up again. */
const SETTLED_KEPT_MS = 365 * 24 * 60 * 60 * 1000;

export async function sweepSettledReports({ store, now }: Pick<ReportDeps, 'store' | 'now'>): Promise<void> {
  await deleteDue(store, REPORTS, { field: 'closedAt', now: now(), keptMs: SETTLED_KEPT_MS });
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

/** A report stays, of nobody, without what was written back to them. A message is its sender's from the first word to the last, and goes. */
export async function forgetReporter(store: DocumentStore, accountId: string): Promise<void> {
  const found = await store.list(REPORTS, { where: { accountId } });
  await store.commit(
    found.map(({ id, fields: { answers: _, ...fields } }) =>
      fields.sender === undefined
        ? { verb: 'set', collection: REPORTS, id, fields: { ...fields, accountId: '' } }
        : { verb: 'delete', collection: REPORTS, id },
    ),
  );
}
