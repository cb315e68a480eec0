import type { RecordKey } from '../../domain/reference.ts';
import { forgettingWrites } from '../records/erase-record.ts';
import { type Contribution, commitChange, emptied, filesIn, transitionWrites } from './contribution.ts';
import { removeUnused } from './keep-media.ts';
import type { ContributionPorts } from './ports.ts';

/** Its teller takes it back: the words, the files, the record it became and everything it ever was. */
export async function withdrawContribution(ports: ContributionPorts, contribution: Contribution): Promise<void> {
  const { store } = ports;
  const act = { deed: 'withdrawn', by: '', role: 'teller', at: ports.now().toISOString() } as const;
  await commitChange(store, [
    ...transitionWrites(emptied(contribution, 'withdrawn'), contribution, act),
    ...(await forgettingHistory(ports, contribution)),
    ...(contribution.record ? await forgettingWrites(store, contribution.record as RecordKey) : []),
  ]);
  await removeUnused(ports, filesIn(contribution));
}

/** Lines of history keep who did what and when, and nothing of what was told. */
export async function forgettingHistory({ store }: Pick<ContributionPorts, 'store'>, { id }: Contribution) {
  const entries = await store.list('contribution-history', { where: { contribution: id } });
  return entries.map(({ collection, id: entry, fields }) => ({
    verb: 'set' as const,
    collection,
    id: entry,
    fields: { ...fields, title: '', ...(fields.deed === 'told' || fields.deed === 'corrected' ? { by: '' } : {}) },
  }));
}
