import type { ContributionEmail } from '../../domain/contribution-email.ts';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS } from '../../domain/contribution-limits.ts';
import { Fault } from '../../domain/fault.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { unusedWrites } from '../media/unused-files.ts';
import type { Library } from '../reading/library.ts';
import { forgettingWrites } from '../records/erase-record.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { oldestDue } from '../store/oldest-due.ts';
import { CONTRIBUTIONS, type Contribution, contributions, emptied, filesIn, inState } from './contribution.ts';
import {
  CONTRIBUTION_HISTORY,
  commitChange,
  type Decision,
  emptyHistoryWrites,
  type HistoryAction,
  historyId,
  transitionWrites,
} from './contribution-history.ts';
import { evenLines } from './contribution-text.ts';

interface RemoveDeps {
  readonly store: DocumentStore;
  readonly library: Library;
  readonly now: () => Date;
}

/** Its author takes it back: the words, the files, the record it became and everything it ever was. */
export async function withdraw(
  deps: RemoveDeps,
  contribution: Contribution,
  leadsTo: Decision['leadsTo'] = 'withdrawn',
): Promise<void> {
  await removeContent(deps, contribution, { action: 'withdrawn', by: '', role: 'author', leadsTo, reason: '' });
}

export interface RefuseDeps extends RemoveDeps {
  readonly sendEmail: (email: ContributionEmail) => void;
}

/** Its author reads why; nothing of it stays, files included. */
export async function refuse(
  deps: RefuseDeps,
  contribution: Contribution,
  decision: Decision & { readonly reason: string },
): Promise<void> {
  const reason = evenLines(decision.reason);
  if (reason === '') throw new ContributionFault('reason-missing');
  if (reason.length > CONTRIBUTION_LIMITS.reason) throw new ContributionFault('reason-too-long');
  await removeContent(deps, contribution, { ...decision, action: 'refused', reason });
  const { kind, email, origin, content } = contribution;
  const title = kind === 'memory' ? content.title : '';
  if (email !== '') deps.sendEmail({ kind: 'refused', to: email, origin, title, reason });
}

async function removeContent(
  { store, library, now }: RemoveDeps,
  contribution: Contribution,
  { leadsTo, ...change }: Decision & { readonly action: HistoryAction; readonly reason: string },
): Promise<void> {
  const next = emptied(inState(contribution, leadsTo));
  await commitChange(store, [
    ...transitionWrites(next, contribution, { ...change, at: now().toISOString() }),
    ...(await emptyHistoryWrites(store, contribution)),
    ...(contribution.record ? await forgettingWrites({ store, library }, contribution.record as RecordKey) : []),
    ...unusedWrites(filesIn(contribution)),
  ]);
}

const UNCONFIRMED_MS = 7 * 24 * 60 * 60 * 1000;

/** What nobody confirmed within a week goes, and no trace of it stays. */
export async function sweepUnconfirmed({ store, now }: Omit<RemoveDeps, 'library'>): Promise<void> {
  const due = { where: { state: 'unconfirmed' }, field: 'at', now: now(), keptMs: UNCONFIRMED_MS };
  for (const document of await oldestDue(store, CONTRIBUTIONS, due)) {
    const contribution = contributions.read(document);
    if (!contribution) continue;
    const { id, revision } = contribution;
    const history = await store.list(CONTRIBUTION_HISTORY, { where: { contribution: id } });
    const next = historyId(id, revision + 1);
    try {
      await commitChange(store, [
        // Whoever confirms it in this very moment has taken the number, and it stays.
        { verb: 'create', collection: CONTRIBUTION_HISTORY, id: next, fields: {} },
        { verb: 'delete', collection: CONTRIBUTIONS, id },
        ...[next, ...history.map((entry) => entry.id)].map((entry) => ({
          verb: 'delete' as const,
          collection: CONTRIBUTION_HISTORY,
          id: entry,
        })),
        ...unusedWrites(filesIn(contribution)),
      ]);
    } catch (error) {
      if (error instanceof Fault && error.code === 'conflict') continue;
      throw error;
    }
  }
}
