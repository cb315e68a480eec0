import { randomUUID } from 'node:crypto';
import type { RemembrancePorts } from '../contributions/ports.ts';
import { type DocumentStore, keptAs } from '../store/document-store.ts';

export const REPORTS = 'reports';

/** A reader's word that something is not right. */
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

export async function report(
  { store, limits, now }: RemembrancePorts,
  { about, reason, accountId, address }: { about: string; reason: string; accountId: string; address: string },
): Promise<void> {
  await limits.count('report', { account: accountId || address, address });
  const id = randomUUID();
  const at = now().toISOString();
  const fields: Report & Record<string, string> = {
    id,
    about,
    reason: reason.trim().slice(0, 1000),
    at,
    accountId,
    state: 'open',
  };
  await store.commit([{ verb: 'create', collection: REPORTS, id, fields }]);
}

export async function openReports(store: DocumentStore): Promise<Report[]> {
  const found = await store.list(REPORTS, { where: { state: 'open' }, orderBy: { field: 'at' } });
  return found.map(({ fields }) => keptAs<Report>(fields));
}

export async function closeReport({ store, now }: RemembrancePorts, id: string, by: string): Promise<void> {
  const found = await store.get(REPORTS, id);
  if (!found) return;
  const fields = { ...found.fields, state: 'closed', closedBy: by, closedAt: now().toISOString() };
  await store.commit([{ verb: 'set', collection: REPORTS, id, fields }]);
}

export async function reportsBy(store: DocumentStore, accountId: string): Promise<Report[]> {
  const found = await store.list(REPORTS, { where: { accountId } });
  return found.map(({ fields }) => keptAs<Report>(fields));
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
