import { CONTRIBUTION_HISTORY, CONTRIBUTIONS, filesIn, listContributions } from './contribution.ts';
import { removeUnused } from './keep-media.ts';
import type { RemembrancePorts } from './ports.ts';

const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/** What nobody confirmed within a week was told by nobody. */
export async function sweepUnconfirmed(ports: Pick<RemembrancePorts, 'store' | 'files' | 'now'>): Promise<void> {
  const oldest = new Date(ports.now().getTime() - LASTS_MS).toISOString();
  for (const contribution of await listContributions(ports.store, { state: 'unconfirmed' })) {
    if (contribution.at > oldest) continue;
    const history = await ports.store.list(CONTRIBUTION_HISTORY, { where: { contribution: contribution.id } });
    await ports.store.commit([
      { verb: 'delete', collection: CONTRIBUTIONS, id: contribution.id },
      ...history.map(({ id }) => ({ verb: 'delete' as const, collection: CONTRIBUTION_HISTORY, id })),
    ]);
    await removeUnused(ports, filesIn(contribution));
  }
}
