import { Fault } from '../../domain/fault.ts';
import {
  CONTRIBUTION_HISTORY,
  CONTRIBUTIONS,
  commitChange,
  filesIn,
  historyId,
  listContributions,
} from './contribution.ts';
import { removeUnused } from './keep-media.ts';
import type { ContributionPorts } from './ports.ts';

const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/** What nobody confirmed within a week was told by nobody. */
export async function sweepUnconfirmed(ports: Pick<ContributionPorts, 'store' | 'files' | 'now'>): Promise<void> {
  const { store } = ports;
  const oldest = new Date(ports.now().getTime() - LASTS_MS).toISOString();
  for (const contribution of await listContributions(store, { state: 'unconfirmed' })) {
    if (contribution.at > oldest) continue;
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
      ]);
    } catch (error) {
      if (error instanceof Fault && error.code === 'conflict') continue;
      throw error;
    }
    await removeUnused(ports, filesIn(contribution));
  }
}
